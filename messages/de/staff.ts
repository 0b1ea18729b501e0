import type { Translates } from '../translates.ts'

/** What is not here is English. */
export * from '../en/staff.ts'

export { staffTitles } from './staff-titles.ts'
export { moveText } from './theme-move.ts'

export type Complete = Translates<typeof import('./staff.ts'), typeof import('../en/staff.ts')>
