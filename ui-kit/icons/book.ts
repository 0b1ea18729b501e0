import { icon } from './icon.tsx'

export const BookIcon = /* @__PURE__ */ icon(
  'M12 6.5C10 5 7.5 4.5 4 4.5v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-14c-3.5 0-6 .5-8 2Zm0 0v14',
)
BookIcon.displayName = 'BookIcon'
