import { icon } from './icon.tsx'

export const RegenerateIcon = /* @__PURE__ */ icon(
  'M19.5 5v4.5H15M4.5 19v-4.5H9M19 9.5A7.5 7.5 0 0 0 5.6 8M5 14.5A7.5 7.5 0 0 0 18.4 16',
)
RegenerateIcon.displayName = 'RegenerateIcon'
