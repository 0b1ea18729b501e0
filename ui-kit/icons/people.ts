import { icon } from './icon.tsx'

export const PeopleIcon = /* @__PURE__ */ icon(
  'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 7.5a6.5 6.5 0 0 1 13 0M15.5 5.5a3.5 3.5 0 0 1 0 6.5M18 14.2a6.5 6.5 0 0 1 3.5 5.3',
)
PeopleIcon.displayName = 'PeopleIcon'
