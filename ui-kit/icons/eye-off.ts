import { icon } from './icon.tsx'

export const EyeOffIcon = /* @__PURE__ */ icon('EyeOffIcon', {
  path: 'M9.9 5.800A8.5 8.5 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.700M6.5 7.300A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.700-1.4M10 9.800a3 3 0 0 0 4.200 4.200M4 4l16 16',
})
