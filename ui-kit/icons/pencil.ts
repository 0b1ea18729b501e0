import { icon } from './icon.tsx'

export const PencilIcon = /* @__PURE__ */ icon(
  'm4 20 1-4.5L16 4.5a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19 4 20Zm10-13.5 3.5 3.5',
)
PencilIcon.displayName = 'PencilIcon'
