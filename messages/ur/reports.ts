import { isolate } from '../isolate.ts'
import { formatNumber } from './counting.ts'
import { deleting } from './deleting.ts'
import { photoLabels, reportLabels, studentLabels } from './labels.ts'

/** The report pages of staff; how a report is shown is in report-sheet.ts. */
export const reports = {
  detail: 'رپورٹ کی تفصیل',
  update: 'رپورٹ بدلیں',
  delete: 'رپورٹ حذف کریں',
  add: 'رپورٹ لکھیں',
  sideAdd: 'لکھیں',
  sideUpdate: 'بدلیں',
  sideDelete: 'حذف کریں',
  sideDetail: 'تفصیل',
  sideNeedsReport: 'ابھی کوئی رپورٹ نہیں جسے بدلا، حذف کیا یا دیکھا جا سکے۔',
  ...reportLabels,
  chooseCondition: 'کارکردگی چنیں',
  photo: photoLabels.photo,
  added: 'رپورٹ شامل ہو گئی',
  updated: 'رپورٹ بدل دی گئی',
  saveAndNext: 'محفوظ کریں، پھر اگلا',
  classDone: ({ grade, all }: { grade: string; all: number }) =>
    `جماعت ${isolate(grade)} مکمل ہو گئی: تمام ${formatNumber(all)} رپورٹیں`,
  addFailed: 'رپورٹ شامل نہیں ہو سکی۔ دوبارہ کوشش کریں',
  updateFailed: 'رپورٹ نہیں بدلی جا سکی۔ دوبارہ کوشش کریں',
  detailFailed: 'کچھ غلط ہو گیا',
  missing: 'ابھی کوئی رپورٹ نہیں ہے۔',
  of: ({ name }: { name: string }) => `${isolate(name)} کی رپورٹ`,
  /** Whose report it is. */
  student: ({ name, grade, rollNumber }: Record<'name' | 'grade' | 'rollNumber', string>) =>
    `${isolate(name)}، ${studentLabels.grade} ${isolate(grade)}، ${studentLabels.rollNumber} ${isolate(rollNumber)}`,
  actions: 'رپورٹ کے ساتھ کیا کرنا ہے',

  /** Two people have written the same report at once: to the second one. */
  isThere: {
    heading: ({ student }: { student: string }) => `${isolate(student)} کی رپورٹ ابھی ابھی کسی اور نے لکھ دی ہے`,
    lead: 'آپ کی رپورٹ محفوظ نہیں ہوئی۔ آپ کا لکھا ہوا ضائع نہیں ہوا: اسے موجودہ رپورٹ میں ڈالیں، یا ایک دن کے اندر اس فارم پر واپس آئیں۔',
    open: 'موجودہ رپورٹ کھولیں',
    update: 'اُس رپورٹ کو میرے متن سے بدلیں',
    next: ({ student }: { student: string }) => `${isolate(student)} کی رپورٹ پر جائیں`,
  },

  deletion: {
    word: 'حذف',
    deleted: 'رپورٹ حذف ہو گئی',
    deleteHeading: 'رپورٹ حذف کریں',
    deletePrompt: 'رپورٹ حذف کرنے کے لیے ”حذف“ لکھیں',
    get hint() {
      return deleting.restorable
    },
    wrongWord: 'یہ وہ لفظ نہیں ہے: کچھ حذف نہیں ہوا',
  },
}
