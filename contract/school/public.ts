import { type TextBlock, typedBlocks } from '../formatted-text/blocks.ts'
import type { Language } from '../languages.ts'
import type { HideablePage } from './choices.ts'
import { confirmedLegalPages } from './own-pages.ts'
import type { PublicSchool, SchoolSettings } from './settings.ts'
import { textsIn } from './translations.ts'

/**
 * All that visitors may read, in one language. What only a hidden page shows is left out.
 * @param read the reader of the long texts, which visitors do not need; without it they are as they were typed
 * @param mail whether the server sends mail
 */
export function publicSchool(
  whole: SchoolSettings,
  language: Language = whole.languages.first,
  read: (text: string) => TextBlock[] = typedBlocks,
  mail = false,
): PublicSchool {
  const { confirmed, leavers, legal, userIds, about, questions, ownPages, ...settings } = textsIn(whole, language)
  const { pages } = settings
  return {
    ...settings,
    ownPages: ownPages.map(({ text, files, ...link }) => link),
    legalPages: confirmedLegalPages(whole),
    userIds: { suffix: userIds.suffix },
    // Without a board there are no notices to be had.
    ...(mail && pages.board && { mail: true as const }),
    ...(pages.about && { about: { ...about, text: about.paragraphs.flatMap(read) } }),
    ...(pages.questions && { questions: questions.map((item) => ({ ...item, text: read(item.answer) })) }),
  }
}

/** What comes with the document of a page. */
export function schoolOfPage({ about, questions, ...school }: PublicSchool, page?: HideablePage): PublicSchool {
  return { ...school, ...(page === 'about' && { about }), ...(page === 'questions' && { questions }) }
}
