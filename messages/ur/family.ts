import { isolate } from '../isolate.ts'
import { familyCodeDays } from '../numbers.ts'
import { inDigits } from './counting.ts'

type Name = { name: string }

/** The page 'Family', on which parents and guardians read. */
export const family = {
  lead: 'آپ کے بچوں کی رپورٹیں، اور ان کی جماعتوں کے اعلانات۔',
  loading: 'آپ کے بچوں کا صفحہ کھل رہا ہے',
  failed: 'آپ کے بچے نہیں دکھائے جا سکتے',
  children: 'آپ کے بچے',
  whose: ({ grade, rollNumber }: Record<'grade' | 'rollNumber', string>) =>
    `جماعت ${isolate(grade)} · رول نمبر ${isolate(rollNumber)}`,
  lastClass: ({ grade }: { grade: string }) => `آخری جماعت: ${isolate(grade)}`,
  hasReport: 'رپورٹ دستیاب ہے',
  hasLeft: 'اسکول چھوڑ چکا ہے',
  noReports: 'اس بچے کی کوئی رپورٹ نہیں ہے۔',
  print: ({ name }: Name) => `${isolate(name)} کی رپورٹ پرنٹ کریں`,
  notices: ({ grade }: { grade: string }) => `جماعت ${isolate(grade)} کے اعلانات`,
  noNotices: 'اس وقت اس جماعت کے لیے کوئی اعلان نہیں ہے۔',

  none: 'ابھی کوئی بچہ آپ کے لاگ اِن سے نہیں جڑا',
  noneHelp: ({ userId }: { userId: string }) =>
    `اسکول کا دفتر آپ کو ہر بچے کے لیے ایک پرچی دیتا ہے جس پر کوڈ ہوتا ہے: اسے نیچے لکھیں۔ یا دفتر کو اپنی یوزر آئی ڈی ${isolate(userId)} بتائیں، وہ خود آپ کو جوڑ دے گا۔`,

  code: {
    heading: 'میرے پاس کوڈ ہے',
    get lead() {
      return `ہر کوڈ ایک بچے کے لیے ہے، ایک ہی بار کام کرتا ہے، اور پرنٹ ہونے کے ${inDigits(familyCodeDays)} دن بعد ختم ہو جاتا ہے۔`
    },
    label: 'پرچی پر لکھا کوڈ',
    submit: 'بچہ شامل کریں',
    done: ({ name }: Name) => `اب آپ یہاں ${isolate(name)} کی رپورٹیں دیکھ سکتے ہیں۔`,
  },

  removing: {
    action: 'میرے صفحے سے ہٹائیں',
    heading: 'کیا اس بچے کو اپنے صفحے سے ہٹائیں؟',
    text: ({ name }: Name) =>
      `پھر آپ ${isolate(name)} کی رپورٹیں اور جماعت کے اعلانات نہیں دیکھ سکیں گے۔ دوسرے سرپرست دیکھتے رہیں گے۔ دوبارہ دیکھنے کے لیے اسکول کے دفتر سے نیا کوڈ لینا ہو گا۔`,
    submit: 'ہٹائیں',
    done: ({ name }: Name) => `${isolate(name)} اب آپ کے صفحے پر نہیں ہے۔`,
    failed: 'بچے کو آپ کے صفحے سے نہیں ہٹایا جا سکا۔ دوبارہ کوشش کریں۔',
  },
}
