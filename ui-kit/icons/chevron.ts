import { icon } from './icon.tsx'

export const ChevronIcon = /* @__PURE__ */ icon('m9 5.5 6.5 6.5L9 18.5', true)
ChevronIcon.displayName = 'ChevronIcon'
