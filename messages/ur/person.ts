import { isolate } from '../isolate.ts'
import { loginLabels } from './labels.ts'

type Of = { school: string; name: string }

/** What the school knows about one person, as a ZIP. */
export const person = {
  title: ({ school, name }: Of) => `${isolate(name)} کے بارے میں ${isolate(school)} کے پاس موجود معلومات`,

  /** Of the login. */
  passwordChangedAt: 'آپ نے پاس ورڈ خود رکھا',
  secondFactorSince: 'دوسری تصدیق کب سے ہے',
  language: 'منتخب کردہ زبان',
  mailAddress: 'ای میل پتا',
  mailAddressSince: 'ای میل پتے کی تصدیق',

  report: 'رپورٹ',
  reportOf: ({ year }: { year: string }) => `تعلیمی سال ${isolate(year)} کی رپورٹ`,
  leaving: 'اسکول چھوڑنا',
  login: 'لاگ اِن',

  families: {
    children: 'اس شخص کے بچے',
    guardians: 'والدین اور سرپرست جو رپورٹیں پڑھ سکتے ہیں',
    linkedAt: 'کب جوڑا گیا',
    linkedBy: 'کس نے جوڑا',
    by: { office: 'دفتر نے', code: 'خود، کوڈ سے' },
  },

  sessions: {
    heading: 'آپ کہاں کہاں لاگ اِن ہیں',
    device: 'آلہ',
    createdAt: 'لاگ اِن کا وقت',
    seenAt: 'آخری استعمال',
  },
  history: { heading: 'ان ریکارڈوں پر کی گئی کارروائیاں', by: 'کس نے' },

  photoOfReport: 'رپورٹ کی تصویر',
  photoOfReportOf: ({ year }: { year: string }) => `تعلیمی سال ${isolate(year)} کی رپورٹ کی تصویر`,

  roles: { 0: 'صارف', 1: 'طالب علم', 2: 'استاد', 3: 'منتظم' },
  /** Who did something: of other people no more than the role. */
  by: {
    self: 'خود یہ شخص',
    nobody: 'کوئی جو لاگ اِن نہیں تھا',
    deleted: loginLabels.deleted,
    0: 'ایک صارف',
    1: 'ایک طالب علم',
    2: 'ایک استاد',
    3: 'ایک منتظم',
  },

  readme: ({ school, name, userId, time }: Of & { userId: string; time: string }) =>
    `${isolate(name)} (${isolate(userId)}) کے بارے میں ${isolate(school)} کے پاس موجود معلومات
بتاریخ ${isolate(time)}

${isolate('about-you.html')}   تمام معلومات، براؤزر میں پڑھنے کے لیے؛ انٹرنیٹ کی ضرورت نہیں
${isolate('about-you.json')}   یہی معلومات پروگراموں کے لیے
${isolate('photos')}   تصویریں، اگر ہوں (WebP)

اس میں شامل نہیں:
- پاس ورڈ: اسکول اسے ایسی شکل میں رکھتا ہے جسے کوئی واپس نہیں پڑھ سکتا، یا جیسے جاری ہوا تھا ویسے ہی سربمہر۔
- بحالی کا جواب اور دوسری تصدیق: جس کے پاس یہ ہوں وہ اس شخص کے طور پر لاگ اِن کر سکتا ہے۔
- یہ کہ اسکول کے عملے میں سے کس نے کوئی کارروائی کی: صرف اس کا کردار لکھا ہے۔
- دوسرے لوگوں کے ریکارڈ، چاہے وہ اسی شخص نے لکھے یا پڑھے ہوں۔

اس فائل کو اسکول کے خط کی طرح سنبھال کر رکھیں: جو بھی اسے کھولے، پڑھ سکتا ہے۔
`,
}
