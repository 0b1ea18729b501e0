import type { Language } from '../languages.ts'
import { defaultSettings } from './defaults.ts'
import { defaultSettingsInUrdu } from './defaults-ur.ts'
import type { SchoolSettings } from './settings.ts'

/** The settings of a fresh school by the language of their texts. Only the server reads this file. */
export const defaultsIn: { en: SchoolSettings } & Partial<Record<Language, SchoolSettings>> = {
  en: defaultSettings,
  ur: defaultSettingsInUrdu,
}
