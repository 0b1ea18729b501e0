import type { MouseEvent } from 'react'
import { useSearch } from 'wouter'
import { LANGUAGE_PARAMETER, LANGUAGES, type Language, offeredLanguages } from '#contract'
import { language } from '#messages'
import { useSchool } from '../hooks/use-school.ts'
import { isOutdated } from '../state/school.ts'
import { switchLanguage } from '../state/switch-language.ts'
import { hasUnsaved } from '../state/unsaved.ts'

/**
 * Links to this page in the other languages of the school. The page changes in place; where something is typed, the browser
 * asks before it loads a document.
 */
export function LanguageChoice() {
  const query = new URLSearchParams(useSearch())
  return offeredLanguages(useSchool().languages).map((other) => {
    query.set(LANGUAGE_PARAMETER, other)
    const search = `?${query}`
    return (
      other !== language() && (
        <a
          key={other}
          href={search}
          hrefLang={other}
          lang={other}
          rel="alternate"
          data-reload
          onClick={(event) => switchWithoutReload(event, other, search)}
        >
          {LANGUAGES[other].name}
        </a>
      )
    )
  })
}

function switchWithoutReload(event: MouseEvent, language: Language, search: string): void {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (opensElsewhere || hasUnsaved() || isOutdated.value) return
  event.preventDefault()
  switchLanguage(language, search).catch(() => location.assign(search))
}
