import type { Context } from 'hono'
import type { SchoolSettings } from '#contract'
import { textsIn } from '#contract/school/translations'
import { languageFor } from './language-of.ts'

/** The settings with the school's texts in the language of the caller. */
export const textsFor = (c: Context, settings: SchoolSettings): SchoolSettings =>
  textsIn(settings, languageFor(c, settings))
