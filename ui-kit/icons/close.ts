import { icon } from './icon.tsx'

export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18')
CloseIcon.displayName = 'CloseIcon'
