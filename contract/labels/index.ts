/** What fields and choices are called, for who serves several languages at once. A portal has one: `#contract/labels/<entity>`. */
import type { Language } from '../languages.ts'
import * as en from './en/index.ts'
import * as ur from './ur/index.ts'

type Labels = typeof en

/** A language that is not here has the labels of English. */
const labels: Partial<Record<Language, Labels>> = { ur }

export const labelsIn = (language: Language): Labels => labels[language] ?? en

/** What a value on the wire is called; itself if it has no label. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value
