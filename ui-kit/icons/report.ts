import { icon } from './icon.tsx'

export const ReportIcon = /* @__PURE__ */ icon(
  'M6 3.5h8.5l4.5 4.5v11.5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Zm8 .5v4.5h4.5M8.5 12.5h7M8.5 16h4.5',
)
ReportIcon.displayName = 'ReportIcon'
