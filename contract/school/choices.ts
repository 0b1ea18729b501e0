/** The choices that settings of the school have. */

export const DRAWINGS = ['gate', 'library', 'science'] as const
export const BOX_ICONS = ['user', 'report', 'calendar'] as const
/** 23 Nov 2026; Nov 23, 2026; 2026-11-23 */
export const DATE_FORMATS = ['day-month-year', 'month-day-year', 'year-month-day'] as const
/** 123; as the language writes them, such as ۱۲۳ */
export const DIGITS = ['latin', 'language'] as const

/** From when students and families may read a new report. */
export const REPORTS_SHOWN = ['atOnce', 'whenReleased'] as const

export const HIDEABLE_PAGES = ['board', 'about', 'contact', 'questions'] as const
/** `board`: the notice board, with each notice, the feed, and the notices on Home. */
export type HideablePage = (typeof HIDEABLE_PAGES)[number]

/** The parts that state facts, which in a fresh school are those of a sample. */
export const SAMPLE_PARTS = [
  'identity',
  'contact',
  'slides',
  'summary',
  'admissions',
  'about',
  'team',
  'questions',
] as const
export type SamplePart = (typeof SAMPLE_PARTS)[number]

/** The pages that a school must have. Each is a draft, which nobody but admins sees, until an admin confirms it. */
export const LEGAL_PAGES = ['privacy', 'imprint', 'accessibility'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** Where the link to a page of the school's own is. */
export const PAGE_PLACES = ['menu', 'footer'] as const

/** The path of a page that the school has written: one of its own by its address, or one that it must have. */
export const ownPagePath = (slug: string): string => `/page/${slug}`
