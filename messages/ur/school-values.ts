import { isolate } from '../isolate.ts'
import { formatNumber } from './counting.ts'

/** Lists, pictures and colours of the page 'Your school'. */
export const schoolValues = {
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
