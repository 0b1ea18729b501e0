import { icon } from './icon.tsx'

export const InfoIcon = /* @__PURE__ */ icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.5v4.5M12 8v.1')
InfoIcon.displayName = 'InfoIcon'
