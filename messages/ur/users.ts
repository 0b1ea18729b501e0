import { isolate } from '../isolate.ts'
import { formatNumber } from './counting.ts'
import { deleting } from './deleting.ts'
import { loginLabels, roleLabels } from './labels.ts'
import { allOf } from './language.ts'

/** The list of users, and what an admin does with their logins. */
export const users = {
  searchId: 'یوزر آئی ڈی یا نام سے تلاش کریں',
  total: 'کل صارفین',
  empty: 'کوئی صارف نہیں ملا',
  failed: 'صارفین کی فہرست نہیں کھل سکی۔',
  roles: roleLabels,
  userId: loginLabels.userId,
  answer: 'بحالی کا جواب',
  person: 'کس کا ہے',
  guardianOf: ({ children }: { children: readonly string[] }) => `${allOf(children.map(isolate))} کے والدین یا سرپرست`,
  role: loginLabels.role,
  allRoles: 'تمام کردار',
  actions: 'کارروائیاں',
  endSessions: 'سیشن ختم کریں',
  endHeading: 'کیا اس صارف کے تمام سیشن ختم کر دیں؟',
  endText: 'اس صارف کو ہر جگہ دوبارہ لاگ اِن کرنا ہو گا۔',
  ended: ({ sessions }: { sessions: number }) => `ختم ہونے والے سیشن: ${formatNumber(sessions)}`,
  endFailed: 'سیشن ختم نہیں ہو سکے۔',
  resetFactor: 'دوسری تصدیق ہٹائیں',
  resetFactorHeading: 'کیا دوسری تصدیق ہٹا دیں؟',
  resetFactorText: 'اُن کے لیے جن کا فون اور بحالی کوڈ دونوں کھو گئے: اس کے بعد صرف پاس ورڈ کافی ہو گا۔',
  factorReset: 'دوسری تصدیق ہٹا دی گئی۔',
  ownPassword: 'آپ کا اپنا پاس ورڈ',
  ownCode: 'آپ کا اپنا کوڈ',

  deletion: {
    word: 'حذف',
    deleted: 'صارف حذف ہو گیا',
    deleteHeading: 'صارف حذف کریں',
    deletePrompt: 'صارف اور اس کے سیشن حذف کرنے کے لیے ”حذف“ لکھیں',
    get hint() {
      return deleting.restorable
    },
    wrongWord: 'یہ وہ لفظ نہیں ہے: کچھ حذف نہیں ہوا',
  },
}
