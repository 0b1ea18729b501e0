import type { TextFor } from '../../internal/text-for.ts'

/** The texts of NumberField. */
export const numberFieldMessages = {
  digitsMessage: 'صرف ہندسے لکھیں',
  rangeMessage: (({ min, max, locale }) => {
    const format = (number?: number | string) => Number(number).toLocaleString(locale)
    if (max === undefined) return `کم از کم ${format(min)}`
    return min === undefined ? `زیادہ سے زیادہ ${format(max)}` : `${format(min)} سے ${format(max)} تک`
  }) as TextFor<{
    min?: number | string
    max?: number | string
    locale: string
  }>,
}
