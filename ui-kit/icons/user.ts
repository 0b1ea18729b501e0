import { icon } from './icon.tsx'

export const UserIcon = /* @__PURE__ */ icon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0')
UserIcon.displayName = 'UserIcon'
