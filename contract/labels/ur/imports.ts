import type { Translates } from '../../translates.ts'

/** What a column of a file is called that no record has. */
export const importLabels = { birthDate: 'تاریخ پیدائش' }

export type Complete = Translates<typeof import('./imports.ts'), typeof import('../en/imports.ts')>
