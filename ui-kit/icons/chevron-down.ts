import { icon } from './icon.tsx'

export const ChevronDownIcon = /* @__PURE__ */ icon('m5.5 9 6.5 6.5L18.5 9')
ChevronDownIcon.displayName = 'ChevronDownIcon'
