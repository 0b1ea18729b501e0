import type { ElementOptions } from '../elements/define-element.ts'
import { iconOf } from '../elements/named-icon.tsx'
import type { SideMenuProps } from './side-menu.tsx'

/** `icon` of a link is the name of an icon. */
const adapt = ({ groups, ...props }: SideMenuProps) => ({
  ...props,
  groups: groups.map(({ links, ...group }) => ({
    ...group,
    links: links.map((link) => ({ ...link, icon: iconOf(link.icon) })),
  })),
})

export const options: ElementOptions<SideMenuProps> = { adapt }
