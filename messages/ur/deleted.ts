import { isolate } from '../isolate.ts'
import { deletedDays } from '../numbers.ts'
import { count, formatNumber } from './counting.ts'
import { loginLabels, studentLabels } from './labels.ts'

/** The page 'Deleted'. */
export const deleted = {
  get lead() {
    return `پچھلے ${formatNumber(deletedDays)} دنوں میں جو کچھ حذف ہوا۔ بحال کرنے پر سب کچھ پہلے جیسا ہو جاتا ہے، لاگ اِن، تصویروں اور رپورٹ سمیت؛ صرف دوسری تصدیق نئے سرے سے لگانی پڑتی ہے۔`
  },
  records: ({ number }: { number: number }) => count(number, { one: 'ریکارڈ', other: 'ریکارڈ' }),
  search: 'نام یا یوزر آئی ڈی سے تلاش کریں',
  kind: 'قسم',
  allKinds: 'تمام اقسام',
  kinds: { student: 'طالب علم', teacher: 'استاد', notice: 'اعلان', report: 'رپورٹ', user: 'صارف' },
  name: studentLabels.name,
  reportOf: ({ name }: { name: string }) => `${isolate(name)} کی رپورٹ`,
  grade: ({ grade }: { grade: string }) => `${studentLabels.grade} ${isolate(grade)}`,
  rollNumber: ({ rollNumber }: { rollNumber: string }) => `${studentLabels.rollNumber} ${isolate(rollNumber)}`,
  at: 'کب حذف ہوا',
  by: ({ name }: { name: string }) => `از ${isolate(name)}`,
  unknown: loginLabels.deleted,
  left: 'باقی دن',
  empty: 'کچھ حذف نہیں ہوا',
  noneFound: 'حذف شدہ ریکارڈوں میں کچھ نہیں ملا',
  failed: 'حذف شدہ ریکارڈ نہیں کھل سکے۔',
  restore: 'بحال کریں',
  restoreOf: ({ name }: { name: string }) => `${isolate(name)} کو بحال کریں`,
  restored: ({ subject }: { subject: string }) => `بحال ہو گیا: ${isolate(subject)}`,
  restoredNotOnTop: ({ subject, titles }: { subject: string; titles: readonly string[] }) =>
    `بحال ہو گیا: ${isolate(subject)}۔ سب سے اوپر نہیں رکھا گیا، وہاں اب دوسرے اعلان ہیں: ${titles.map(isolate).join('؛ ')}۔`,
  refused: 'کچھ بحال نہیں ہوا، اس وجہ سے:',
  erase: 'ابھی مٹائیں',
  /** Why a record was not restored. */
  reasonOf: ({ name, reason }: Record<'name' | 'reason', string>) => `${isolate(name)}: ${isolate(reason)}`,
  erasing: {
    word: 'مٹائیں',
    deleteHeading: 'ابھی مٹائیں',
    deletePrompt: 'اسے ہمیشہ کے لیے مٹانے کے لیے ”مٹائیں“ لکھیں',
    hint: 'اسے کوئی واپس نہیں لا سکتا۔ پرانے بیک اپ میں یہ اُس وقت تک رہتا ہے جب تک وہ ہٹائے نہ جائیں۔',
    wrongWord: 'یہ وہ لفظ نہیں ہے: کچھ نہیں مٹایا گیا',
    deleted: 'ہمیشہ کے لیے مٹا دیا گیا',
    confirm: 'مٹائیں',
  },
}
