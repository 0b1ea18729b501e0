import type { TextOf } from '../../internal/text-for.ts'

/** The texts of TextField. */
export const textFieldMessages = {
  showLabel: (({ name }) => `${name} anzeigen`.trim()) as TextOf,
  hideLabel: (({ name }) => `${name} verbergen`.trim()) as TextOf,
}
