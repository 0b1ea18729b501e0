import { isolate } from '../isolate.ts'
import { formatNumber } from './counting.ts'

/** How good a measured value is. */
const ratings: Record<string, string> = { good: 'اچھا', 'needs-improvement': 'بہتری کی ضرورت', poor: 'کمزور' }

/** The public pages about the school, and the self-check. */
export const information = {
  about: { heading: 'ہمارے بارے میں', team: 'اسکول چلانے والے لوگ' },

  contact: {
    heading: 'ہم سے رابطہ کریں',
    form: 'ہمیں لکھیں',
    name: 'پورا نام',
    email: 'ای میل',
    phone: 'رابطہ نمبر',
    message: 'پیغام',
    send: 'ای میل لکھیں',
    sendHint: 'آپ کا ای میل پروگرام لکھے ہوئے پیغام کے ساتھ کھلے گا، بس بھیجنا باقی ہو گا۔',
    withoutScript: ({ ways }: { ways: string }) =>
      `اس صفحے کے فارم کے لیے جاوا اسکرپٹ ضروری ہے۔ براہِ کرم ہمیں فون کریں یا لکھیں: ${isolate(ways)}`,
    mailOpened: ({ email }: { email: string }) =>
      `آپ کے ای میل پروگرام کو یہ پیغام کھولنے کے لیے کہا گیا ہے۔ ابھی کچھ نہیں بھیجا گیا: براہِ کرم وہاں سے بھیجیں۔ اگر پروگرام نہیں کھلا تو اس پتے پر لکھیں: ${isolate(email)}`,
    noAddress: ({ phones }: { phones: string }) =>
      `یہ فارم آپ کا پیغام آگے نہیں پہنچا سکتا۔ براہِ کرم ہمیں فون کریں: ${isolate(phones)}`,
    /** Of the e-mail. */
    subject: ({ name }: { name: string }) => `پیغام: ${name}`,
    location: 'ہم کہاں ہیں',
    map: 'نقشہ کہ اسکول کہاں واقع ہے',
    openMap: 'نقشہ OpenStreetMap میں کھولیں',
    hours: 'اسکول کے اوقات',
    office: 'دفتر کو فون کریں',
    mail: 'ای میل لکھیں',
  },

  questions: { heading: 'سوال و جواب', lead: 'والدین ہم سے جو سوال سب سے زیادہ پوچھتے ہیں۔' },

  selfCheck: {
    lead: 'یہ براؤزر سرور سے پوچھ کر جو معلوم کرتا ہے۔',
    api: 'سرور',
    version: 'ورژن',
    uptime: 'کب سے چل رہا ہے',
    answered: 'جواب کا وقت',
    reachable: 'رابطہ ہو رہا ہے',
    unreachable: 'رابطہ نہیں ہو رہا',
    asking: 'پوچھا جا رہا ہے …',
    seconds: ({ number }: { number: number }) => `${formatNumber(number)} سیکنڈ`,
    milliseconds: ({ number }: { number: number }) => `${formatNumber(number)} ملی سیکنڈ`,
    rated: ({ value, rating }: Record<'value' | 'rating', string>) => `${value}، ${ratings[rating] ?? rating}`,
    vitals: 'اس صفحے کی اب تک کی پیمائش',
    noVitals: 'ابھی کوئی پیمائش نہیں ہوئی۔ کچھ پیمائشیں صفحہ استعمال کرنے یا چھپانے پر ہی آتی ہیں۔',
  },
  schoolPage: { failed: 'صفحہ نہیں کھل سکا' },
}
