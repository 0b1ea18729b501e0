import { isolate } from '../isolate.ts'

/** The navigation bar, the footer and what else surrounds every page. */
export const layout = {
  /** The title of every page but Home, whose title is the school's name. */
  inSchool: ({ title, school }: { title: string; school: string }) => `${title} – ${isolate(school)}`,
  /** The title while the form of the page has errors. */
  withErrors: ({ title }: { title: string }) => `غلطی: ${title}`,

  skip: 'براہِ راست اصل مواد پر جائیں',
  home: 'سرورق',
  board: 'نوٹس بورڈ',
  about: 'تعارف',
  contact: 'رابطہ',
  questions: 'سوال و جواب',
  privacy: 'رازداری کا بیان',
  imprint: 'ادارے کی معلومات',
  accessibility: 'سہولتِ رسائی کا بیان',
  mail: 'ای میل سے اعلانات',
  login: 'لاگ اِن',
  register: 'رجسٹر کریں',
  registerWithCode: 'والدین: رجسٹر کریں',
  report: 'رپورٹ',
  family: 'خاندان',
  reportReady: 'دستیاب ہے',
  dashboard: 'ڈیش بورڈ',
  account: 'اکاؤنٹ',
  logout: 'لاگ آؤٹ',
  loading: 'صفحہ کھل رہا ہے',
  languageProposed: {
    label: 'زبان',
    text: 'یہ صفحات آپ کے براؤزر کی زبان اردو میں ہیں۔ زبان ہر صفحے کے آخر میں بدلی جا سکتی ہے۔',
    keep: 'ٹھیک ہے',
  },
  theme: 'ظاہری شکل',
  themes: { system: 'آلے کے مطابق', light: 'کاغذ', dark: 'تختہ سیاہ' },
  broken: 'یہ صفحہ نہیں دکھایا جا سکا',
  brokenHelp: 'شاید انٹرنیٹ کا رابطہ ٹوٹ گیا ہے۔ صفحہ دوبارہ کھولنے سے عموماً مسئلہ حل ہو جاتا ہے۔',
  brokenByUs:
    'یہ پورٹل کی اپنی غلطی ہے، آپ کے انٹرنیٹ کی نہیں۔ صفحہ دوبارہ کھولنے سے عموماً مسئلہ حل ہو جاتا ہے۔ اگر آپ کا براؤزر اس صفحے کا ترجمہ کر رہا ہے تو پہلے اصل صفحہ دکھائیں۔',
  brokenTyped: 'جو یہاں لکھا گیا تھا، نقل کرنے کے لیے:',
  reload: 'دوبارہ کھولیں',
}
