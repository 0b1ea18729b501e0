import { icon } from './icon.tsx'

export const UploadIcon = /* @__PURE__ */ icon(
  'M12 15.5V4.5M7.5 8.5 12 4l4.5 4.5M4 15.5V19a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3.5',
)
UploadIcon.displayName = 'UploadIcon'
