import { isolate } from '../isolate.ts'
import { formatNumber } from './counting.ts'

/** What is wrong with the value of a field, and what to enter. */
export const validation = {
  ageRange: ({ min, max }: { min: number; max: number }) => `${formatNumber(min)} سے ${formatNumber(max)} تک عمر لکھیں`,
  phoneWrong: 'ہندسے لکھیں؛ شروع میں +، اور بیچ میں خالی جگہ یا - چل سکتے ہیں',
  phoneLetters: 'فون نمبر میں حروف نہیں ہوتے؛ ہندسے لکھیں',
  phoneSign: ({ sign }: { sign: string }) =>
    `فون نمبر میں ${isolate(sign)} نہیں ہوتا؛ ہندسے، خالی جگہیں اور ہائفن لکھیں`,
  phoneShort: ({ digits }: { digits: number }) =>
    `یہ فون نمبر بہت چھوٹا ہے: کم از کم ${formatNumber(digits)} ہندسے لکھیں`,
}
