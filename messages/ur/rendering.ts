import { isolate } from '../isolate.ts'

type Named = { school: string }

/** Texts that only the server reads, for pages and the calendar: no script of the browser imports this file. */
export const rendering = {
  /** What search engines and link previews say about each page. */
  descriptions: {
    home: ({ school }: Named) => `${isolate(school)} کے اعلانات، معلومات اور رپورٹیں، طلبہ، والدین اور اساتذہ کے لیے۔`,
    noticeBoard: ({ school }: Named) => `${isolate(school)} کے تمام اعلانات: تقریبات، امتحانات، چھٹیاں اور کھیل۔`,
    about: ({ school }: Named) => `${isolate(school)} کا تعارف، ہمارا طریقۂ تعلیم، اور اسکول چلانے والے لوگ۔`,
    contact: ({ school }: Named) => `${isolate(school)} کا پتہ، فون نمبر، اوقات اور نقشہ، اور ہمیں لکھنے کا طریقہ۔`,
    questions: ({ school }: Named) => `والدین ${isolate(school)} سے کیا پوچھتے ہیں، اور ہم کیا جواب دیتے ہیں۔`,
  },

  /** The calendar of events. */
  calendar: {
    title: ({ school }: Named) => `${isolate(school)} کی تقریبات`,
  },

  /** Shown without JavaScript in place of a page that needs it. */
  withoutScript: {
    heading: 'اس صفحے کے لیے جاوا اسکرپٹ ضروری ہے',
    text: 'براہِ کرم اسے اپنے براؤزر میں چالو کریں، پھر صفحہ دوبارہ کھولیں۔ اعلانات اور اسکول کے بارے میں صفحات اس کے بغیر بھی پڑھے جا سکتے ہیں۔',
  },
}
