import { KitLocale } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { createElement, type ReactNode } from 'react'
import { digitsOfSchool, TAGS } from './digits.ts'

/** Around all pages: in which language, and with which digits, the kit writes numbers and sorts. */
export function LanguageOfKit({ children }: { children: ReactNode }) {
  useSignals()
  return createElement(KitLocale, { locale: TAGS[digitsOfSchool()] }, children)
}
