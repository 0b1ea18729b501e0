import { icon } from './icon.tsx'

export const SearchIcon = /* @__PURE__ */ icon('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20')
SearchIcon.displayName = 'SearchIcon'
