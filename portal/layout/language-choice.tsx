import { useSignals } from '@preact/signals-react/runtime'
import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useSearch } from 'wouter'
import { LANGUAGE_PARAMETER, LANGUAGES, type Language, offeredLanguages } from '#contract'
import { language, texts } from '#messages'
import { getDocument } from '../api/documents.ts'
import { isLanguageProposed, loadTexts, speakIn } from '../state/language.ts'
import { address, navigate } from '../state/navigation.ts'
import { isOutdated, replaceSchool, useSchool } from '../state/school.ts'
import { hasUnsaved } from '../state/unsaved.ts'

/** The languages of the school besides that of the page. */
export const useOtherLanguages = (): Language[] =>
  offeredLanguages(useSchool().languages).filter((other) => other !== language())

/** Links to this page in the other languages of the school. */
export function LanguageChoice() {
  return useOtherLanguages().map((other) => (
    <LanguageLink key={other} to={other}>
      {LANGUAGES[other].name}
    </LanguageLink>
  ))
}

/**
 * A line above a page that is in the language of the browser, which nobody has chosen: how it is changed, in each language.
 */
export function LanguageLine() {
  useSignals()
  const others = useOtherLanguages()
  if (!isLanguageProposed.value) return null
  const text = texts().layout.languageProposed
  return (
    <aside className="row language-line" aria-label={text.label}>
      <p>
        {text.text} <LanguageLink to={language()}>{text.keep}</LanguageLink>
      </p>
      {others.map((other) => (
        <p key={other} lang={other} dir={LANGUAGES[other].dir}>
          <LanguageLink to={other}>{LANGUAGES[other].change}</LanguageLink>
        </p>
      ))}
    </aside>
  )
}

/**
 * A link to this page in a language. The page changes in place; where something is typed, the browser asks before it loads
 * a document.
 */
function LanguageLink({ to, children }: { to: Language; children: ReactNode }) {
  const query = new URLSearchParams(useSearch())
  query.set(LANGUAGE_PARAMETER, to)
  const search = `?${query}`
  return (
    <a
      href={search}
      hrefLang={to}
      lang={to}
      rel="alternate"
      data-part="link"
      data-reload
      onClick={(event) => switchWithoutReload(event, to, search)}
    >
      {children}
    </a>
  )
}

function switchWithoutReload(event: MouseEvent, language: Language, search: string): void {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (opensElsewhere || hasUnsaved() || isOutdated.value) return
  event.preventDefault()
  switchLanguage(language, search).catch(() => location.assign(search))
}

/**
 * Shows this page in another language without a new document. The server is asked for the document all the same: it keeps
 * the choice in a cookie and with the login, and says what the school says in this language.
 * @param search the query of the page in this language
 */
async function switchLanguage(language: Language, search: string): Promise<void> {
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
