import type { TextOf } from '../internal/text-for.ts'

/** The default texts of TextField. */
export const textFieldMessages = {
  showLabel: 'Show' as TextOf,
  hideLabel: 'Hide' as TextOf,
}
