import type { ReactNode } from 'react'
import { type InFirst, LANGUAGES } from '#contract'
import { school } from '../state/school.ts'

/** The language of a text that the school has not written in that of the page: its first one. */
export function langOf({ inFirst }: InFirst, name: string): { lang: string; dir: string } | undefined {
  const { first } = school.value.languages
  return inFirst?.includes(name) ? { lang: first, dir: LANGUAGES[first].dir } : undefined
}

/** One line that the school has written. */
export function own<Name extends string>(of: InFirst & { [N in Name]: string }, name: Name): ReactNode {
  const lang = langOf(of, name)
  return lang ? <span {...lang}>{of[name]}</span> : of[name]
}
