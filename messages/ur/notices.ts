import { isolate, ltr } from '../isolate.ts'
import { deleting } from './deleting.ts'
import { noticeLabels, photoLabels } from './labels.ts'

/**
 * Notices as staff manage them; what their fields are called is in the contract. As everybody reads them, see
 * notice-board.ts.
 */
export const notices = {
  ...noticeLabels,
  expired: 'مدت ختم',
  photo: photoLabels.photo,
  photoOf: ({ title }: { title: string }) => `${isolate(title)} کی تصویر`,
  loadFailed: 'اعلان نہیں کھل سکا۔',

  form: {
    addHeading: 'نیا اعلان لکھیں',
    marks: `خالی سطر سے نیا پیراگراف، ${ltr('#')} سے سرخی اور ${ltr('-')} سے فہرست کا اندراج شروع ہوتا ہے۔`,
    validFor: 'کب تک دکھایا جائے',
    setTime: 'تاریخ مقرر کریں',
    added: 'اعلان شامل ہو گیا',
    updated: 'اعلان بدل دیا گیا',
  },

  list: {
    total: 'کل اعلانات',
    month: 'مہینہ',
    empty: 'ابھی کوئی اعلان شامل نہیں کیا گیا',
    failed: 'اعلانات نہیں کھل سکے۔',
  },

  deletion: {
    word: 'حذف',
    deleted: 'اعلان حذف ہو گیا',
    deleteHeading: 'اعلان حذف کریں',
    deletePrompt: 'اعلان حذف کرنے کے لیے ”حذف“ لکھیں',
    get hint() {
      return deleting.restorable
    },
    wrongWord: 'یہ وہ لفظ نہیں ہے: کچھ حذف نہیں ہوا',
  },
}
