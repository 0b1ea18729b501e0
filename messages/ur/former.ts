import { isolate } from '../isolate.ts'
import { count, plural } from './counting.ts'
import { loginLabels, reportLabels } from './labels.ts'

const people = { one: 'سابق طالب علم', other: 'سابق طلبہ' } as const

/** Students who have left: the list, the record, and what is done with them. */
export const former = {
  lead: 'جو اسکول چھوڑ چکے ہیں: ان کا کوئی لاگ اِن نہیں، اور وہ موجودہ اسکول کی کسی فہرست میں نہیں۔',
  leadOf: ({ number }: { number: number }) =>
    `${count(number, people)}: ان کا کوئی لاگ اِن نہیں، اور وہ موجودہ اسکول کی کسی فہرست میں نہیں۔`,
  /** The school years of somebody, from the first to the last. */
  years: ({ firstYear, leftYear }: Record<'firstYear' | 'leftYear', string>) =>
    firstYear === leftYear ? isolate(leftYear) : `${isolate(firstYear)} تا ${isolate(leftYear)}`,
  records: ({ number }: { number: number }) => count(number, people),
  year: reportLabels.year,
  allYears: 'تمام سال',
  grade: 'آخری جماعت',
  allGrades: 'تمام جماعتیں',
  firstYearHint: 'یہ سرٹیفکیٹ پر آتا ہے۔ جن سالوں کو پورٹل نہیں جانتا وہ یہاں درست کریں۔',
  /** Of the leaving: when it was entered, and by whom. */
  entered: 'اندراج',
  enteredBy: ({ when, by }: { when: string; by: string | null }) =>
    `${isolate(when)}، از ${by === null ? loginLabels.deleted : isolate(by)}`,
  yearAndReason: ({ year, reason }: Record<'year' | 'reason', string>) => `${isolate(year)}، ${reason}`,
  erasedOnDay: ({ day }: { day: string }) => `${isolate(day)} کو مٹ جائے گا`,
  keptForEver: 'کبھی نہیں: ہمیشہ رکھا جاتا ہے',
  dueSoon: 'ایک مہینے کے اندر مٹ جائیں گے',
  empty: 'ابھی کسی نے اسکول نہیں چھوڑا',
  emptyHelp: 'جو اسکول چھوڑے وہ یہاں ملتا ہے: ترقی سے، طالب علم کے ریکارڈ سے، یا طلبہ کی فہرست میں منتخب کرنے سے۔',
  noneFound: 'کوئی سابق طالب علم نہیں ملا',
  failed: 'سابق طلبہ نہیں کھل سکے۔',
  loadFailed: 'سابق طالب علم کا ریکارڈ نہیں کھل سکا۔',
  certificate: 'سرٹیفکیٹ',
  certificates: 'سرٹیفکیٹ پرنٹ کریں',
  reports: 'رپورٹیں',
  noReports: 'کوئی رپورٹ نہیں۔',

  leaving: {
    action: 'اسکول چھوڑ دیا',
    /** What happens, in one sentence. */
    text: 'لاگ اِن فوراً ختم ہو جاتا ہے؛ ریکارڈ، تصویر اور رپورٹیں ”سابق طلبہ“ میں رہتی ہیں، جہاں سے طالب علم واپس آ سکتا ہے۔',
    day: 'اسکول میں آخری دن',
    noteHint: 'اسے صرف منتظم پڑھتے ہیں۔',
    left: ({ subject }: { subject: string }) => `اسکول چھوڑ گئے: ${isolate(subject)}`,
    undo: 'کالعدم کریں',
    undone: ({ subject }: { subject: string }) => `اسکول میں واپس: ${isolate(subject)}`,
    toFormer: 'سابق طلبہ دیکھیں',
    /** In the prompt that deletes a student. */
    instead: 'حذف صرف اُن ریکارڈوں کے لیے ہے جنہیں ہونا ہی نہیں چاہیے۔ جو طالب علم اسکول چھوڑ گیا ہو اس کے لیے:',
    change: 'چھوڑنے کی معلومات بدلیں',
    changed: 'چھوڑنے کی معلومات بدل گئیں',
  },

  bringingBack: {
    action: 'واپس لائیں',
    heading: 'کسی جماعت میں واپس لائیں',
    hint: 'لاگ اِن پہلے جیسا رہتا ہے: وہی یوزر آئی ڈی اور پاس ورڈ پھر کام کرتے ہیں۔',
    done: ({ subject, grade }: Record<'subject' | 'grade', string>) =>
      `جماعت ${isolate(grade)} میں واپس: ${isolate(subject)}`,
    refused: 'کوئی واپس نہیں لایا گیا، اس وجہ سے:',
    refusedOf: ({ name, reason }: Record<'name' | 'reason', string>) => `${isolate(name)}: ${isolate(reason)}`,
  },

  erasing: {
    action: 'مٹائیں',
    word: 'مٹائیں',
    deleteHeading: 'ہمیشہ کے لیے مٹائیں',
    deletePrompt: 'ریکارڈ، تصویر اور تمام رپورٹیں مٹانے کے لیے ”مٹائیں“ لکھیں',
    hint: 'اسے کوئی واپس نہیں لا سکتا: جہاں اسکول رجسٹر رکھتا ہو وہاں صرف نام، سال اور چھوڑنے کا دن باقی رہتے ہیں۔ پرانے بیک اپ میں یہ اُس وقت تک رہتا ہے جب تک وہ ہٹائے نہ جائیں۔',
    wrongWord: 'یہ وہ لفظ نہیں ہے: کچھ نہیں مٹایا گیا',
    deleted: 'ہمیشہ کے لیے مٹا دیا گیا',
    confirm: 'مٹائیں',
  },

  register: {
    action: 'رجسٹر',
    lead: 'جن کا ریکارڈ مٹا دیا گیا۔ ہر ایک کا صرف نام، والد کا نام، سال اور چھوڑنے کا دن باقی ہے۔',
    search: 'نام سے تلاش کریں',
    years: 'سال',
    erasedAt: 'کب مٹایا گیا',
    empty: 'ابھی کچھ نہیں مٹایا گیا',
    emptyHelp: 'اسکول رجسٹر رکھے یا نہیں، اور ریکارڈ کتنی مدت رکھے جائیں، یہ صفحہ ”آپ کا اسکول“ میں طے ہوتا ہے۔',
    noneFound: 'رجسٹر میں کچھ نہیں ملا',
    failed: 'رجسٹر نہیں کھل سکا۔',
  },

  /** On the dashboard. */
  due: {
    heading: ({ number }: { number: number }) =>
      `${count(number, people)} جلد ہی ${plural(number, { one: 'مٹ جائے گا', other: 'مٹ جائیں گے' })}`,
    text: ({ day }: { day: string }) =>
      `${isolate(day)} سے، اُس مدت کے مطابق جو اسکول نے طے کی ہے۔ جو ابھی درکار ہو اسے پہلے پرنٹ یا برآمد کر لیں۔`,
    show: 'انہیں دکھائیں',
    setting: 'مدت بدلیں',
  },
}
