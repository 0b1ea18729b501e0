import { icon } from './icon.tsx'

export const CopyIcon = /* @__PURE__ */ icon(
  'M9 8.5h9.5a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1ZM5 15.5h-.5V4a1 1 0 0 1 1-1H16v2',
)
CopyIcon.displayName = 'CopyIcon'
