import type { ElementOptions, KitElement } from '../elements/define-element.ts'
import type { KitProviderProps } from './kit-provider.tsx'

/** Settings for the elements in it: they render again. */
function adapt(props: Record<string, unknown>, element: KitElement) {
  for (const inner of element.querySelectorAll<KitElement>(':defined')) inner.update?.()
  return props
}

export const options: ElementOptions<KitProviderProps> = { adapt }
