import { defaultSettings, type KitSettings, type KitTexts } from '../internal/kit-context.ts'
import type { KitProviderProps } from '../kit-provider/index.ts'

type Provided = Pick<KitProviderProps, 'locale' | 'timeZone' | 'messages'>

/** The element around another. Around a shadow root it is the host. */
const around = (element: Element): Element | null => element.parentElement ?? (element.getRootNode() as ShadowRoot).host

/**
 * The settings for an element: each from the nearest kit-provider that has it. The language is also that of an attribute
 * `lang`, whichever is nearer; `lang` is absent when nothing around says it.
 */
export function settingsAround(element: Element): KitSettings & { lang?: string } {
  let lang: string | undefined
  let timeZone: string | undefined
  const messages: KitTexts[] = []
  for (let at: Element | null = element; at; at = around(at)) {
    const provider = (at.localName === 'kit-provider' && at !== element ? at : {}) as Provided
    const locale = provider.locale || at.getAttribute('lang') || undefined
    lang ??= locale
    timeZone ??= provider.timeZone || undefined
    if (provider.messages) messages.unshift({ locale, texts: provider.messages })
  }
  return {
    ...defaultSettings,
    locale: lang ?? defaultSettings.locale,
    timeZone: timeZone ?? defaultSettings.timeZone,
    messages,
    lang,
  }
}
