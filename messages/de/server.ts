/** What is not here is English. */
export { lists, person, schoolZip, template } from '../en/server.ts'
export * from './failures.ts'
export { rendering } from './rendering.ts'
