import type { TextOf } from '../internal/text-for.ts'

/** The default texts of ColorField. */
export const colorFieldMessages = {
  pickLabel: 'Pick' as TextOf,
  hexMessage: 'Enter a colour such as #1a5fb4 or #abc',
}
