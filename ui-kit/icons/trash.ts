import { icon } from './icon.tsx'

export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 6.5h15M9.5 6V4.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V6M6.5 6.5l.8 13a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1l.8-13M10 10.5v6M14 10.5v6',
)
TrashIcon.displayName = 'TrashIcon'
