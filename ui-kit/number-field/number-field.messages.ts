import type { TextFor } from '../internal/text-for.ts'

/** The default texts of NumberField. */
export const numberFieldMessages = {
  digitsMessage: 'Enter digits only',
  rangeMessage: (({ min, max }) =>
    max === undefined ? `At least ${min}` : min === undefined ? `At most ${max}` : `From ${min} to ${max}`) as TextFor<{
    min?: number | string
    max?: number | string
    locale: string
  }>,
}
