import type { SchoolImport } from '#contract/operations'

/** The props of a draft and of each of its sections. */
export type DraftProps = {
  current: SchoolImport
  /** Called with the import as a call returned it. */
  onChanged: (next: SchoolImport) => void
}
