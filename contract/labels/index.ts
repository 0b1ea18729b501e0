/** What fields and choices are called, for who serves several languages at once. A portal has one: `#contract/labels/<entity>`. */
import { byLanguage, type Language } from '../languages.ts'
import * as de from './de/index.ts'
import * as en from './en/index.ts'
import * as ur from './ur/index.ts'

type Labels = typeof en

const own: Partial<Record<Language, Partial<Labels>>> = { de, ur }

const labels = /* @__PURE__ */ byLanguage((language): Labels => ({ ...en, ...own[language] }))

/** In a language; what it does not have is English. */
export const labelsIn = (language: Language): Labels => labels[language]

/** What a value on the wire is called; itself if it has no label. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value
