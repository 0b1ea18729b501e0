import { defineElement, type KitElement } from '../elements/define-element.ts'
import { KitProvider } from './kit-provider.tsx'

/** Settings for the elements in it: they render again. */
function adapt(props: Record<string, unknown>, element: KitElement) {
  for (const inner of element.querySelectorAll<KitElement>(':defined')) inner.update?.()
  return props
}

export const element = defineElement('kit-provider', KitProvider, {
  props: { locale: String, timeZone: String, messages: Object },
  slots: ['children'],
  adapt,
})
