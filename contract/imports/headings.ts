import { messagesIn } from '#messages/all'
import type { Language } from '../languages.ts'
import type { ImportKind } from './columns.ts'

/** The headings of the columns in a language, by field. A portal has those of its own language in the columns. */
export function headingsIn(language: Language): Record<ImportKind, Readonly<Record<string, string>>> {
  const { importLabels, loginLabels, photoLabels, studentLabels, teacherLabels } = messagesIn(language)
  const ofBoth = { ...loginLabels, ...importLabels, photo: photoLabels.photo }
  return { student: { ...ofBoth, ...studentLabels }, teacher: { ...ofBoth, ...teacherLabels } }
}
