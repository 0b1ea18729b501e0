import type { TextFor } from '../../internal/text-for.ts'

/** The texts of NumberField. */
export const numberFieldMessages = {
  digitsMessage: 'Geben Sie nur Ziffern ein',
  rangeMessage: (({ min, max }) => {
    if (max === undefined) return `Mindestens ${min}`
    return min === undefined ? `Höchstens ${max}` : `Von ${min} bis ${max}`
  }) as TextFor<{ min?: number | string; max?: number | string; locale: string }>,
}
