import { isolate } from '../isolate.ts'
import { formatNumber } from './counting.ts'

/** The page 'Your school'. The names of its fields are in school-fields.ts. */
export const school = {
  lead: 'نام، جماعتیں، رنگ، تصویریں اور عبارتیں۔ جو آپ بدلیں وہ فارم کے ساتھ دکھایا جاتا ہے، اور محفوظ کرنے پر شائع ہوتا ہے۔',
  loading: 'ترتیبات کھل رہی ہیں',
  failed: 'ترتیبات نہیں کھل سکیں',
  save: 'محفوظ کریں',
  showPreview: 'پیش نظارہ دکھائیں',
  unsaved: 'ابھی محفوظ نہیں ہوا',
  saved: 'محفوظ ہو گیا: اسکول اب ہر جگہ ویسا ہی ہے جیسا آپ یہاں دیکھ رہے ہیں۔',
  savedBy: ({ by, at }: { by: string; at: string }) => `${isolate(by)} نے محفوظ کیا، ${isolate(at)}`,
  neverSaved: 'ابھی تک کسی نے کچھ محفوظ نہیں کیا: تمام عبارتیں ایک نمونے کے اسکول کی ہیں۔',

  sample: 'نمونہ',
  sampleHint: 'یہ ایک نمونہ ہے، اور آنے والے اسے پڑھتے ہیں۔ اسے بدلیں، اس کی تصدیق کریں، یا ہٹا دیں۔',
  confirm: 'یہ ہمارے اسکول کے لیے درست ہے',
  yes: 'ہاں',
  no: 'نہیں',

  tooLong: ({ label, most, length }: { label: string; most: number; length: number }) =>
    `${label}: زیادہ سے زیادہ ${formatNumber(most)} حروف، یہ ${formatNumber(length)} ہیں`,

  versions: {
    heading: 'پہلے کے نسخے',
    hint: 'ہر بار محفوظ کیا ہوا نسخہ رکھا جاتا ہے۔ کوئی نسخہ دیکھیں یا واپس لائیں: وہ فارم میں آ جاتا ہے، اور ”محفوظ کریں“ دبانے پر محفوظ ہوتا ہے۔',
    first: 'جیسا پہلے دن تھا',
    nobody: 'کوئی جس کا لاگ اِن حذف ہو چکا ہے',
    look: 'دیکھیں',
    back: 'واپس لائیں',
    present: 'اب یہی نسخہ ہے',
    looking: ({ version }: { version: string }) => `آپ پہلے کا ایک نسخہ دیکھ رہے ہیں: ${isolate(version)}۔`,
    toForm: 'فارم پر واپس',
    broughtBack: ({ version }: { version: string }) =>
      `پہلے کا ایک نسخہ فارم میں ہے: ${isolate(version)}۔ اسے واپس لانے کے لیے محفوظ کریں۔`,
    failed: 'پہلے کے نسخے نہیں کھل سکے۔',
    of: ({ at, by }: { at: string; by: string }) => `${isolate(at)}، از ${isolate(by)}`,
  },
}
