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
 * Settings for all components in it: language, time zone, texts, links. Renders only its children. Without it, the kit
 * speaks English and its links are `<a>`.
 *
 * In a plain `<form>`, which the browser validates, the browser shows the texts `validation` of the provider, or the
 * `requiredMessage` and `invalidMessage` of the field. Without a provider it shows its own there. A Form and the custom
 * elements need none.
 *
 * The language of a component is its own prop `lang`, else the `locale` of the nearest provider. A component does not see
 * the elements around it, which a server renders later: where a part of the page has another `lang`, give it a provider
 * too. A custom element does see them: its language is that of the nearest element, itself included, with a `lang` or
 * that is a kit-provider with a `locale`; if one element has both, the `locale` counts. In either case the texts are
 * those of the providers around, the nearest first, whose language is the same ('de' for 'de-AT'), then English.
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
