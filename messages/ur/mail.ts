import { isolate } from '../isolate.ts'
import { number } from './failures/words.ts'

type Named = { school: string }

/** What mails say, besides the notices themselves. Only the server reads it. */
export const mail = {
  confirm: {
    subject: ({ school }: Named) => `براہ کرم تصدیق کریں: ${isolate(school)} کے اعلانات ای میل سے`,
    text: ({ school }: Named) =>
      `کسی نے، غالباً آپ نے، اس پتے پر ${isolate(school)} کے اعلانات مانگے ہیں۔ اگر آپ نے مانگے ہیں تو یہ صفحہ کھولیں اور وہاں تصدیق کریں:`,
    button: 'اس صفحے پر تصدیق کریں',
    days: ({ days }: { days: number }) =>
      `اگر آپ نے نہیں مانگے تو کچھ نہ کریں: ${number(days)} دن میں پتا مٹا دیا جاتا ہے، اور کوئی اور ای میل نہیں آتی۔`,
  },
  known: {
    subject: ({ school }: Named) => `${isolate(school)} کے اعلانات آپ کو پہلے سے ای میل سے ملتے ہیں`,
    text: ({ school }: Named) =>
      `کسی نے، غالباً آپ نے، اس پتے پر ${isolate(school)} کے اعلانات مانگے ہیں، جو یہاں پہلے سے آتے ہیں۔ کچھ نہیں بدلا گیا۔ اس صفحے پر آپ چن سکتے ہیں کہ کون سے ملیں، یا انہیں بند کر سکتے ہیں:`,
    button: 'ای میل سے آپ کے اعلانات',
    ignore: 'اگر آپ نے نہیں مانگے تو کچھ نہ کریں۔',
  },
  confirmOwn: {
    subject: ({ school }: Named) => `براہ کرم ${isolate(school)} میں اپنے ای میل پتے کی تصدیق کریں`,
    text: ({ school }: Named) =>
      `کسی نے، غالباً آپ نے، ${isolate(school)} میں اپنے اکاؤنٹ میں یہ پتا دیا ہے تاکہ اپنے لیے کچھ آنے پر اطلاع ملے۔ اگر آپ نے دیا ہے تو یہ صفحہ کھولیں اور وہاں تصدیق کریں:`,
    button: 'اس صفحے پر تصدیق کریں',
  },
  report: {
    subject: ({ school }: Named) => `${isolate(school)} میں ایک رپورٹ تیار ہے`,
    text: ({ school }: Named) =>
      `${isolate(school)} میں آپ کے پڑھنے کے لیے ایک رپورٹ تیار ہے۔ پڑھنے کے لیے لاگ اِن کریں:`,
    button: 'رپورٹ پڑھیں',
  },
  changed: ({ title }: { title: string }) => `تبدیل شدہ: ${isolate(title)}`,
  daily: ({ school, day }: Named & { day: string }) => `${isolate(school)} کے اعلانات، ${day}`,
  onPage: 'صفحے پر پڑھیں',
  calendar: 'کیلنڈر میں شامل کریں',
  files: 'فائلیں',
  why: ({ school }: Named) =>
    `یہ ای میل آپ کو اس لیے ملی کہ آپ نے ${isolate(school)} سے اس کے اعلانات ای میل سے مانگے ہیں۔`,
  whyOwn: ({ school }: Named) =>
    `یہ ای میل آپ کو اس لیے ملی کہ آپ نے ${isolate(school)} میں اپنے اکاؤنٹ میں یہ پتا دیا ہے۔`,
  endOwn: 'یہ ای میل بند کریں',
  change: 'چنیں کہ کون سے ملیں، یا انہیں بند کریں',
}
