import { isolate, ltr } from '../isolate.ts'
import { inDigits } from './counting.ts'

/** What the settings of the school are called, on the page 'Your school'. */
export const schoolFields = {
  links: `لنک یوں لکھا جاتا ہے: ${ltr('[عبارت](https://…)')}، یا پورٹل کے کسی صفحے کے لیے ${ltr('[عبارت](/contact)')}۔`,
  marks: `خالی سطر سے نیا پیراگراف، ${ltr('#')} سے سرخی اور ${ltr('-')} سے فہرست کا اندراج شروع ہوتا ہے۔ لنک یوں لکھا جاتا ہے: ${ltr('[عبارت](https://…)')}، یا پورٹل کے کسی صفحے کے لیے ${ltr('[عبارت](/contact)')}۔`,

  identity: 'نام، رنگ اور لوگو',
  name: 'اسکول کا نام',
  shortName: 'مختصر نام',
  shortNameHint: 'فون پر آئیکن کے نیچے۔',
  motto: 'نصب العین',
  line: 'نام کے ساتھ کی سطر',
  lineHint: 'مثلاً: جماعت 1 تا 10، قیام 1990۔',
  founded: 'قیام کا سال',
  foundedWrong: 'قیام کا سال: کوئی سال لکھیں، جیسے 1990',
  logo: 'لوگو',
  logoHint: 'نام کے ساتھ ہوتا ہے۔ پورٹل کے آئیکن اسی سے بنتے ہیں؛ یہ نہ ہو تو نام کے پہلے حروف سے۔',

  contact: 'رابطہ اور نقشہ',
  address: 'اسکول کا پتہ',
  addressLine: 'پتے کی سطر',
  phones: 'فون نمبر',
  phone: 'فون نمبر',
  email: 'دفتر کا ای میل',
  emailHint: 'رابطے کا فارم اسی پر لکھتا ہے۔ یہ نہ ہو تو فارم لوگوں سے فون کرنے کو کہتا ہے۔',
  hours: 'اوقات',
  position: 'نقشے پر جگہ',
  positionHint: `عرض بلد اور طول بلد، جیسے نقشہ دکھاتا ہے: ${isolate('31.5583, 74.3402')}۔ اس کے بغیر نقشہ نہیں ہوتا۔`,
  positionWrong: `نقشے پر جگہ: کاما کے ساتھ دو عدد لکھیں، جیسے ${isolate('31.5583, 74.3402')}`,

  region: 'علاقہ',
  timeZone: 'ٹائم زون',
  timeZoneHint:
    'اسی سے طے ہوتا ہے کہ اعلان کب نظر آنا شروع اور کب ختم ہو، دوسری جگہوں کے لوگوں کے کیلنڈر میں تقریب کا وقت کیا ہو، اور خاکوں کے مہینے اور ریکارڈ کے دن کب شروع ہوں۔',
  timeZoneCountry: 'ٹائم زون: ملک',
  timeZoneCity: 'ٹائم زون: شہر',
  probableZone: ({ zone }: { zone: string }) => `غالباً ${isolate(zone)}، اسکول کے فون نمبر یا اس آلے کے مطابق۔`,
  namedZone: ({ city, time }: Record<'city' | 'time', string>) => `${isolate(city)} (${isolate(time)})`,
  takeZone: 'یہی رکھیں',
  chooseCity: 'شہر چنیں',
  ofServer: 'سرور کا',
  currency: 'کرنسی',
  none: 'کوئی نہیں',
  firstWeekday: 'ہفتے کا پہلا دن',
  dateFormat: 'تاریخ لکھنے کا طریقہ',
  digits: 'ہندسے',
  digitsHint: 'اُس زبان کے جس کے اپنے ہندسے ہوں، جیسے اردو۔',
  digitsOf: { latin: ltr('0 1 2 3'), language: 'زبان کے اپنے' },
  yearBegins: 'تعلیمی سال کب شروع ہوتا ہے',
  yearBeginsHint: `اسی سے سالوں کے نام بنتے ہیں، جیسے ${isolate('2026/27')}۔ نیا سال آپ خود صفحہ ”ترقی“ پر شروع کرتے ہیں۔`,
  month: 'مہینہ',
  day: 'دن',

  languages: 'زبانیں',
  firstLanguage: 'پہلی زبان',
  firstLanguageHint: 'جنہوں نے کوئی زبان نہیں چنی وہ پورٹل اسی میں دیکھتے ہیں، اور اسکول کی عبارتیں اسی میں لکھی ہیں۔',
  otherLanguages: 'دوسری زبانیں',
  otherLanguagesHint: 'آنے والے صفحے کے نچلے حصے میں ان میں سے چنتے ہیں۔ کوئی نہ ہو تو پورٹل صرف پہلی زبان میں ہے۔',

  /** What a text in another language is called: 'Motto (اردو)' */
  inLanguage: ({ label, language }: { label: string; language: string }) => `${label} (${isolate(language)})`,

  classList: 'جماعتیں',
  classesHint:
    'اپنی ترتیب میں: ترقی ہر جماعت سے اگلی میں ہوتی ہے۔ جماعت کا نام بدلنے سے اس کے طلبہ اسی میں رہتے ہیں؛ جس جماعت میں طلبہ ہوں وہ ہٹائی نہیں جا سکتی۔',
  class: 'جماعت',
  classOrder: 'جماعت نمبر',

  userIds: 'یوزر آئی ڈی اور رجسٹریشن',
  suffix: 'نئی یوزر آئی ڈی کا آخری حصہ',
  suffixHint: 'جن کے پاس لاگ اِن ہے ان کا وہی رہتا ہے، اور پہلے کے آخری حصے محفوظ رہتے ہیں۔',
  formerSuffixes: 'یوزر آئی ڈی کے پہلے کے آخری حصے',
  registration: 'ہر کوئی رجسٹریشن کے صفحے پر خود رجسٹر کر سکتا ہے',
  families: 'والدین اور سرپرست اپنے بچوں کی رپورٹیں پڑھ سکتے ہیں',
  familiesHint:
    'دفتر انہیں بچے سے جوڑتا ہے، یا ان کے لیے کوڈ پرنٹ کرتا ہے، جس سے وہ وہاں بھی رجسٹر کر سکتے ہیں جہاں دوسرے نہیں کر سکتے۔ اس کے بغیر تعلق محفوظ رہتے ہیں، مگر کوئی انہیں استعمال نہیں کر سکتا۔',

  colours: 'رنگ',
  primary: 'بنیادی رنگ',
  primaryHint: 'لنک اور بٹن۔',
  frame: 'دوسرا رنگ',
  frameHint: 'صفحے کا اوپر اور نیچے کا حصہ اور مینو؛ یہ نہ ہو تو بنیادی رنگ۔',

  home: 'سرورق',
  slides: 'سلائیڈیں',
  slide: 'سلائیڈ',
  slidePicture: 'سلائیڈ کی تصویر',
  slideHeading: 'سلائیڈ کی سرخی',
  text: 'عبارت',
  href: 'لنک کہاں لے جائے',
  hrefHint: `مثلاً ${isolate('/about')} یا ${isolate('https://…')}؛ خالی ہو تو کوئی لنک نہیں۔`,
  linkLabel: 'لنک کے الفاظ',
  summary: 'خلاصہ',
  admissions: 'خانے',
  box: 'خانہ',
  boxHeading: 'خانے کی سرخی',
  icon: 'خاکہ',
  icons: { user: 'ایک شخص', report: 'ایک ورق', calendar: 'ایک کیلنڈر' },
  drawings: { gate: 'دروازے کا خاکہ', library: 'لائبریری کا خاکہ', science: 'تجربہ گاہ کا خاکہ' },

  about: 'تعارف اور ٹیم',
  paragraphs: 'اسکول کا تعارف',
  paragraph: 'پیراگراف',
  team: 'ٹیم',
  member: 'شخص',
  memberName: 'نام',
  memberPosition: 'عہدہ',
  photo: 'شخص کی تصویر',

  questions: 'سوال و جواب',
  question: 'سوال',
  answer: 'جواب',

  leavers: 'سابق طلبہ',
  keepYears: 'سابق طالب علم کا ریکارڈ کتنے سال رکھا جائے',
  keepYearsHint:
    'اسکول چھوڑنے کے دن سے گنے جاتے ہیں؛ خالی: ہمیشہ، کیونکہ اسکول سے دہائیوں بعد بھی سرٹیفکیٹ مانگے جاتے ہیں۔ ڈیش بورڈ ایک مہینہ پہلے بتاتا ہے کہ کون سے ریکارڈ مٹائے جائیں گے۔',
  get keepYearsWrong() {
    return `سابق طالب علم کا ریکارڈ کتنے سال رکھا جائے: ${inDigits(1)} سے ${inDigits(100)} تک کوئی عدد لکھیں، یا خالی چھوڑ دیں`
  },
  keepSince: 'وہ دن جب سے سابق طلبہ کا ریکارڈ اتنے ہی سال رکھا جاتا ہے',
  register: 'جن کے ریکارڈ مٹائے جائیں ان کا رجسٹر رکھا جائے',
  registerHint: 'اس میں نام، والد کا نام، تعلیمی سال اور اسکول چھوڑنے کا دن ہوتا ہے۔',
  schoolHead: 'سربراہِ ادارہ',
  schoolHeadHint: 'اسکول چھوڑنے کے سرٹیفکیٹ پر دستخط کرتے ہیں۔ خالی: نام ہاتھ سے لکھا جاتا ہے۔',
  certificateHeading: 'اسکول چھوڑنے کے سرٹیفکیٹ کی سرخی',
  certificateText: 'اسکول چھوڑنے کے سرٹیفکیٹ کی عبارت',
  certificateValues: ({ values }: { values: readonly string[] }) =>
    `جو خطوطِ وحدانی میں ہو وہ ریکارڈ سے لیا جاتا ہے: ${values.map(ltr).join(' ')}۔`,
  certificateFooter: 'اسکول چھوڑنے کے سرٹیفکیٹ کی آخری سطر',

  footer: 'صفحے کا نچلا حصہ',
  footerText: 'پتے کے اوپر کی عبارت',

  /** The setting that says that a part of the sample is true. */
  confirmed: ({ what }: { what: string }) => `تصدیق شدہ: ${isolate(what)}`,

  showBoard: 'نوٹس بورڈ دکھائیں',
  showAbout: 'تعارف کا صفحہ دکھائیں',
  showContact: 'رابطے کا صفحہ دکھائیں',
  showQuestions: 'سوال و جواب کا صفحہ دکھائیں',
  shownHint: 'جو صفحہ نہ دکھایا جائے وہ آنے والوں کے لیے موجود ہی نہیں ہوتا: کوئی لنک وہاں نہیں لے جاتا۔',
}
