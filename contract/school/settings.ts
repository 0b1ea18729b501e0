import type * as z from 'zod'
import type { TextBlock } from '../formatted-text/blocks.ts'
import type { LegalPage } from './choices.ts'
import type { schoolSettings } from './fields.ts'
import type { InFirst } from './translations.ts'

/**
 * What a school decides about its portal; what each setting means is said at its schema, in `fields.ts`. The texts of a
 * fresh school are in `defaults.ts`, which only the server reads.
 */
export type SchoolSettings = z.infer<typeof schoolSettings>

export type Region = SchoolSettings['region']

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

/** What the link to a page of the school's own says. */
export type OwnPageLink = Omit<Shown['ownPages'][number], 'text' | 'files'>

/** The settings that visitors may read; of the long texts those that have come with a page. */
export type PublicSchool = Omit<Shown, 'confirmed' | 'leavers' | 'legal' | 'ownPages' | 'userIds' | keyof PageTexts> &
  Partial<ReadTexts> & {
    userIds: Pick<SchoolSettings['userIds'], 'suffix'>
    ownPages: OwnPageLink[]
    /** Those that the school must have and has confirmed. */
    legalPages: LegalPage[]
    /** Notices can be had by mail. */
    mail?: true | undefined
  }
