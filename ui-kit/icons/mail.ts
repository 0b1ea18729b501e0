import { icon } from './icon.tsx'

export const MailIcon = /* @__PURE__ */ icon(
  'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm-.5 1.5 8 6 8-6',
)
MailIcon.displayName = 'MailIcon'
