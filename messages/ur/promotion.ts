import { isolate } from '../isolate.ts'
import { undoDays } from '../numbers.ts'
import { count, countPeople, formatNumber, inDigits, plural } from './counting.ts'
import { loginLabels, studentLabels } from './labels.ts'
import { allOf } from './language.ts'

const students = (number: number) => countPeople('student', number)

const reports = (number: number) => count(number, { one: 'رپورٹ', other: 'رپورٹیں' })

type Promoted = { moved: number; left: number; stayed: number }

/** A year that ends with its reports, and the one that begins. */
type Years = { ends: string; begins: string; filed: number }
const newYear = ({ ends, begins, filed }: Years) =>
  filed === 0
    ? `تعلیمی سال ${isolate(inDigits(begins))} شروع ہو جائے گا`
    : `تعلیمی سال ${isolate(inDigits(ends))} کی ${reports(filed)} پچھلی رپورٹوں میں رکھ دی ${plural(filed, { one: 'جائے گی', other: 'جائیں گی' })}، اور تعلیمی سال ${isolate(inDigits(begins))} شروع ہو جائے گا`

const byWhom = (by: string | null) => (by === null ? loginLabels.deleted : isolate(by))

/** The page 'Promotion'. */
export const promotion = {
  lead: 'تعلیمی سال کے آخر میں تمام طلبہ ایک ہی بار میں اگلی جماعت میں چلے جاتے ہیں۔',
  leadOf: ({ year, written }: { year: string; written: number }) =>
    `یہ تعلیمی سال ${isolate(inDigits(year))} ہے، جس میں ${reports(written)} لکھی جا ${plural(written, { one: 'چکی ہے', other: 'چکی ہیں' })}۔`,

  /** The last promotion or beginning of a year. */
  promotedOn: ({ when, by }: { when: string; by: string | null }) => `${byWhom(by)} نے ${isolate(when)} کو ترقی دی`,
  begunOn: ({ when, by, begun }: { when: string; by: string | null; begun: string }) =>
    `${byWhom(by)} نے ${isolate(when)} کو تعلیمی سال ${isolate(begun)} شروع کیا`,
  did: ({ promoted, ended, filed, ...counts }: Promoted & { promoted: boolean; ended: string | null; filed: number }) =>
    [
      promoted && promotion.doneCounts(counts),
      ended !== null && `تعلیمی سال ${isolate(inDigits(ended))} کی رکھی گئی رپورٹیں: ${formatNumber(filed)}۔`,
    ]
      .filter(Boolean)
      .join(' '),
  noUndo: ({ reason }: { reason: string }) => `اسے کالعدم نہیں کیا جا سکتا۔ ${isolate(reason)}`,
  again: ({ year }: { year: string }) => `تعلیمی سال ${isolate(inDigits(year))} میں دوبارہ ترقی دیں`,
  willUndo: ({ moved, left, ended, filed }: Promoted & { ended: string | null; filed: number }) => {
    const parts = [
      moved > 0 &&
        `${students(moved)} اپنی پہلی جماعت میں واپس ${plural(moved, { one: 'چلا جائے گا', other: 'چلے جائیں گے' })}`,
      left > 0 && `${students(left)} اسکول میں واپس ${plural(left, { one: 'آ جائے گا', other: 'آ جائیں گے' })}`,
      ended !== null &&
        (filed > 0
          ? `تعلیمی سال ${isolate(inDigits(ended))} اپنی ${reports(filed)} سمیت واپس آ جائے گا`
          : `تعلیمی سال ${isolate(inDigits(ended))} واپس آ جائے گا`),
    ].filter((part) => part !== false)
    return `${allOf(parts)}۔`
  },

  /** Roll numbers that two students of a class would have. */
  doubles: 'وہ رول نمبر جو ایک جماعت میں دو بار ہو جائیں گے',
  doublesHint: 'نیا نمبر ترقی کے ساتھ ہی مل جاتا ہے۔ پرانا نمبر رکھنے کے لیے خالی چھوڑ دیں۔',
  double: ({ grade, rollNumber, first, second }: Record<'grade' | 'rollNumber' | 'first' | 'second', string>) =>
    `جماعت ${isolate(grade)}، رول نمبر ${isolate(rollNumber)}: ${isolate(first)} اور ${isolate(second)}`,
  rollNumber: ({ rollNumber }: { rollNumber: string }) => `${studentLabels.rollNumber} ${isolate(rollNumber)}`,
  newRollNumber: ({ name }: { name: string }) => `${isolate(name)} کا نیا رول نمبر`,

  earlierYears: {
    heading: 'پچھلے تعلیمی سال',
    line: ({ year, reports: written }: { year: string; reports: number }) =>
      `${isolate(inDigits(year))}: ${reports(written)}`,
    print: ({ year }: { year: string }) => `تعلیمی سال ${isolate(inDigits(year))} کی رپورٹیں پرنٹ کریں`,
  },

  /** The school year. */
  newYear: ({ begins }: { begins: string }) => `اس کے ساتھ تعلیمی سال ${isolate(inDigits(begins))} شروع کریں`,
  newYearHint: ({ ends, filed }: { ends: string; filed: number }) =>
    filed === 0
      ? `تعلیمی سال ${isolate(inDigits(ends))} کی کوئی رپورٹ نہیں لکھی گئی۔`
      : `تعلیمی سال ${isolate(inDigits(ends))} کی ${reports(filed)}: طلبہ کے ریکارڈ میں رکھ دی ${plural(filed, { one: 'جاتی ہے، جہاں اسے', other: 'جاتی ہیں، جہاں انہیں' })} کوئی نہیں بدل سکتا۔`,
  beginOnly: ({ begins }: { begins: string }) => `ترقی کے بغیر تعلیمی سال ${isolate(inDigits(begins))} شروع کریں`,

  /** The questions before it, each with the word that is typed. */
  ask: {
    promotion: {
      word: 'ترقی',
      deleteHeading: 'کیا اسکول کو ترقی دیں؟',
      deletePrompt: 'اسکول کو ترقی دینے کے لیے ”ترقی“ لکھیں',
      confirm: 'ترقی دیں',
      deleted: 'اسکول کو ترقی دے دی گئی',
    },
    year: {
      word: 'شروع',
      deleteHeading: 'کیا تعلیمی سال شروع کریں؟',
      deletePrompt: 'تعلیمی سال شروع کرنے کے لیے ”شروع“ لکھیں',
      confirm: 'شروع کریں',
      deleted: 'تعلیمی سال شروع ہو گیا',
    },
  },
  undo: {
    word: 'کالعدم',
    deleteHeading: 'کیا یہ سب کالعدم کریں؟',
    deletePrompt: 'اسے کالعدم کرنے کے لیے ”کالعدم“ لکھیں',
    confirm: 'کالعدم کریں',
    deleted: 'کالعدم ہو گیا: اسکول پہلے جیسا ہے',
  },
  willPromote: ({ moved, left, stayed, ends, begins, filed = 0 }: Promoted & Partial<Years>) =>
    `${allOf([
      `${students(moved)} اگلی جماعت میں ${plural(moved, { one: 'جائے گا', other: 'جائیں گے' })}`,
      ...(left > 0 ? [`${students(left)} اسکول چھوڑ ${plural(left, { one: 'دے گا', other: 'دیں گے' })}`] : []),
      ...(stayed > 0 ? [`${students(stayed)} وہیں ${plural(stayed, { one: 'رہے گا', other: 'رہیں گے' })}`] : []),
    ])}${ends && begins ? `؛ ${newYear({ ends, begins, filed })}` : ''}۔`,
  willBegin: (years: Years) => `${newYear(years)}، جس کی ابھی کوئی رپورٹ نہیں۔ کسی کی جماعت نہیں بدلے گی۔`,
  askHint: ({ backup }: { backup: boolean }) =>
    `${backup ? 'اس سے پہلے بیک اپ بنایا جاتا ہے۔ ' : ''}یہ سب ${formatNumber(undoDays)} دن تک کالعدم کیا جا سکتا ہے، جب تک کسی نے اس پر کام نہ کیا ہو۔`,

  preview: 'کون کہاں جائے گا',
  previewHint: 'جماعت کھولیں اور جو وہیں رہے اس کا نشان ہٹا دیں۔',
  grade: ({ grade, to }: { grade: string; to: string }) => `جماعت ${isolate(grade)} سے جماعت ${isolate(to)} میں`,
  leaving: ({ grade }: { grade: string }) => `جماعت ${isolate(grade)} اسکول چھوڑتی ہے`,
  moves: ({ going, staying }: { going: number; staying: number }) =>
    staying === 0
      ? students(going)
      : `${students(going + staying)} میں سے ${formatNumber(going)}؛ ${formatNumber(staying)} وہیں ${plural(staying, { one: 'رہے گا', other: 'رہیں گے' })}`,
  none: 'کوئی طالب علم نہیں',
  all: 'سب جائیں',
  nobody: 'سب وہیں رہیں',
  leave: 'کون اسکول چھوڑے گا',
  leaveHint: ({ leaving }: { leaving: number }) =>
    `${leaving > 0 ? `آخری جماعت کے ${students(leaving)}: ان کا لاگ اِن ختم ہو جاتا ہے، اور وہ اسکول کی کسی فہرست میں نہیں رہتے۔ ریکارڈ، تصویر اور تمام رپورٹیں ”سابق طلبہ“ میں رہتی ہیں، جہاں منتظم انہیں دیکھ، پرنٹ اور واپس لا سکتا ہے۔` : 'آخری جماعت سے کوئی نہیں جا رہا۔'} ترقی دینے سے پہلے ہر چیز کی ایک نقل لے لیں۔`,
  heading: 'اسکول کو ترقی دیں',
  loading: 'کھل رہا ہے',
  run: ({ number }: { number: number }) => `${students(number)} کو ترقی دیں`,
  runHint: 'سب کچھ ایک ہی بار میں ہوتا ہے، یا کچھ نہیں۔ دو بار دبانے سے کچھ اور نہیں ہوتا۔',
  counts: ({ moved, left, stayed }: Promoted) =>
    `اگلی جماعت میں: ${formatNumber(moved)}۔ اسکول چھوڑیں گے: ${formatNumber(left)}۔ وہیں رہیں گے: ${formatNumber(stayed)}۔`,
  empty: 'ترقی دینے کو کوئی طالب علم نہیں',
  failed: 'پیش نظارہ نہیں کھل سکا۔',
  get tooMany() {
    return `${formatNumber(1000)} سے زیادہ طلبہ وہیں رہ رہے ہیں۔ اس کے بجائے طلبہ کی فہرست سے ایک ایک جماعت کو آگے بھیجیں۔`
  },
  done: 'اسکول کو ترقی دے دی گئی',
  doneCounts: ({ moved, left, stayed }: Promoted) =>
    `اگلی جماعت میں گئے: ${formatNumber(moved)}۔ اسکول چھوڑ گئے: ${formatNumber(left)}۔ وہیں رہے: ${formatNumber(stayed)}۔`,
  toStudents: 'طلبہ کی فہرست',
  toFormer: 'سابق طلبہ دیکھیں',
}
