import { flushSync } from 'react-dom'
import { LANGUAGES, type Language } from '#contract'
import { getDocument } from '../api/documents.ts'
import { address } from './address.ts'
import { isLanguageProposed, loadTexts, speakIn } from './language.ts'
import { navigate } from './navigation.ts'
import { replaceSchool } from './school.ts'

/**
 * Shows this page in another language without a new document. The server is asked for the document all the same: it keeps
 * the choice in a cookie and with the login, and says what the school says in this language.
 * @param search the query of the page in this language
 */
export async function switchLanguage(language: Language, search: string): Promise<void> {
  const url = address.path() + search
  const [{ root, school }] = await Promise.all([getDocument(url), loadTexts(language)])
  // The school does not offer it any more.
  if (!root.includes(` lang="${language}"`)) return location.assign(url)
  document.documentElement.lang = language
  document.documentElement.dir = LANGUAGES[language].dir === 'rtl' ? 'rtl' : ''
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/site.webmanifest?lang=${language}`)
  // At once, so that nothing is painted in two languages.
  flushSync(() => {
    replaceSchool(school)
    speakIn(language)
    isLanguageProposed.value = false
    navigate(url)
  })
}
