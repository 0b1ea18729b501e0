import { KitLocale } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { createElement, type ReactNode } from 'react'
import type { Translates } from '#contract'
import { digitsOfSchool, TAGS } from './digits.ts'

/** Around all pages: in which language, and with which digits, the kit writes numbers and sorts. */
export function LanguageOfKit({ children }: { children: ReactNode }) {
  useSignals()
  return createElement(KitLocale, { locale: TAGS[digitsOfSchool()] }, children)
}

export type Complete = Translates<typeof import('./kit-locale.ts'), typeof import('../en/kit-locale.ts')>
