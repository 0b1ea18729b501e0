import { icon } from './icon.tsx'

export const MenuIcon = /* @__PURE__ */ icon('M4 6.5h16M4 12h16M4 17.5h16')
MenuIcon.displayName = 'MenuIcon'
