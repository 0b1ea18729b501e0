import type { Context } from 'hono'
import { offeredLanguages, type SchoolSettings } from '#contract'
import { textsIn } from '#contract/school/translations'
import { languageOf } from './language-of.ts'

/** The settings with the school's texts in the language of whoever asks. */
export const textsFor = (c: Context, settings: SchoolSettings): SchoolSettings =>
  textsIn(settings, languageOf(c, offeredLanguages(settings.languages)))
