import { icon } from './icon.tsx'

export const LogoutIcon = /* @__PURE__ */ icon(
  'M13 4.5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h7M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  true,
)
LogoutIcon.displayName = 'LogoutIcon'
