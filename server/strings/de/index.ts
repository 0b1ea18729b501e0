export { strings as feed } from './feed.ts'
