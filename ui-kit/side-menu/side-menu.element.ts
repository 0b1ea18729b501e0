import { defineElement } from '../elements/define-element.ts'
import { iconOf } from '../elements/named-icon.tsx'
import { SideMenu, type SideMenuProps } from './side-menu.tsx'
import './side-menu.css'

/** `icon` of a link is the name of an icon. */
const adapt = ({ groups, ...props }: SideMenuProps) => ({
  ...props,
  groups: groups.map(({ links, ...group }) => ({
    ...group,
    links: links.map((link) => ({ ...link, icon: iconOf(link.icon) })),
  })),
})

export const element = defineElement('kit-side-menu', SideMenu, {
  props: { label: String, groups: Array },
  defaults: { groups: [] },
  adapt,
})
