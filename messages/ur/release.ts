import { isolate } from '../isolate.ts'
import { count, formatNumber } from './counting.ts'
import { studentLabels } from './labels.ts'

const reports = (number: number) => count(number, { one: 'رپورٹ', other: 'رپورٹیں' })
const students = (number: number) => count(number, { one: 'طالب علم', other: 'طلبہ' })
const of = (grade: string) => (grade === '' ? 'تمام جماعتوں' : `جماعت ${isolate(grade)}`)

type Numbers = Record<'waiting' | 'planned' | 'shown' | 'missing', number>

/** The release of reports: until then only staff read them. */
export const release = {
  lead: 'جو رپورٹ جاری نہیں ہوئی وہ صرف عملے کے لیے ہے۔ جب ایک جماعت کی سب رپورٹیں درست ہوں تو انہیں جاری کریں۔',
  shownAtOnce: 'نئی رپورٹیں محفوظ ہوتے ہی دکھائی جاتی ہیں۔ یہاں وہ ہیں جو ابھی منتظر ہیں۔',
  setting: 'یہ بدلیں',
  caption: 'جماعت کے لحاظ سے رپورٹیں',
  class: studentLabels.grade,
  all: 'تمام جماعتیں',
  written: 'لکھی گئیں',
  writtenOf: ({ reports, students }: { reports: number; students: number }) =>
    `${formatNumber(students)} میں سے ${formatNumber(reports)}`,
  shown: 'جاری شدہ',
  shownAndRead: ({ shown, read }: { shown: number; read: number }) =>
    read > 0 ? `${formatNumber(shown)}، پڑھی گئیں: ${formatNumber(read)}` : formatNumber(shown),
  waiting: 'جاری نہیں ہوئیں',
  plannedFrom: ({ planned, day }: { planned: number; day: string }) => `${isolate(day)} سے: ${formatNumber(planned)}`,
  empty: 'ابھی کوئی جماعت نہیں',
  failed: 'اعداد و شمار نہیں کھل سکے۔',
  release: 'جاری کریں',
  takeBack: 'واپس لیں',
  ofClass: ({ action, grade }: Record<'action' | 'grade', string>) => `${action}: جماعت ${isolate(grade)}`,
  ofAll: ({ action }: { action: string }) => `${action}: تمام جماعتیں`,

  /** What a press does, before it. @param grade '': of the whole school */
  willRelease: ({ grade, ...numbers }: { grade: string } & Numbers) =>
    [
      `${of(grade)} کی ${reports(numbers.waiting + numbers.planned)} جاری ہوں گی۔`,
      numbers.planned > 0 && `ان میں سے ${formatNumber(numbers.planned)} بعد کے کسی دن سے دکھائی جانی تھیں۔`,
      numbers.shown > 0 && `${reports(numbers.shown)} پہلے ہی جاری ہیں۔`,
      numbers.missing > 0 && `${students(numbers.missing)} کی رپورٹ نہیں لکھی گئی۔`,
    ]
      .filter(Boolean)
      .join(' '),
  willReleaseOne: 'پھر طالب علم اور اس کا خاندان رپورٹ پڑھ سکیں گے۔',
  when: 'کب سے؟',
  atOnce: 'ابھی',
  fromDay: 'کسی دن سے',
  fromDayHint: 'اسکول کے وقت کے مطابق، اس دن کی آدھی رات سے',
  day: 'دن',
  chooseDay: 'دن چنیں۔',
  released: ({ number, day, gone }: { number: number; day: string; gone: number }) =>
    [
      day === '' ? `جاری ہوئیں: ${reports(number)}` : `${isolate(day)} سے جاری: ${reports(number)}`,
      gone > 0 && `اس دوران حذف ہوئیں: ${reports(gone)}`,
    ]
      .filter(Boolean)
      .join('۔ '),
  gone: 'رپورٹ اس دوران حذف ہو چکی ہے: جاری کرنے کو کچھ نہیں۔',

  willTakeBack: ({ grade, unread, read }: { grade: string; unread: number; read: number }) =>
    [
      `${of(grade)} کی ${reports(unread)} واپس لی جائیں گی اور صرف عملہ انہیں پڑھ سکے گا۔`,
      read > 0 && `${reports(read)} شاید پڑھی جا چکی ہیں، وہ ویسی ہی رہیں گی۔`,
    ]
      .filter(Boolean)
      .join(' '),
  willTakeBackOne: 'پھر صرف عملہ رپورٹ پڑھ سکے گا۔ اگر وہ آپ کے دبانے سے پہلے پڑھ لی گئی تو ویسی ہی رہے گی۔',
  takenBack: ({ number, read }: { number: number; read: number }) =>
    read > 0
      ? `واپس لی گئیں: ${reports(number)}۔ پہلے ہی پڑھی جا چکیں: ${formatNumber(read)}`
      : `واپس لی گئیں: ${reports(number)}`,

  /** One report. */
  one: {
    waiting: 'جاری نہیں ہوئی: یہ رپورٹ صرف عملہ پڑھ سکتا ہے۔',
    planned: ({ day }: { day: string }) => `${isolate(day)} سے جاری: تب تک یہ رپورٹ صرف عملہ پڑھ سکتا ہے۔`,
    unread: 'جاری ہے۔ طالب علم اور خاندان نے ابھی نہیں پڑھی۔',
    read: 'جاری ہے، اور پڑھی جا چکی ہے یا اس کے درج ہونے سے پہلے دکھائی جا چکی ہے: اب واپس نہیں لی جا سکتی۔',
  },
  /** The report of a student in a list, beside its condition. */
  listed: {
    waiting: ({ condition }: { condition: string }) => `${condition} (جاری نہیں ہوئی)`,
    planned: ({ condition, day }: Record<'condition' | 'day', string>) => `${condition} (${isolate(day)} سے)`,
  },
  /** On the dashboard. */
  due: {
    heading: ({ number }: { number: number }) => `${reports(number)} جاری نہیں ہوئیں`,
    text: 'طلبہ اور خاندان ابھی انہیں نہیں پڑھ سکتے۔ تعلیمی سال ختم ہونے کے بعد ہر رپورٹ اس کے اپنے صفحے سے جاری ہوتی ہے۔',
    show: 'رپورٹیں جاری کریں',
  },
}
