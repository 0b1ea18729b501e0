import type { Translates } from '#contract'

/** The page 'Login'. */
export const strings = {
  userId: 'یوزر آئی ڈی',
  password: 'پاس ورڈ',
  remember: 'اس آلے پر لاگ اِن رکھیں',
  submit: 'لاگ اِن کریں',
  toRegister: 'ابھی رجسٹر نہیں کیا؟',
  register: 'رجسٹر کریں',
  failed: 'اس یوزر آئی ڈی اور پاس ورڈ کا کوئی صارف نہیں ملا۔ دونوں دیکھ کر دوبارہ لکھیں',
  forgotten: {
    question: 'پاس ورڈ بھول گئے؟',
    answer:
      'اسکول کے دفتر سے پوچھیں۔ وہ تسلی کرے گا کہ آپ کون ہیں، پھر آپ کو نیا پاس ورڈ دے گا۔ پرانا پاس ورڈ کام نہیں کرے گا۔',
    phone: 'فون',
    email: 'ای میل',
    hours: 'اوقات',
    address: 'دفتر',
  },
  code: 'کوڈ',
  codeHint: 'آپ کی تصدیقی ایپ سے چھ ہندسے، یا آپ کا ایک بحالی کوڈ',
}

export type Complete = Translates<typeof import('./login.ts'), typeof import('../en/login.ts')>
