import type { Constraint, Reason } from '../../internal/constraint.ts'
import type { TextFor } from '../../internal/text-for.ts'
import { latin } from '../isolate.ts'

/** A number of an attribute, in the digits of the language. */
const format = (number: number | string, locale: string) => Number(number).toLocaleString(locale)

/** The texts for values that are required or invalid: what Form, kit-form and the elements say of a field. */
export const validationMessages: Readonly<Record<Reason, TextFor<Constraint>>> = {
  badInput: ({ type }) => (type === 'number' ? 'عدد لکھیں' : 'پوری تاریخ لکھیں'),
  valueMissing: ({ type }) =>
    ({
      checkbox: 'اس خانے پر نشان لگائیں',
      file: 'فائل چنیں',
      radio: 'ایک چنیں',
      'select-one': 'ایک چنیں',
    })[type] ?? 'یہ خانہ بھریں',
  typeMismatch: ({ type }) => `پتہ اس طرح لکھیں: ${latin(`${type === 'url' ? 'https://' : 'name@'}example.org`)}`,
  tooShort: ({ minLength, length, locale }) =>
    `کم از کم ${format(minLength, locale)} حروف لکھیں، ابھی ${format(length, locale)} ہیں`,
  tooLong: ({ maxLength, length, locale }) =>
    `زیادہ سے زیادہ ${format(maxLength, locale)} حروف لکھیں، ابھی ${format(length, locale)} ہیں`,
  patternMismatch: 'جیسے بتایا گیا ہے ویسے لکھیں',
  rangeUnderflow: ({ type, min, locale }) =>
    type === 'date' ? `${min} یا اس کے بعد` : `کم از کم ${format(min, locale)}`,
  rangeOverflow: ({ type, max, locale }) =>
    type === 'date' ? `${max} یا اس سے پہلے` : `زیادہ سے زیادہ ${format(max, locale)}`,
  stepMismatch: ({ step, locale }) => (step ? `${format(step, locale)} کے وقفوں میں لکھیں` : 'پورا عدد لکھیں'),
}
