import type { TextBlock } from '../formatted-text/blocks.ts'
import type { Language } from '../languages.ts'
import type { HideablePage, PublicSchool, SchoolSettings } from './settings.ts'
import { textsIn } from './translations.ts'

/** All that visitors may read, in one language. What only a hidden page shows is left out. */
export function publicSchool(whole: SchoolSettings, language: Language = whole.languages.first): PublicSchool {
  const { confirmed, leavers, userIds, about, questions, ...settings } = textsIn(whole, language)
  const { pages } = settings
  const { suffix } = userIds
  return { ...settings, userIds: { suffix }, ...(pages.about && { about }), ...(pages.questions && { questions }) }
}

/** What comes with the document of a page. */
export function schoolOfPage({ about, questions, ...school }: PublicSchool, page?: HideablePage): PublicSchool {
  return { ...school, ...(page === 'about' && { about }), ...(page === 'questions' && { questions }) }
}

/** The settings with the long texts of their pages as these are shown. @param read the reader, which visitors do not need */
export function readTexts<School extends Pick<PublicSchool, 'about' | 'questions'>>(
  school: School,
  read: (text: string) => TextBlock[],
): School {
  const { about, questions } = school
  return {
    ...school,
    ...(about && { about: { ...about, text: about.paragraphs.flatMap(read) } }),
    ...(questions && { questions: questions.map((item) => ({ ...item, text: read(item.answer) })) }),
  }
}
