import { icon } from './icon.tsx'

export const PinIcon = /* @__PURE__ */ icon('M12 13.5V21M8 3.5h8M9.5 3.5l-.5 6-3 2v2h12v-2l-3-2-.5-6')
PinIcon.displayName = 'PinIcon'
