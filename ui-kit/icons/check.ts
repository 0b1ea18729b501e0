import { icon } from './icon.tsx'

export const CheckIcon = /* @__PURE__ */ icon('CheckIcon', {
  path: 'm5 12.5 4.5 4.5L19 7',
})
