import { deleting } from './deleting.ts'

/** The lists of teachers. */
export const teacherList = {
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
}
