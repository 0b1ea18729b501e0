import { icon } from './icon.tsx'

export const MapPinIcon = /* @__PURE__ */ icon(
  'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
MapPinIcon.displayName = 'MapPinIcon'
