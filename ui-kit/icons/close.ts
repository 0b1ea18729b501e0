import { icon } from './icon.tsx'

export const CloseIcon = /* @__PURE__ */ icon('CloseIcon', {
  path: 'm6 6 12 12M18 6 6 18',
})
