import { isolate } from '../isolate.ts'

/** What an empty school needs first. */
export const firstSteps = {
  heading: 'پہلے قدم',
  school: 'نام، رنگ اور لوگو',
  timeZone: 'آپ کے اسکول کا ٹائم زون',
  probableTimeZone: ({ zone }: { zone: string }) => `آپ کے اسکول کا ٹائم زون: ${isolate(zone)}؟`,
  nextTimeZone: 'اگلا قدم: آپ کا ٹائم زون',
  nextClasses: 'اگلا قدم: آپ کی جماعتیں',
  nextStudents: 'اگلا قدم: طلبہ کی فہرست درآمد کریں',
  classes: 'آپ کے اسکول کی جماعتیں',
  teacher: 'استاد شامل کریں',
  students: 'طلبہ شامل کریں',
  notice: 'پہلا اعلان شامل کریں',
  /** Behind a step. */
  done: '(ہو گیا)',
  either: ({ one, other }: Record<'one' | 'other', string>) => `${one} یا ${other}`,
  importTeachers: 'اساتذہ کی فہرست درآمد کریں',
  importStudents: 'طلبہ کی فہرست درآمد کریں',

  sample: 'ابھی تک نمونے کے اسکول کی عبارتیں',
  sampleHint: 'آنے والے انہیں پڑھتے ہیں۔ ہر ایک کو بدلیں، تصدیق کریں کہ وہ آپ کے اسکول کے لیے درست ہے، یا چھپا دیں۔',
  parts: {
    identity: 'نام، نصب العین اور قیام کا سال',
    contact: 'پتہ، فون اور نقشہ',
    slides: 'سرورق کی سلائیڈیں',
    summary: 'سرورق کا خلاصہ',
    admissions: 'سرورق کے خانے',
    about: 'اسکول کا تعارف',
    team: 'ٹیم',
    questions: 'سوال و جواب',
  },
}
