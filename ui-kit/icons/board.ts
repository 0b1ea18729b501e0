import { icon } from './icon.tsx'

export const BoardIcon = /* @__PURE__ */ icon(
  'M4 4.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM7 8.5h7M7 12h4M8 17.5 6.5 21M16 17.5l1.5 3.5',
)
BoardIcon.displayName = 'BoardIcon'
