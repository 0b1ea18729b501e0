import { icon } from './icon.tsx'

export const BackIcon = /* @__PURE__ */ icon('M20 12H4.5M10.5 5.5 4 12l6.5 6.5', true)
BackIcon.displayName = 'BackIcon'
