'use client'

import { type ReactNode, useContext, useMemo } from 'react'
import { KitContext, withTexts } from '../internal/kit-context.ts'
import type { KitMessages } from './messages.ts'

export interface KitLocaleProps {
  /** The part of the page that the language is for. */
  children?: ReactNode
  /** BCP 47 language tag, such as 'ur-u-nu-arabext' for Urdu with its own digits. */
  locale: string
  /** Texts in this language in place of the default texts, by component; see `defaultMessages`. */
  messages?: KitMessages
}

/** Only the `locale` and the `messages` of a KitProvider, at a third of its bytes: for a page whose forms are a Form each. */
export function KitLocale({ children, locale, messages }: KitLocaleProps) {
  const outer = useContext(KitContext)
  const settings = useMemo(
    () => ({ ...outer, locale, textsOf: withTexts(outer.textsOf, messages, locale) }),
    [outer, locale, messages],
  )
  return <KitContext.Provider value={settings}>{children}</KitContext.Provider>
}
KitLocale.displayName = 'KitLocale'
