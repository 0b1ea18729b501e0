import { SECRET_FIELDS } from '#contract/imports'
import type { SchoolImport } from '#contract/operations'

/** A column of the file, as the contract shows it. */
export type FileColumn = SchoolImport['columns'][number]

/** A value as a person is shown it: dots in place of a secret. */
export const shownValue = (field: string | null, value: string): string =>
  value !== '' && field !== null && SECRET_FIELDS.includes(field) ? '••••••' : value
