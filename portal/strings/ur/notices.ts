import { isolate, type Translates } from '#contract'
import { noticeLabels } from '#contract/labels/notices'
import { photoLabels } from '#contract/labels/photos'
import { strings as deleting } from '#strings/deleting'

/**
 * Notices as staff manage them; what their fields are called is in the contract. As everybody reads them, see
 * notice-board.ts.
 */
export const strings = {
  ...noticeLabels,
  expired: 'مدت ختم',
  photo: photoLabels.photo,
  photoOf: ({ title }: { title: string }) => `${isolate(title)} کی تصویر`,
  loadFailed: 'اعلان نہیں کھل سکا۔',

  form: {
    addHeading: 'نیا اعلان لکھیں',
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

export type Complete = Translates<typeof import('./notices.ts'), typeof import('../en/notices.ts')>
