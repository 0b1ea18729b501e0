import { isolate } from '../isolate.ts'
import { formatNumber } from './counting.ts'
import { allOf } from './language.ts'

type Joined = { heading: string; parts: readonly string[]; sample: string }
type Same = { heading: string; value: string; isJoined: boolean }

/** The columns of the file of an import. */
export const importColumns = {
  hint: 'فائل کا ہر کالم، اور اسے کیا سمجھ کر پڑھا جائے گا۔ دو کالم ایک ہی نام، جماعت یا پتہ ہو سکتے ہیں: وہ جوڑ دیے جاتے ہیں۔',
  noHeading: ({ number }: { number: number }) => `کالم ${formatNumber(number)}`,
  sample: ({ sample }: { sample: string }) => `مثلاً ${isolate(sample)}`,
  none: 'نہیں پڑھا جائے گا',
  joined: ({ heading, parts, sample }: Joined) =>
    `${heading} ان کالموں کو جوڑ کر بنا ہے: ${allOf(parts.map((part) => `”${isolate(part)}“`))}۔ مثلاً: ${isolate(sample)}`,
  reverse: 'ترتیب الٹیں',
  same: ({ heading, value, isJoined }: Same) =>
    isJoined
      ? `${heading}: تمام قطاروں میں آخر میں ”${isolate(value)}“ آتا ہے`
      : `${heading}: تمام قطاروں میں ”${isolate(value)}“`,
  remove: 'ہٹائیں',
  sameField: 'تمام قطاروں میں ایک جیسا',
  choose: 'خانہ چنیں',
  sameValue: 'اس میں کیا ہو',
  add: 'تمام قطاروں میں استعمال کریں',
}
