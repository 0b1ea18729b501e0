import { icon } from './icon.tsx'

export const PhoneIcon = /* @__PURE__ */ icon(
  'M5 4h3.5l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2L20 15.5V19a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4Z',
)
PhoneIcon.displayName = 'PhoneIcon'
