import { icon } from './icon.tsx'

export const WarningIcon = /* @__PURE__ */ icon(
  'M12 4 2.8 19.5a.7.7 0 0 0 .6 1h17.2a.7.7 0 0 0 .6-1L12 4Zm0 6v4.5M12 17.4v.1',
)
WarningIcon.displayName = 'WarningIcon'
