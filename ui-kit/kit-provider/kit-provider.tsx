'use client'

import { type ElementType, type ReactNode, useContext, useMemo } from 'react'
import { KitContext, withTexts } from '../internal/kit-context.ts'
import { sayInvalid } from '../internal/say-invalid.ts'
import type { KitMessages } from './messages.ts'

export interface KitProviderProps {
  /** The part of the page that the settings are for. */
  children?: ReactNode
  /**
   * BCP 47 language tag that texts, dates, numbers and sort orders follow. A component with the prop `lang` follows that.
   * It is never taken from the machine, so that a server and a browser render the same.
   * @default that of the KitProvider around this one, else 'en'
   */
  locale?: string
  /**
   * IANA time zone in which instants are shown, such as 'Europe/Tallinn'. A day without a time, such as '2026-05-04', is
   * the same day in every zone.
   * @default that of the KitProvider around this one, else 'UTC'
   */
  timeZone?: string
  /**
   * Texts in place of the default texts, by component; see `defaultMessages`. A text given as a prop replaces both. They
   * are in the language of `locale`: a component in another language does not take them. Without `locale` they count in
   * every language.
   */
  messages?: KitMessages
  /**
   * Renders every link to a page, such as the Link of a router. It gets the props of an `<a>`: `href`, `children`,
   * `ref` and others.
   * @default that of the KitProvider around this one, else 'a'
   */
  Link?: ElementType
}

/**
 * Language, time zone, texts and links for all components inside it. Renders only its children. Without a provider, the
 * texts of the kit are in English and its links are `<a>`.
 *
 * In a plain `<form>`, the browser shows the texts `validation` of the provider, or the `requiredMessage` and
 * `invalidMessage` of the field. Without a provider, it shows its own texts there. A Form and the custom elements need no
 * provider for this.
 *
 * The language of a component is its own prop `lang`, or else the `locale` of the nearest provider. A component does not
 * see the elements around it, which a server renders later: if a part of the page has another `lang`, give it a provider
 * too. A custom element does see them: its language comes from the nearest element (itself included) that has a `lang` or
 * is a kit-provider with a `locale`; if an element has both, the `locale` counts. In both cases the texts come from the
 * nearest provider around with the same language ('de' for 'de-AT'), then from the next ones, and then they are English.
 *
 * @example
 * <KitProvider locale="et-EE" timeZone="Europe/Tallinn" messages={{ dialog: { closeLabel: 'Sulge' } }} Link={NextLink}>
 *   <App />
 * </KitProvider>
 */
export function KitProvider({ children, locale, timeZone, messages, Link }: KitProviderProps) {
  const outer = useContext(KitContext)
  const settings = useMemo(() => {
    const own = {
      locale: locale ?? outer.locale,
      timeZone: timeZone ?? outer.timeZone,
      Link: Link ?? outer.Link,
      textsOf: withTexts(outer.textsOf, messages, locale),
    }
    return { ...own, onInvalid: sayInvalid(own) }
  }, [outer, locale, timeZone, messages, Link])
  return <KitContext.Provider value={settings}>{children}</KitContext.Provider>
}
KitProvider.displayName = 'KitProvider'
