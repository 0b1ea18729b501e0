import { isolate } from '../isolate.ts'
import { formatNumber, plural } from './counting.ts'

/** The page 'Your school'. The names of its fields are in school-fields.ts. */
export const school = {
  lead: 'نام، جماعتیں، رنگ، تصویریں اور عبارتیں۔ جو آپ بدلیں وہ فارم کے ساتھ دکھایا جاتا ہے، اور محفوظ کرنے پر شائع ہوتا ہے۔',
  loading: 'ترتیبات کھل رہی ہیں',
  failed: 'ترتیبات نہیں کھل سکیں',
  showPreview: 'پیش نظارہ دکھائیں',
  unsaved: 'ابھی محفوظ نہیں ہوا',
  saved: 'محفوظ ہو گیا: اسکول اب ہر جگہ ویسا ہی ہے جیسا آپ یہاں دیکھ رہے ہیں۔',
  savedBy: ({ by, at }: { by: string; at: string }) => `${isolate(by)} نے محفوظ کیا، ${isolate(at)}`,
  neverSaved: 'ابھی تک کسی نے کچھ محفوظ نہیں کیا: تمام عبارتیں ایک نمونے کے اسکول کی ہیں۔',

  sample: 'نمونہ',
  sampleHint: 'یہ ایک نمونہ ہے، اور آنے والے اسے پڑھتے ہیں۔ اسے بدلیں، اس کی تصدیق کریں، یا ہٹا دیں۔',
  confirm: 'یہ ہمارے اسکول کے لیے درست ہے',
  /** The pages that a school must have. */
  legal: {
    draft: 'مسودہ',
    begin: 'نمونے سے شروع کریں',
    confirm: 'یہ ہمارا ہے: سب کو دکھائیں',
    isDraft: 'یہ مسودہ ہے: ایڈمن کے سوا کوئی اسے نہیں دیکھتا، اور کوئی لنک اس تک نہیں جاتا۔',
    isPublic: 'سب اسے پڑھتے ہیں، صفحے کے نچلے حصے کے لنک سے۔',
  },
  yes: 'ہاں',
  no: 'نہیں',

  tooLong: ({ label, most, length }: { label: string; most: number; length: number }) =>
    `${label}: زیادہ سے زیادہ ${formatNumber(most)} حروف، یہ ${formatNumber(length)} ہیں`,

  /** Two admins have saved the same part of the page. */
  conflictLead: 'صفحے کے ہر حصے کے لیے چنیں کہ کون سا محفوظ ہو، آپ کا یا ان کا۔ جو مختلف ہے وہ دکھایا گیا ہے۔',

  versions: {
    heading: 'پہلے کے نسخے',
    hint: 'ہر بار محفوظ کیا ہوا نسخہ رکھا جاتا ہے۔ کوئی نسخہ دیکھیں یا واپس لائیں: وہ فارم میں آ جاتا ہے، اور ”محفوظ کریں“ دبانے پر محفوظ ہوتا ہے۔',
    first: 'جیسا پہلے دن تھا',
    look: 'دیکھیں',
    back: 'واپس لائیں',
    present: 'اب یہی نسخہ ہے',
    looking: ({ version }: { version: string }) => `آپ پہلے کا ایک نسخہ دیکھ رہے ہیں: ${isolate(version)}۔`,
    broughtBack: ({ version }: { version: string }) =>
      `پہلے کا ایک نسخہ فارم میں ہے: ${isolate(version)}۔ اسے واپس لانے کے لیے محفوظ کریں۔`,
    failed: 'پہلے کے نسخے نہیں کھل سکے۔',
    of: ({ at, by }: { at: string; by: string }) => `${isolate(at)}، از ${isolate(by)}`,
  },
  /** The preview of the page 'Your school'. */
  preview: {
    heading: 'پیش نظارہ',
    page: 'صفحہ',
    theme: 'ظاہری شکل',
    light: 'روشن',
    dark: 'تاریک',
    width: 'چوڑائی',
    narrow: 'فون',
    wide: 'کمپیوٹر',
    frame: 'صفحہ جیسے آنے والے دیکھیں گے',
    untitled: 'بغیر عنوان کا صفحہ',
    draft: 'یہ صفحہ مسودہ ہے: آنے والے اسے نہیں دیکھتے۔',
    hidden: 'یہ صفحہ آنے والوں کو نہیں دکھایا جاتا۔',
  },
  /** Texts of the school in its other languages, on the page 'Your school'. */
  translations: {
    choice: 'عبارتوں کی زبان',
    choiceHint: ({ first }: { first: string }) =>
      `جو عبارت کسی اور زبان میں نہیں لکھی گئی وہ اُس کے صفحات پر ${isolate(first)} میں دکھائی جاتی ہے۔`,
    /** Above the fields of another language. */
    lead: ({ first, language }: { first: string; language: string }) =>
      `ہر عبارت ${isolate(language)} میں لکھیں۔ اس کے نام کے نیچے لکھا ہے کہ ${isolate(first)} میں وہ کیا ہے؛ جو خانہ خالی رہے، صفحے پر وہی رہتا ہے۔`,
    missing: ({ count }: { count: number }) =>
      plural(count, { one: 'ایک عبارت لکھنی باقی ہے', other: `${formatNumber(count)} عبارتیں لکھنی باقی ہیں` }),
    /** A text of one entry of a list: 'Slide 2: Heading' */
    ofEntry: ({ one, place, label }: { one: string; place: number; label: string }) =>
      `${one} ${formatNumber(place)}: ${label}`,
  },
  /** A field or an entry of a list by its place: 'Telephone 2' */
  numbered: ({ one, number }: { one: string; number: number }) => `${one} ${formatNumber(number)}`,

  lists: {
    add: ({ one }: { one: string }) => `شامل کریں: ${isolate(one)}`,
    up: ({ entry }: { entry: string }) => `اوپر کریں: ${isolate(entry)}`,
    down: ({ entry }: { entry: string }) => `نیچے کریں: ${isolate(entry)}`,
    remove: ({ entry }: { entry: string }) => `ہٹائیں: ${isolate(entry)}`,
    moved: ({ entry, position, of }: { entry: string; position: number; of: number }) =>
      `${isolate(entry)} اب ${formatNumber(of)} میں سے ${formatNumber(position)} نمبر پر ہے`,
    removed: ({ entry }: { entry: string }) => `${isolate(entry)} ہٹا دیا گیا`,
    full: ({ most }: { most: number }) => `زیادہ سے زیادہ ${formatNumber(most)} ہو سکتے ہیں۔`,
    keys: 'Alt کے ساتھ اوپر یا نیچے کا تیر اُسے ہلاتا ہے جس میں آپ ہیں۔',
  },

  pictures: {
    sending: 'تصویر بھیجی جا رہی ہے',
    remove: 'تصویر ہٹائیں',
    drawing: 'تصویر',
    own: 'اپنی تصویر',
    whiteLogo:
      'یہ لوگو تقریباً پورا سفید ہے۔ صفحے کے اوپر یہ نام کے ساتھ سفید کاغذ پر ہوتا ہے، جہاں یہ کسی کو نظر نہیں آتا۔ کوئی رنگین لوگو چنیں، یا ایسا جس کا پس منظر رنگین ہو۔',
  },

  colours: {
    clear: 'پورٹل کے اپنے رنگ لیں',
    moved: 'تاکہ سب کچھ پڑھا جا سکے:',
    asChosen: 'دونوں رنگ ویسے ہی استعمال ہوئے جیسے آپ نے چنے۔',
  },
}
