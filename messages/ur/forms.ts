import { isolate } from '../isolate.ts'
import { loginLabels } from './labels.ts'

/** The forms that add and change records. */
export const forms = {
  save: 'محفوظ کریں',
  back: 'فارم پر واپس',
  addAnother: 'محفوظ کریں اور ایک اور شامل کریں',

  /** A restored draft. */
  drafts: {
    restored: ({ at }: { at: string }) => `${isolate(at)} کا لکھا ہوا واپس لایا گیا`,
    restoredWithoutPhotos: ({ at }: { at: string }) =>
      `${isolate(at)} کا لکھا ہوا واپس لایا گیا۔ تصویر دوبارہ چنیں: یہ آلہ تصویریں نہیں رکھتا۔`,
    discard: 'رد کریں',
  },

  /** There is a student with the same name, class and roll number. */
  sameStudent: {
    heading: 'ایسا طالب علم پہلے سے موجود ہے',
    /** Shown with these values as elements. */
    who: ({ name, grade, rollNumber }: Record<'name' | 'grade' | 'rollNumber', string>) =>
      `${name}، جماعت ${grade}، رول نمبر ${rollNumber}`,
    lead: 'کچھ محفوظ نہیں ہوا۔ اگر یہ وہی بچہ ہے تو دوسرے ریکارڈ کا لاگ اِن الگ ہوگا اور اس کی کوئی رپورٹ نہیں ہوگی۔',
    open: 'وہ طالب علم کھولیں',
    add: 'دوسرے طالب علم کے طور پر محفوظ کریں',
  },

  /** Two people have changed the same field. */
  conflicts: {
    heading: 'اسے کسی اور نے بھی بدلا ہے',
    lead: 'ہر خانے کے لیے چنیں کہ کون سی بات محفوظ ہو۔',
    mine: 'میری رکھیں',
    theirs: 'ان کی لیں',
    missing: ({ label }: { label: string }) => `${label}: اپنی رکھیں یا ان کی لیں`,
    by: ({ name, at }: Record<'name' | 'at', string>) => `${isolate(name)}، ${isolate(at)}`,
    nobody: loginLabels.deleted,
    empty: 'خالی',
  },
  /** In the form of a person whose name is in letters that not every keyboard has. */
  latinName: {
    label: 'انگریزی حروف میں نام',
    hint: 'یوزر آئی ڈی اسی سے بنتی ہے، تاکہ اسے ہر کی بورڈ سے لکھا جا سکے۔ نام ویسے لکھیں جیسے اسکول لکھتا ہے: اسی نام کے اگلے فرد کے لیے یہی تجویز ہو گا۔',
  },
}
