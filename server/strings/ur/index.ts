import type { Translates } from '#contract'

export { strings as lists } from './lists.ts'
export { strings as person } from './person.ts'
export { strings as schoolZip } from './school-zip.ts'
export { strings as template } from './template.ts'

export type Complete = Translates<typeof import('./index.ts'), typeof import('../en/index.ts')>
