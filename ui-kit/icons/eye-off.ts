import { icon } from './icon.tsx'

export const EyeOffIcon = /* @__PURE__ */ icon(
  'M9.9 5.8A8.5 8.5 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.7M6.5 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.7-1.4M10 9.8a3 3 0 0 0 4.2 4.2M4 4l16 16',
)
EyeOffIcon.displayName = 'EyeOffIcon'
