import { icon } from './icon.tsx'

export const ClockIcon = /* @__PURE__ */ icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5l3.5 2')
ClockIcon.displayName = 'ClockIcon'
