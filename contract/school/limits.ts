/** Bounds of a school's settings: lengths of texts in UTF-16 code units, and how many entries a list may have. */
export const schoolLimits = {
  name: 100,
  shortName: 30,
  motto: 150,
  /** Every other text of one line. */
  line: 200,
  addressLines: 6,
  phones: 4,
  classes: 60,
  className: 20,
  userIdSuffix: 60,
  formerSuffixes: 100,
  colours: 2,
  slides: 8,
  boxes: 6,
  paragraph: 2_000,
  paragraphs: 30,
  team: 60,
  /** For how many years records of former students may be kept, if not for ever. */
  keepYears: { least: 1, most: 100 },
  questions: 60,
  ownPages: 10,
  /** The address of a page. */
  slug: 80,
  /** The text of a page. */
  pageText: 20_000,
  /** Files of one page. */
  pageFiles: 5,
  /** Files of all pages in all versions that are kept, and those that were sent and are not saved. */
  files: 200,
  /** All settings that are sent with every page, together in one language, as JSON in UTF-8. */
  bytes: 60_000,
  /** The pages together in one language: each version has them. */
  pageBytes: 120_000,
  /** The versions that are kept. */
  versions: 200,
} as const
