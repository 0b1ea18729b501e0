import { defaultSettings, type KitSettings, withTexts } from '../internal/kit-context.ts'
import type { KitProviderProps } from '../kit-provider/index.ts'

type Provided = Pick<KitProviderProps, 'locale' | 'timeZone' | 'messages'>

/** The element around another. Around a shadow root it is the host. */
const around = (element: Element): Element | null => element.parentElement ?? (element.getRootNode() as ShadowRoot).host

/**
 * The settings for an element: each from the nearest kit-provider that has it. The language may also come from an
 * attribute `lang`, if that is nearer; `lang` is absent if there is neither.
 */
export function settingsAround(element: Element): KitSettings & { lang?: string } {
  const outer = around(element)
  const settings = outer ? settingsAround(outer) : defaultSettings
  const { locale, timeZone, messages } = (element.localName === 'kit-provider' ? element : {}) as Provided
  const lang = locale || element.getAttribute('lang')
  return {
    ...settings,
    ...(lang && { lang, locale: lang }),
    ...(timeZone && { timeZone }),
    ...(messages && { textsOf: withTexts(settings.textsOf, messages, lang) }),
  }
}
