import type { ElementOptions } from '../elements/define-element.ts'
import { asIconed, withIcon } from '../elements/named-icon.tsx'
import type { MenuItem, MenuProps } from './menu.tsx'

/** `icon` of the button and of an item is the name of one. */
const adapt = ({ items, ...props }: { items: readonly MenuItem[]; icon?: unknown }) => ({
  ...withIcon(props),
  items: items.map(withIcon),
})

export const options: ElementOptions<MenuProps> = {
  ...asIconed,
  defaults: { label: '' },
  inline: true,
  adapt,
}
