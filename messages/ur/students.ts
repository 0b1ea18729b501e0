import { isolate } from '../isolate.ts'
import { reportsWritten, writtenOf } from './counting.ts'
import { deleting } from './deleting.ts'
import { photoLabels, reportLabels, studentLabels } from './labels.ts'

/** Students: what forms and details say; what their fields are called is in the contract. */
export const students = {
  ...studentLabels,
  photo: photoLabels.photo,
  photoOf: ({ name }: { name: string }) => `${isolate(name)} کی تصویر`,
  unknown: 'معلوم نہیں',
  loadFailed: 'طالب علم کی معلومات نہیں کھل سکیں۔',

  form: {
    person: 'طالب علم کی معلومات',
    school: 'اسکول میں',
    chooseGrade: 'جماعت چنیں',
    ageUnknown: 'ابھی تک کسی نے نہیں بتائی: اب لکھیں۔',
    loginHint: 'دونوں کاپی کریں اور طالب علم کو دے دیں۔',
    added: 'طالب علم شامل ہو گیا',
    updated: 'معلومات بدل دی گئیں',
    refused: 'کچھ غلط ہو گیا، اور کچھ محفوظ نہیں ہوا۔ دوبارہ کوشش کریں',
    failed: 'طالب علم کو شامل کرنے میں کچھ غلط ہو گیا۔ دوبارہ کوشش کریں',
  },
  /** The lists of students. */
  list: {
    total: 'کل طلبہ',
    find: 'نام، رول نمبر، فون وغیرہ سے تلاش کریں',
    found: 'تلاش',
    roll: ({ rollNumber }: { rollNumber: string }) => `رول نمبر ${isolate(rollNumber)}`,
    enterOpens: ({ name }: { name: string }) => `Enter دبانے سے ${isolate(name)} کھل جائے گا`,
    search: 'طلبہ تلاش کریں',
    /** Before names that are searched for instead. */
    near: 'کیا نام کے ہجے یہ ہیں؟',
    /** The order of the list. */
    order: ({ isOneClass }: { isOneClass: boolean }) =>
      isOneClass ? 'رول نمبر کی ترتیب سے' : 'جماعت اور رول نمبر کی ترتیب سے',
    searchHint: 'کم از کم ایک خانہ بھرنا ضروری ہے',
    empty: 'کوئی طالب علم نہیں ملا',
    failed: 'طلبہ کی فہرست نہیں کھل سکی۔',
    photo: 'تصویر',
    name: studentLabels.name,
    fatherName: studentLabels.fatherName,
    report: 'رپورٹ',
    reports: 'رپورٹیں',
    /** Of the students that are shown. */
    reportsWritten: (counts: { written: number; all: number }) => `رپورٹیں: ${reportsWritten(counts)}`,
    ofClass: ({ grade }: { grade: string }) => `${studentLabels.grade} ${isolate(grade)}`,
    classWritten: ({ grade, ...counts }: { grade: string; written: number; all: number }) =>
      `${studentLabels.grade} ${isolate(grade)}: ${reportsWritten(counts)}`,
    /** The beginning of `classWritten`, short enough that two of them are side by side on a phone. */
    classWrittenShort: ({ grade, ...counts }: { grade: string; written: number; all: number }) =>
      `${studentLabels.grade} ${isolate(grade)}: ${writtenOf(counts)}`,
    noReport: 'رپورٹ نہیں ہے',
    stillMissing: 'ابھی باقی',
    missing: 'رپورٹ ابھی باقی ہے',
    written: 'رپورٹ لکھی جا چکی',
    waiting: 'رپورٹ جاری نہیں ہوئی',
    condition: reportLabels.condition,

    deletion: {
      word: 'حذف',
      deleted: 'طالب علم حذف ہو گیا',
      deleteHeading: 'طالب علم حذف کریں',
      deletePrompt: 'طالب علم، لاگ اِن اور رپورٹ حذف کرنے کے لیے ”حذف“ لکھیں',
      get hint() {
        return deleting.restorable
      },
      wrongWord: 'یہ وہ لفظ نہیں ہے: کچھ حذف نہیں ہوا',
    },
  },
}
