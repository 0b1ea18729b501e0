import { icon } from './icon.tsx'

export const CalendarIcon = /* @__PURE__ */ icon(
  'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM4 10h16M8 3.5v4M16 3.5v4M8 14h2M8 17h6',
)
CalendarIcon.displayName = 'CalendarIcon'
