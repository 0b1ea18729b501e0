import { LANGUAGE_TAGS, type Language } from '../languages.ts'
import { type InFirst, isWritten } from '../school/translations.ts'

/** The texts of a notice that it may have in other languages too. */
export const NOTICE_TEXTS = ['title', 'description', 'catagory'] as const
export type NoticeText = (typeof NOTICE_TEXTS)[number]

/** The texts in other languages than the first one of the school; what is not written is absent. */
export type NoticeTranslations = { [L in Language]?: { [T in NoticeText]?: string | undefined } | undefined }

/** As they are kept and sent: JSON in one order and without empty texts, so that equal ones are equal; '': there are none. */
export function writeTranslations(translations: NoticeTranslations): string {
  const written = LANGUAGE_TAGS.flatMap((language) => {
    const texts = NOTICE_TEXTS.flatMap((name) => {
      const text = translations[language]?.[name]
      return isWritten(text) ? [[name, text] as const] : []
    })
    return texts.length > 0 ? [[language, Object.fromEntries(texts)] as const] : []
  })
  return written.length > 0 ? JSON.stringify(Object.fromEntries(written)) : ''
}

/** The reverse. */
export const readTranslations = (written: string): NoticeTranslations => (written ? JSON.parse(written) : {})

type Written = Record<NoticeText, string> & { translations: string }

/**
 * A notice with its texts in another language of the school; one that is missing is in the first language, and `inFirst`
 * names it. `catagoryInFirst` is the category in the first language, where it is not that of the notice.
 * @param language undefined: the first one
 */
export function noticeIn<T extends Written>(
  notice: T,
  language: Language | undefined,
): T & InFirst & { catagoryInFirst?: string } {
  if (language === undefined) return notice
  const texts = readTranslations(notice.translations)[language] ?? {}
  const inFirst = NOTICE_TEXTS.filter((name) => !isWritten(texts[name]))
  return {
    ...notice,
    ...texts,
    ...(inFirst.length > 0 && { inFirst }),
    ...(isWritten(texts.catagory) && { catagoryInFirst: notice.catagory }),
  }
}
