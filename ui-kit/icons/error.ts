import { icon } from './icon.tsx'

export const ErrorIcon = /* @__PURE__ */ icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8v4.5M12 16v.1')
ErrorIcon.displayName = 'ErrorIcon'
