import { icon } from './icon.tsx'

export const PlayIcon = /* @__PURE__ */ icon('M8 5v14l11-7L8 5Z')
PlayIcon.displayName = 'PlayIcon'
