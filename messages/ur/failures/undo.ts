import { isolate } from '../../isolate.ts'
import { number, quoted } from './words.ts'

/** Why an import or a change of the year cannot be undone. */
export const undoTooLate = ({ days }: { days: number }) => `اسے ہوئے ${number(days)} دن سے زیادہ ہو چکے ہیں۔`
export const undoClassGone = ({ grade }: { grade: string }) =>
  `اس کے طلبہ پہلے جماعت ${quoted(grade)} میں تھے، جو اب اسکول میں نہیں۔`
export const undoRecordsChanged = ({ number: all }: { number: number }) =>
  all === 1
    ? 'اس کا ایک ریکارڈ اس کے بعد بدلا یا حذف ہوا، اس کی رپورٹ ہے یا تھی، یا اس کا پاس ورڈ بدل چکا ہے۔'
    : `اس کے ${number(all)} ریکارڈ اس کے بعد بدلے یا حذف ہوئے، ان کی رپورٹیں ہیں یا تھیں، یا ان کے پاس ورڈ بدل چکے ہیں۔`
export const undoLeaversChanged = 'اسکول چھوڑنے والوں میں سے کچھ اس کے بعد واپس لائے گئے یا مٹا دیے گئے۔'
export const undoReportsWritten = ({ year }: { year: string }) =>
  `اس کے بعد ${isolate(year)} کی رپورٹیں لکھی جا چکی ہیں۔`

/** @param why one of these texts */
export const notUndone = ({ why }: { why: string }) => `اسے کالعدم نہیں کیا جا سکتا۔ ${why}`
