'use client'

import { type ReactNode, useContext, useMemo } from 'react'
import { KitContext } from '../internal/kit-context.ts'

export interface KitLocaleProps {
  /** The part of the page that the language is for. */
  children?: ReactNode
  /** BCP 47 language tag, such as 'ur-u-nu-arabext' for Urdu with its own digits. */
  locale: string
}

/**
 * Only the `locale` of a KitProvider, at a tenth of its bytes: for a page that is built in one language, whose texts are
 * already in the components, and whose forms are a Form each.
 */
export function KitLocale({ children, locale }: KitLocaleProps) {
  const outer = useContext(KitContext)
  const settings = useMemo(() => ({ ...outer, locale }), [outer, locale])
  return <KitContext.Provider value={settings}>{children}</KitContext.Provider>
}
KitLocale.displayName = 'KitLocale'
