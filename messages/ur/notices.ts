import { isolate, ltr } from '../isolate.ts'
import { inDigits } from './counting.ts'
import { deleting } from './deleting.ts'
import { noticeLabels, photoLabels } from './labels.ts'
import { allOf } from './language.ts'

/**
 * Notices as staff manage them; what their fields are called is in the contract. As everybody reads them, see
 * notice-board.ts.
 */
export const notices = {
  ...noticeLabels,
  /** Whom the audiences of the contract are. */
  audiences: {
    everybody: 'سب کے لیے',
    signedIn: 'جس کا لاگ ان ہو',
    staff: 'عملہ',
    classes: 'کچھ کلاسیں',
  },
  photo: photoLabels.photo,
  photoOf: ({ title }: { title: string }) => `${isolate(title)} کی تصویر`,
  loadFailed: 'اعلان نہیں کھل سکا۔',
  /** Makes a new notice from this one. */
  useAgain: 'دوبارہ لگائیں',

  form: {
    addHeading: 'نیا اعلان لکھیں',
    marks: `خالی سطر سے نیا پیراگراف، ${ltr('#')} سے سرخی اور ${ltr('-')} سے فہرست کا اندراج شروع ہوتا ہے۔`,
    validFor: 'کب تک دکھایا جائے',
    setTime: 'تاریخ مقرر کریں',
    showing: 'کب دکھایا جائے',
    /** What holds with what is chosen. @param day that is still to come */
    shown: ({ day, isOnTop }: { day: string | undefined; isOnTop: boolean }) =>
      `${day ? `${isolate(day)} سے` : 'محفوظ ہوتے ہی'} ${isOnTop ? 'باقی سب سے پہلے' : 'تاریخ کی ترتیب سے'} دکھایا جاتا ہے۔`,
    appearsOnHint: 'خالی ہو تو محفوظ ہوتے ہی۔ اس دن سے پہلے صرف منتظم اسے دیکھتے ہیں۔',
    byDate: 'تاریخ کی ترتیب سے',
    onTop: 'باقی سب سے پہلے',
    onTopHint: 'ایک وقت میں زیادہ سے زیادہ تین اعلان۔',
    event: 'تقریب',
    eventHint: 'اگر کوئی تقریب ہو تو یہ تقریبات میں نظر آئے گی، اور لوگ اسے اپنے کیلنڈر میں شامل کر سکیں گے۔',
    timesOf: ({ zone }: { zone: string }) => `اوقات ${isolate(zone)} کے مطابق ہیں۔`,
    noTimeZone: 'اسکول نے ابھی اپنا ٹائم زون نہیں چنا: اوقات سرور کے مطابق ہیں۔',
    chooseTimeZone: 'ٹائم زون چنیں',
    /** In place of the texts in other languages. */
    oneLanguage: ({ language }: { language: string }) => `اسکول میں صرف ${isolate(language)} ہے۔`,
    chooseLanguages: 'دوسری زبانیں شامل کریں',
    takesPlace: 'کیا تقریب ہو گی؟',
    asPlanned: 'پروگرام کے مطابق',
    /** Who will read a notice with this audience. */
    readers: {
      everybody: 'اسے ہر کوئی پڑھ سکتا ہے، لاگ ان کے بغیر بھی: یہ انٹرنیٹ پر ہے۔',
      signedIn:
        'جو لاگ ان کرے وہ اسے پڑھے گا: طلبہ، والدین، عملہ اور سب رجسٹرڈ صارفین۔ دوسروں کو معلوم نہیں ہو گا کہ یہ موجود ہے۔',
      staff: 'اسے صرف اساتذہ اور منتظمین پڑھیں گے۔',
      classes: 'اسے صرف چنی ہوئی کلاسوں کے طلبہ، ان کے والدین اور سرپرست، اور عملہ پڑھیں گے۔',
    },
    added: 'اعلان شامل ہو گیا',
    updated: 'اعلان بدل دیا گیا',
  },

  /** Above a new notice that begins with what another one says. */
  again: {
    /** @param what fields with their values */
    leftOut: ({ what }: { what: readonly string[] }) =>
      `پرانے اعلان کے دنوں سے متعلق باتیں نہیں لی گئیں: ${what.map(isolate).join('؛ ')}۔`,
    notFetched: ({ names }: { names: readonly string[] }) =>
      `پرانے اعلان سے یہ نہیں آ سکیں، انہیں خود شامل کریں: ${allOf(names.map(isolate))}`,
  },

  /** Asked before a notice is saved that nobody but admins would see. */
  pastDay: {
    heading: 'اس کا آخری دن گزر چکا ہے',
    lead: ({ day }: { day: string }) =>
      `یہ ${isolate(day)} تک کارآمد ہے۔ اسی طرح محفوظ کیا تو صرف منتظم اسے دیکھیں گے۔`,
    back: 'کوئی اور دن چنیں',
    save: 'پھر بھی محفوظ کریں',
  },

  files: {
    heading: 'فائلیں',
    add: 'فائلیں شامل کریں',
    hint: ({ most }: { most: number }) =>
      `زیادہ سے زیادہ ${inDigits(most)} فائلیں، ہر ایک ${inDigits(10)} میگابائٹ تک: PDF، تصویریں، میکرو کے بغیر دفتری دستاویزات، متن اور جدول۔`,
    wrongKind:
      'اس قسم کی فائل نہیں لی جاتی: PDF، تصویر (JPEG, PNG, WebP, GIF)، دفتری دستاویز (docx, xlsx, pptx, odt, ods, odp)، متن (txt) یا جدول (csv) چنیں۔ میکرو والی دستاویز (docm, xlsm) کھولنے والے کے آلے پر پروگرام چلا سکتی ہے: اسے میکرو کے بغیر یا PDF میں محفوظ کریں؛ پرانی دستاویز (doc, xls) یا InPage کی دستاویز (inp) کو PDF میں؛ سانچے (dotx) کو دستاویز کے طور پر؛ ای میل (msg) سے وہ فائل جو اس کے ساتھ منسلک ہے؛ HEIC تصویر کو JPEG میں۔',
    full: ({ most }: { most: number }) => `پہلے ہی ${inDigits(most)} فائلیں ہیں۔ اور شامل کرنے کے لیے ایک ہٹائیں۔`,
    atOnce: 'یہ فوراً محفوظ ہو جاتی ہیں۔',
    withNotice: 'یہ اعلان محفوظ ہونے پر بھیجی جاتی ہیں، اور تب تک صرف اس صفحے میں ہیں۔',
    gone: 'یہ فائل اس دوران کسی اور منتظم نے ہٹا دی۔ فہرست اب تازہ ہے۔',
    tooMany: ({ most, names }: { most: number; names: readonly string[] }) =>
      `ایک اعلان میں زیادہ سے زیادہ ${inDigits(most)} فائلیں ہوتی ہیں۔ یہ شامل نہیں ہوئیں: ${allOf(names.map(isolate))}`,
    failed: 'اعلان محفوظ ہے، مگر اپنی سب فائلوں کے ساتھ نہیں۔ جن میں خرابی ہے انہیں دوبارہ بھیجیں، یا ہٹا دیں۔',
    sendAgain: 'دوبارہ بھیجیں',
    sending: ({ name }: { name: string }) => `${isolate(name)} بھیجی جا رہی ہے`,
    label: 'دکھایا جانے والا نام',
    up: 'اوپر کریں',
    down: 'نیچے کریں',
    remove: 'ہٹائیں',
    removeHeading: 'یہ فائل ہٹائی جائے؟',
    removeText: 'یہ فوراً حذف ہو جاتی ہے، اور بحال نہیں ہو سکتی۔',
    withoutText:
      'یہ PDF اپنے الفاظ کی تصویر ہے: ان میں کچھ تلاش یا منتخب نہیں ہو سکتا، اور جو دیکھ نہیں سکتا اسے کچھ نہیں ملتا۔ اہم باتیں اعلان کے متن میں لکھیں، یا اسکین کی جگہ وہ PDF چنیں جو پروگرام نے بنائی ہو۔',
  },

  list: {
    total: 'کل اعلانات',
    month: 'مہینہ',
    find: 'عنوان، متن یا زمرے سے تلاش کریں',
    found: 'تلاش کے الفاظ',
    state: 'حالت',
    appears: ({ day }: { day: string }) => `${isolate(day)} سے نظر آئے گا`,
    event: ({ when }: { when: string }) => `تقریب: ${isolate(when)}`,
    states: { planned: 'آئندہ', shown: 'ابھی دکھایا جا رہا ہے', ended: 'مدت ختم' },
    allStates: 'تمام حالتیں',
    allCategories: 'تمام زمرے',
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
