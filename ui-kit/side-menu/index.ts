export type { SideMenuGroup, SideMenuLink } from '../internal/site-menu.tsx'
export { SideMenu, type SideMenuProps } from './side-menu.tsx'
