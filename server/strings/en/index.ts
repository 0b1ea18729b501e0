export { strings as lists } from './lists.ts'
export { strings as person } from './person.ts'
export { strings as schoolZip } from './school-zip.ts'
export { strings as template } from './template.ts'
