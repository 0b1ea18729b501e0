import { isolate } from '../isolate.ts'
import { familyCodeDays } from '../numbers.ts'
import { formatNumber, inDigits } from './counting.ts'

type Name = { name: string }

/** The section 'Family' of a student's record: who reads the reports of the student. */
export const guardians = {
  heading: 'خاندان',
  lead: 'والدین اور سرپرست جو اپنے لاگ اِن سے اس طالب علم کی رپورٹیں پڑھتے ہیں۔',
  off: 'صفحہ ”آپ کا اسکول“ پر خاندانوں کا استعمال بند ہے: تعلق محفوظ ہیں، مگر کوئی ان سے پڑھ نہیں سکتا۔',
  loading: 'خاندان کی تفصیل کھل رہی ہے',
  failed: 'خاندان کی تفصیل نہیں کھل سکی۔',
  none: 'ابھی کوئی نہیں جڑا۔',
  since: {
    office: ({ when }: { when: string }) => `دفتر نے جوڑا: ${isolate(when)}`,
    code: ({ when }: { when: string }) => `کوڈ سے جڑے: ${isolate(when)}`,
  },
  end: 'ختم کریں',
  endOf: ({ name }: Name) => `${isolate(name)} کا تعلق ختم کریں`,
  ending: {
    heading: 'کیا یہ تعلق ختم کریں؟',
    text: ({ name, student }: Name & { student: string }) =>
      `پھر ${isolate(name)} سے ${isolate(student)} کی رپورٹیں نہیں پڑھی جا سکیں گی۔ لاگ اِن اور دوسرے بچوں سے تعلق باقی رہیں گے۔ اس طالب علم کے جو کوڈ ابھی کسی نے استعمال نہیں کیے وہ بھی ختم ہو جائیں گے: دوسرے سرپرستوں کے لیے بعد میں نئے کوڈ پرنٹ کریں۔`,
    submit: 'تعلق ختم کریں',
    done: ({ name }: Name) => `${isolate(name)} کا تعلق ختم ہو گیا۔`,
    failed: 'تعلق ختم نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  },

  codes: 'کوڈ جو ابھی کسی نے استعمال نہیں کیے',
  codeOf: ({ made, ends }: Record<'made' | 'ends', string>) =>
    `${isolate(made)} کو پرنٹ ہوا، ${isolate(ends)} کو ختم ہو گا`,
  endCode: ({ made }: { made: string }) => `${isolate(made)} کو پرنٹ ہوا کوڈ ختم کریں`,
  codeEnded: 'یہ کوڈ اب کام نہیں کرتا۔',
  codeFailed: 'کوڈ ختم نہیں ہو سکا۔ دوبارہ کوشش کریں۔',

  print: 'کوڈ پرنٹ کریں',
  link: {
    heading: 'لاگ اِن جوڑیں',
    text: ({ student }: { student: string }) =>
      `جس کے پاس یہ لاگ اِن ہے وہ ${isolate(student)} کی رپورٹیں پڑھ سکے گا۔ یقین کر لیں کہ یہ والدین یا سرپرست ہی کا لاگ اِن ہے۔`,
    label: 'والدین یا سرپرست کی یوزر آئی ڈی',
    hint: 'صرف وہ لاگ اِن جو لوگوں نے رجسٹریشن کے صفحے پر خود بنائے؛ ڈھونڈنے کے لیے کوئی حصہ لکھیں۔',
    choose: 'یوزر آئی ڈی چنیں',
    failed: 'لاگ اِن نہیں کھل سکے۔ دوبارہ کوشش کریں۔',
    submit: 'جوڑیں',
    done: ({ name, student }: Name & { student: string }) =>
      `اب ${isolate(name)} سے ${isolate(student)} کی رپورٹیں پڑھی جا سکتی ہیں۔`,
  },

  /** The slips with codes, on the page 'Paper'. */
  slips: {
    get hint() {
      return `ہر پرچی کو پرنٹ ہوتے وقت نیا کوڈ ملتا ہے۔ ایک کوڈ سے والدین یا سرپرست میں سے ایک فرد صرف اسی طالب علم کی رپورٹیں پڑھ سکتا ہے؛ کوڈ ایک ہی بار، اور ${inDigits(familyCodeDays)} دن تک کام کرتا ہے۔ جو کوڈ پرنٹ ہو وہ کارروائیوں کے ریکارڈ میں درج ہوتا ہے۔`
    },
    off: 'صفحہ ”آپ کا اسکول“ پر خاندانوں کا استعمال بند ہے، اس لیے کوڈ سے کچھ نہیں کھلے گا۔ پرنٹ کرنے سے پہلے اسے وہاں کھولیں۔',
    notThisWay: 'کوڈ اس صفحے کے بٹن ”پرنٹ کریں“ سے پرنٹ ہوتے ہیں۔',
    again: 'دوبارہ پرنٹ کریں',
    shown: 'یہ کوڈ صرف اس صفحے کو چھوڑنے تک دکھائے جاتے ہیں: دوبارہ پرنٹ کرنے پر یہی کوڈ ہوں گے۔',
    heading: 'کیا نئے کوڈ بنا کر پرنٹ کریں؟',
    text: ({ number }: { number: number }) =>
      number === 1
        ? 'اس طالب علم کے لیے نیا کوڈ بنے گا۔ پہلے پرنٹ ہوئے کوڈ کام کرتے رہیں گے، مگر ایک طالب علم کے زیادہ سے زیادہ چار: پھر سب سے پرانا ختم ہو جاتا ہے۔'
        : `${formatNumber(number)} طلبہ میں سے ہر ایک کے لیے نیا کوڈ بنے گا۔ پہلے پرنٹ ہوئے کوڈ کام کرتے رہیں گے، مگر ایک طالب علم کے زیادہ سے زیادہ چار: پھر سب سے پرانا ختم ہو جاتا ہے۔`,
    submit: 'بنائیں اور پرنٹ کریں',
    failed: 'کوڈ نہیں بن سکے، اس لیے کچھ پرنٹ نہیں ہوا۔ دوبارہ کوشش کریں۔',
    until: ({ day }: { day: string }) => `${isolate(day)} تک`,
    code: 'کوڈ',
  },
}
