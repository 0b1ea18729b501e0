import { faultExamples } from '../../messages/numbers.ts'

/** Bounds of an import, see docs/limits.md. */
export const importLimits = {
  /** People of one import: a school of several thousand is two files. */
  rows: 5_000,
  columns: 60,
  /** Characters of one cell; more is no text that a field takes. */
  cell: 4_000,
  /** A CSV or .xlsx file, and what is pasted. */
  sheetBytes: 10 * 1024 * 1024,
  /** What an .xlsx unpacks to. */
  unpackedSheetBytes: 100 * 1024 * 1024,
  /** A ZIP of photos, or of a whole school. Send the photos of a larger one in several, or as a folder. */
  zipBytes: 512 * 1024 * 1024,
  /** Files in a ZIP. */
  zipFiles: 20_000,
  /** Texts that a draft replaces by others in all rows, and the characters of one. */
  replacements: 200,
  decidedText: 200,
  /** Faults of several rows that are listed; the others are only at their rows. */
  listedFaults: 20,
  faultExamples,
  /** Readings and changes of drafts that may wait while one is planned; one more is refused with Retry-After. */
  waitingPlans: 20,
  /** Bytes that the drafts of one login have together in the database, without photos. */
  draftBytes: 100 * 1024 * 1024,
  /** The same of the whole school. */
  allDraftBytes: 300 * 1024 * 1024,
  /** Characters of a photo's name with its folders, in a ZIP or a folder. */
  path: 1_000,
  /** Rows of one page of `getImport`. */
  pageRows: 100,
  /** Rows that stay on a page after a change: those of the page, and what earlier changes have added. */
  shownRows: 1_000,
  /** Photos without a person that are listed by name; the others are only counted. */
  listedPhotos: 200,
  /**
   * Seconds after which a server that has not renewed its task of an import has lost it: another server may continue.
   */
  lostSeconds: 20,
} as const
