import type { ReactNode } from 'react'
import { type InFirst, LANGUAGES } from '#contract'
import { school } from '../state/school.ts'

/** Marks a text of the school that is in its first language. */
export function firstLanguage(): { lang: string; dir: string } {
  const { first } = school.value.languages
  return { lang: first, dir: LANGUAGES[first].dir }
}

/** The language of a text that the school has not written in that of the page: its first one. */
export const langOf = ({ inFirst }: InFirst, name: string) => (inFirst?.includes(name) ? firstLanguage() : undefined)

/** One line that the school has written. */
export function own<Name extends string>(of: InFirst & { [N in Name]: string }, name: Name): ReactNode {
  const lang = langOf(of, name)
  return lang ? <span {...lang}>{of[name]}</span> : of[name]
}
