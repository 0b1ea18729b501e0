import type { Translates } from '#contract'

/** The end of a session, and the toasts of the guards. */
export const strings = {
  ended: 'آپ کا سیشن ختم ہو گیا ہے۔ براہِ کرم دوبارہ لاگ اِن کریں۔',
  endedWithForm: 'آپ کا سیشن ختم ہو گیا ہے۔ براہِ کرم دوبارہ لاگ اِن کریں: جو آپ نے لکھا وہ آپ کے لیے محفوظ ہے۔',
  logoutFailed:
    'اسکول کے سرور کو نہیں بتایا جا سکا کہ آپ لاگ آؤٹ ہو گئے ہیں۔ بار بار کوشش جاری ہے: اس کمپیوٹر کو تب چھوڑیں جب یہ صفحہ کہے کہ کام ہو گیا۔',

  /** Shown on Home. */
  guards: {
    auth: 'آپ پہلے سے لاگ اِن ہیں۔ اس صفحے کے لیے پہلے لاگ آؤٹ کریں',
    admin: 'یہ صفحہ صرف منتظم کے لیے ہے',
    teacher: 'یہ صفحہ صرف استاد کے لیے ہے',
    student: 'یہ صفحہ صرف طالب علم کے لیے ہے',
    account: 'براہِ کرم پہلے لاگ اِن کریں۔',
  },
}

export type Complete = Translates<typeof import('./session.ts'), typeof import('../en/session.ts')>
