import { isolate } from '../isolate.ts'
import { deleting } from './deleting.ts'
import { photoLabels, teacherLabels } from './labels.ts'

/** Teachers: what forms and details say; what their fields are called is in the contract. */
export const teachers = {
  ...teacherLabels,
  photo: photoLabels.photo,
  photoOf: ({ name }: { name: string }) => `${isolate(name)} کی تصویر`,
  idCard: photoLabels.idCard,
  idCardOf: ({ name }: { name: string }) => `${isolate(name)} کا شناختی کارڈ`,
  joined: 'شمولیت کی تاریخ',
  loadFailed: 'استاد کی معلومات نہیں کھل سکیں۔',
  detailFailed: 'کچھ غلط ہو گیا',

  form: {
    person: 'استاد کی معلومات',
    work: 'ملازمت',
    classesHint:
      'ان جماعتوں کے طلبہ اس استاد کی فہرست میں سب سے پہلے آتے ہیں؛ استاد باقی سب کو بھی کھول سکتا ہے اور ان کی رپورٹ لکھ سکتا ہے۔',
    loginHint: 'دونوں کاپی کریں اور استاد کو دے دیں۔',
    added: 'استاد شامل ہو گیا',
    updated: 'معلومات بدل دی گئیں',
    incomplete: 'براہِ کرم تمام معلومات لکھیں',
    refused: 'کچھ غلط ہو گیا، اور کچھ محفوظ نہیں ہوا۔ دوبارہ کوشش کریں',
    failed: 'استاد کو شامل کرنے میں کچھ غلط ہو گیا۔ دوبارہ کوشش کریں',
  },
  /** The lists of teachers. */
  list: {
    total: 'کل اساتذہ',
    empty: 'کوئی استاد نہیں ملا',
    failed: 'اساتذہ کی فہرست نہیں کھل سکی۔',
    photo: 'تصویر',

    deletion: {
      word: 'حذف',
      deleted: 'استاد حذف ہو گیا',
      deleteHeading: 'استاد حذف کریں',
      deletePrompt: 'استاد اور لاگ اِن حذف کرنے کے لیے ”حذف“ لکھیں',
      get hint() {
        return deleting.restorable
      },
      wrongWord: 'یہ وہ لفظ نہیں ہے: کچھ حذف نہیں ہوا',
    },
  },
}
