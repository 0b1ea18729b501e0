import { isolate, type Translates } from '#contract'
import { formatNumber } from '#strings/counting'

/** What is wrong with the value of a field, and what to enter. */
export const strings = {
  ageRange: ({ min, max }: { min: number; max: number }) => `${formatNumber(min)} سے ${formatNumber(max)} تک عمر لکھیں`,
  phoneWrong: 'ہندسے لکھیں؛ شروع میں +، اور بیچ میں خالی جگہ یا - چل سکتے ہیں',
  phoneLetters: 'فون نمبر میں حروف نہیں ہوتے؛ ہندسے لکھیں',
  phoneSign: ({ sign }: { sign: string }) =>
    `فون نمبر میں ${isolate(sign)} نہیں ہوتا؛ ہندسے، خالی جگہیں اور ہائفن لکھیں`,
  phoneShort: ({ digits }: { digits: number }) =>
    `یہ فون نمبر بہت چھوٹا ہے: کم از کم ${formatNumber(digits)} ہندسے لکھیں`,
}

export type Complete = Translates<typeof import('./validation.ts'), typeof import('../en/validation.ts')>
