import type * as z from 'zod'
import type { TextBlock } from '../formatted-text/blocks.ts'
import type { schoolSettings } from './fields.ts'
import type { InFirst } from './translations.ts'

/**
 * What a school decides about its portal; what each setting means is said at its schema, in `fields.ts`. The texts of a
 * fresh school are in `defaults.ts`, which only the server reads.
 */
export type SchoolSettings = z.infer<typeof schoolSettings>

export type Region = SchoolSettings['region']

export const DRAWINGS = ['gate', 'library', 'science'] as const
export const BOX_ICONS = ['user', 'report', 'calendar'] as const
/** 23 Nov 2026; Nov 23, 2026; 2026-11-23 */
export const DATE_FORMATS = ['day-month-year', 'month-day-year', 'year-month-day'] as const
/** 123; as the language writes them, such as ۱۲۳ */
export const DIGITS = ['latin', 'language'] as const

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

/** Settings in the language of a page: each object that has texts names those that are in the first language. */
type InOneLanguage<T> = T extends readonly (infer Entry)[]
  ? InOneLanguage<Entry>[]
  : T extends object
    ? { [Name in keyof T]: InOneLanguage<T[Name]> } & InFirst
    : T

type Shown = InOneLanguage<SchoolSettings>

/** The long texts that only one page shows, by the name of that page. */
export type PageTexts = Pick<Shown, 'about' | 'questions'>

/** `text`: what was typed, as it is shown. */
type WithText<Written> = Written & { text: TextBlock[] }

/** The same as visitors get them. */
export type ReadTexts = { about: WithText<PageTexts['about']>; questions: WithText<PageTexts['questions'][number]>[] }

/** The settings that visitors may read; of the long texts those that have come with a page. */
export type PublicSchool = Omit<Shown, 'confirmed' | 'leavers' | 'userIds' | keyof PageTexts> &
  Partial<ReadTexts> & { userIds: Pick<SchoolSettings['userIds'], 'suffix'> }
