import { createContext, type ElementType, useContext } from 'react'

/** What a KitProvider sets for the components in it. */
export interface KitSettings {
  /** BCP 47 language tag that dates, numbers and sort orders follow. */
  locale: string
  /** IANA time zone in which instants are shown, such as 'Europe/Tallinn'. */
  timeZone: string
  /** Renders every link to a page. */
  Link: ElementType
  /** Texts that replace the default texts, by component. */
  messages: Readonly<Record<string, object | undefined>>
}

/** The defaults are constants, never those of the machine: a server and a browser have to render the same. */
export const KitContext = createContext<KitSettings>({ locale: 'en', timeZone: 'UTC', Link: 'a', messages: {} })

/** The settings of the nearest KitProvider. */
export const useKit = () => useContext(KitContext)

/** The texts of one component: its default texts, replaced by those of the nearest KitProvider. */
export const useMessages = <Texts extends object>(component: string, defaults: Texts): Texts => ({
  ...defaults,
  ...useKit().messages[component],
})

/**
 * The props of a component, where a missing text is taken from the nearest KitProvider, else from `defaults`. A prop
 * that is undefined counts as missing.
 */
export function useTexts<Props extends object, Texts extends object>(
  component: string,
  defaults: Texts,
  props: Props,
): Props & Texts {
  const filled: Record<string, unknown> = useMessages(component, defaults as Record<string, unknown>)
  for (const [name, value] of Object.entries(props)) if (value !== undefined) filled[name] = value
  return filled as Props & Texts
}
