import { useSearch } from 'wouter'
import { LANGUAGE_PARAMETER, LANGUAGES, offeredLanguages } from '#contract'
import { language } from '#strings/this-language'
import { useSchool } from '../hooks/use-school.ts'

/** Links to this page in the other languages of the school. Each loads a document: a build has one language. */
export function LanguageChoice() {
  const query = new URLSearchParams(useSearch())
  return offeredLanguages(useSchool().languages).map((other) => {
    query.set(LANGUAGE_PARAMETER, other)
    return (
      other !== language && (
        <a key={other} href={`?${query}`} hrefLang={other} lang={other} rel="alternate" data-reload>
          {LANGUAGES[other].name}
        </a>
      )
    )
  })
}
