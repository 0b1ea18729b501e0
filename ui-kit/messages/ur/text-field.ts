import type { TextOf } from '../../internal/text-for.ts'

/** The texts of TextField. */
export const textFieldMessages = {
  showLabel: (({ name }) => `${name} دکھائیں`.trim()) as TextOf,
  hideLabel: (({ name }) => `${name} چھپائیں`.trim()) as TextOf,
}
