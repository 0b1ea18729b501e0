import { isolate, ltr } from '../isolate.ts'
import { inDigits } from './counting.ts'
import { teacherLabels } from './labels.ts'

const TEXT = 'عبارت'
const HREF = 'لنک کہاں لے جائے'
const HREF_HINT = `مثلاً ${isolate('/about')} یا ${isolate('https://…')}؛ خالی ہو تو کوئی لنک نہیں۔`
const LINK_LABEL = 'لنک کے الفاظ'

/**
 * What the settings of the school are called on the page 'Your school', by their paths; `*` is each entry of a list. See
 * `contract/school/form.ts`.
 */
export const schoolFields = {
  /** The parts of the page. */
  parts: {
    identity: 'نام، رنگ اور لوگو',
    contact: 'رابطہ اور نقشہ',
    region: 'علاقہ',
    languages: 'زبانیں',
    classes: teacherLabels.classes,
    userIds: 'یوزر آئی ڈی اور رجسٹریشن',
    home: 'سرورق',
    about: 'تعارف اور ٹیم',
    questions: 'سوال و جواب',
    leavers: 'سابق طلبہ',
    legal: 'رازداری، ادارے کی معلومات، رسائی',
    ownPages: 'آپ کے اپنے صفحات',
    footer: 'صفحے کا نچلا حصہ',
  },
  partHints: {
    legal:
      'جو اسکول کو اپنے صفحات پر بتانا ہوتا ہے۔ ہر ایک مسودہ ہے جو صرف ایڈمن یہاں دیکھتے ہیں، جب تک آپ اس کی تصدیق نہ کریں: پھر ہر صفحے کے نچلے حصے میں اس کا لنک ہوتا ہے۔ نمونے سے شروع کریں، جو اسی سے بنتا ہے جو یہ پورٹل کرتا ہے، اور کسی ایسے شخص کو پڑھوائیں جو آپ کے ہاں کا قانون جانتا ہو۔',
    ownPages:
      'زیادہ سے زیادہ دس۔ ان کی ترتیب ہی ان کے لنک کی ترتیب ہے۔ جو صفحہ آپ ہٹائیں وہ محفوظ کرنے پر آنے والوں کے لیے ختم ہو جاتا ہے؛ نیچے کے پہلے نسخوں میں وہ اپنی فائلوں سمیت رہتا ہے، اور انہی کے ساتھ واپس آتا ہے۔',
    classes:
      'اپنی ترتیب میں: ترقی ہر جماعت سے اگلی میں ہوتی ہے۔ جماعت کا نام بدلنے سے اس کے طلبہ اسی میں رہتے ہیں؛ جس جماعت میں طلبہ ہوں وہ ہٹائی نہیں جا سکتی۔',
  },

  labels: {
    'identity.name': 'اسکول کا نام',
    'identity.shortName': 'مختصر نام',
    'identity.motto': 'نصب العین',
    'identity.line': 'نام کے ساتھ کی سطر',
    'identity.founded': 'قیام کا سال',
    'identity.logo': 'لوگو',
    colours: 'رنگ',
    'colours.0': 'بنیادی رنگ',
    'colours.1': 'دوسرا رنگ',

    'contact.address': 'اسکول کا پتہ',
    'contact.address.*': 'پتے کی سطر',
    'contact.phones': 'فون نمبر',
    'contact.phones.*': 'فون نمبر',
    'contact.email': 'دفتر کا ای میل',
    'contact.hours': 'اوقات',
    'contact.position': 'نقشے پر جگہ',
    'pages.contact': 'رابطے کا صفحہ دکھائیں',

    'region.timeZone': 'ٹائم زون',
    'region.currency': 'کرنسی',
    'region.firstWeekday': 'ہفتے کا پہلا دن',
    'region.dateFormat': 'تاریخ لکھنے کا طریقہ',
    'region.digits': 'ہندسے',
    'region.yearBegins': 'تعلیمی سال کب شروع ہوتا ہے',

    languages: 'زبانیں',
    'languages.first': 'پہلی زبان',
    'languages.others': 'دوسری زبانیں',

    classes: teacherLabels.classes,
    'classes.*': 'جماعت',

    'userIds.suffix': 'نئی یوزر آئی ڈی کا آخری حصہ',
    'userIds.former': 'یوزر آئی ڈی کے پہلے کے آخری حصے',
    'registration.open': 'ہر کوئی رجسٹریشن کے صفحے پر خود رجسٹر کر سکتا ہے',
    'families.open': 'والدین اور سرپرست اپنے بچوں کی رپورٹیں پڑھ سکتے ہیں',
    'reports.shown': 'طلبہ اور خاندان نئی رپورٹ کب سے پڑھ سکتے ہیں',

    'pages.board': 'نوٹس بورڈ دکھائیں',
    'home.slides': 'سلائیڈیں',
    'home.slides.*': 'سلائیڈ',
    'home.slides.*.heading': 'سلائیڈ کی سرخی',
    'home.slides.*.text': TEXT,
    'home.slides.*.href': HREF,
    'home.slides.*.linkLabel': LINK_LABEL,
    'home.slides.*.picture': 'سلائیڈ کی تصویر',
    'home.summary': 'خلاصہ',
    'home.admissions': 'خانے',
    'home.admissions.*': 'خانہ',
    'home.admissions.*.heading': 'خانے کی سرخی',
    'home.admissions.*.text': TEXT,
    'home.admissions.*.href': HREF,
    'home.admissions.*.linkLabel': LINK_LABEL,
    'home.admissions.*.icon': 'خاکہ',

    'pages.about': 'تعارف کا صفحہ دکھائیں',
    'about.paragraphs': 'اسکول کا تعارف',
    'about.paragraphs.*': 'پیراگراف',
    'about.team': 'ٹیم',
    'about.team.*': 'شخص',
    'about.team.*.name': 'نام',
    'about.team.*.position': 'عہدہ',
    'about.team.*.text': TEXT,
    'about.team.*.photo': 'شخص کی تصویر',

    'pages.questions': 'سوال و جواب کا صفحہ دکھائیں',
    questions: 'سوال و جواب',
    'questions.*': 'سوال',
    'questions.*.question': 'سوال',
    'questions.*.answer': 'جواب',

    'leavers.keepYears': 'سابق طالب علم کا ریکارڈ کتنے سال رکھا جائے',
    'leavers.keepSince': 'وہ دن جب سے سابق طلبہ کا ریکارڈ اتنے ہی سال رکھا جاتا ہے',
    'leavers.register': 'جن کے ریکارڈ مٹائے جائیں ان کا رجسٹر رکھا جائے',
    'leavers.head': 'سربراہِ ادارہ',
    'leavers.certificateHeading': 'اسکول چھوڑنے کے سرٹیفکیٹ کی سرخی',
    'leavers.certificateText': 'اسکول چھوڑنے کے سرٹیفکیٹ کی عبارت',
    'leavers.certificateFooter': 'اسکول چھوڑنے کے سرٹیفکیٹ کی آخری سطر',

    legal: 'رازداری، ادارے کی معلومات، رسائی',
    'legal.privacy': 'رازداری کا بیان',
    'legal.imprint': 'ادارے کی معلومات',
    'legal.accessibility': 'سہولتِ رسائی کا بیان',

    ownPages: 'آپ کے اپنے صفحات',
    'ownPages.*': 'صفحہ',
    'ownPages.*.title': 'عنوان',
    'ownPages.*.slug': 'صفحے کا پتہ',
    'ownPages.*.text': TEXT,
    'ownPages.*.place': 'لنک کہاں ہو',
    'ownPages.*.files': 'صفحے کی فائلیں',

    'footer.text': 'پتے کے اوپر کی عبارت',
  },
  /** The field of an entry, where it is not called as the entry is: 'Class at place 5'. */
  places: { 'classes.*': 'جماعت نمبر' },
  hints: {
    'identity.shortName': 'فون پر آئیکن کے نیچے۔',
    'identity.line': 'مثلاً: جماعت 1 تا 10، قیام 1990۔',
    'identity.logo': 'نام کے ساتھ ہوتا ہے۔ پورٹل کے آئیکن اسی سے بنتے ہیں؛ یہ نہ ہو تو نام کے پہلے حروف سے۔',
    'colours.0': 'لنک اور بٹن۔',
    'colours.1': 'صفحے کا اوپر اور نیچے کا حصہ اور مینو؛ یہ نہ ہو تو بنیادی رنگ۔',
    'contact.email': 'رابطے کا فارم اسی پر لکھتا ہے۔ یہ نہ ہو تو فارم لوگوں سے فون کرنے کو کہتا ہے۔',
    'contact.position': `عرض بلد اور طول بلد، جیسے نقشہ دکھاتا ہے: ${isolate('31.5583, 74.3402')}۔ اس کے بغیر نقشہ نہیں ہوتا۔`,
    'region.timeZone':
      'اسی سے طے ہوتا ہے کہ اعلان کب نظر آنا شروع اور کب ختم ہو، دوسری جگہوں کے لوگوں کے کیلنڈر میں تقریب کا وقت کیا ہو، اور خاکوں کے مہینے اور ریکارڈ کے دن کب شروع ہوں۔',
    'region.digits': 'اُس زبان کے جس کے اپنے ہندسے ہوں، جیسے اردو۔',
    'region.yearBegins': `اسی سے سالوں کے نام بنتے ہیں، جیسے ${isolate('2026/27')}۔ نیا سال آپ خود صفحہ ”ترقی“ پر شروع کرتے ہیں۔`,
    'languages.first':
      'جنہوں نے کوئی زبان نہیں چنی وہ پورٹل اسی میں دیکھتے ہیں، اور اسکول کی عبارتیں اسی میں لکھی ہیں۔',
    'languages.others': 'آنے والے صفحے کے نچلے حصے میں ان میں سے چنتے ہیں۔ کوئی نہ ہو تو پورٹل صرف پہلی زبان میں ہے۔',
    'userIds.suffix': 'جن کے پاس لاگ اِن ہے ان کا وہی رہتا ہے، اور پہلے کے آخری حصے محفوظ رہتے ہیں۔',
    'families.open':
      'دفتر انہیں بچے سے جوڑتا ہے، یا ان کے لیے کوڈ پرنٹ کرتا ہے، جس سے وہ وہاں بھی رجسٹر کر سکتے ہیں جہاں دوسرے نہیں کر سکتے۔ اس کے بغیر تعلق محفوظ رہتے ہیں، مگر کوئی انہیں استعمال نہیں کر سکتا۔',
    'reports.shown':
      'جو رپورٹ جاری ہونے کی منتظر ہے وہ صرف عملے کے لیے ہے۔ آپ انہیں «رپورٹیں جاری کریں» کے صفحے پر جاری کرتے ہیں: ایک، پوری جماعت کی یا سب، ابھی یا کسی دن سے۔ یہ ترتیب بدلنے سے پہلے سے موجود کوئی رپورٹ نہ ظاہر ہوتی ہے نہ چھپتی ہے۔',
    'ownPages.*.slug': `پتے میں ${isolate('/page/')} کے بعد کا حصہ؛ خالی ہو تو عنوان سے بنتا ہے۔ کسی بھی رسم الخط کے حروف اور ہندسے، اور خطِ وصل۔ اسے بدلنے پر دوسری جگہوں سے پرانے پتے کے لنک کہیں نہیں لے جاتے۔`,
    'home.slides.*.href': HREF_HINT,
    'home.admissions.*.href': HREF_HINT,
    'leavers.keepYears':
      'اسکول چھوڑنے کے دن سے گنے جاتے ہیں؛ خالی: ہمیشہ، کیونکہ اسکول سے دہائیوں بعد بھی سرٹیفکیٹ مانگے جاتے ہیں۔ ڈیش بورڈ ایک مہینہ پہلے بتاتا ہے کہ کون سے ریکارڈ مٹائے جائیں گے۔',
    'leavers.register': 'اس میں نام، والد کا نام، تعلیمی سال اور اسکول چھوڑنے کا دن ہوتا ہے۔',
    'leavers.head': 'اسکول چھوڑنے کے سرٹیفکیٹ پر دستخط کرتے ہیں۔ خالی: نام ہاتھ سے لکھا جاتا ہے۔',
  },
  /** Hints of all fields of a kind. */
  kindHints: {
    text: `لنک یوں لکھا جاتا ہے: ${ltr('[عبارت](https://…)')}، یا پورٹل کے کسی صفحے کے لیے ${ltr('[عبارت](/contact)')}۔`,
    formatted: `خالی سطر سے نیا پیراگراف، ${ltr('#')} سے سرخی اور ${ltr('-')} سے فہرست کا اندراج شروع ہوتا ہے۔ لنک یوں لکھا جاتا ہے: ${ltr('[عبارت](https://…)')}، یا پورٹل کے کسی صفحے کے لیے ${ltr('[عبارت](/contact)')}۔`,
    pageText: `خالی سطر سے نیا پیراگراف، ${ltr('#')} سے سرخی اور ${ltr('-')} سے فہرست کا اندراج شروع ہوتا ہے۔ لنک یوں لکھا جاتا ہے: ${ltr('[عبارت](https://…)')}، یا پورٹل کے کسی صفحے کے لیے ${ltr('[عبارت](/contact)')}۔`,
    page: 'جو صفحہ نہ دکھایا جائے وہ آنے والوں کے لیے موجود ہی نہیں ہوتا: کوئی لنک وہاں نہیں لے جاتا۔',
  },
  /** The hint of a text of the certificate. */
  certificateValues: ({ values }: { values: readonly string[] }) =>
    `جو خطوطِ وحدانی میں ہو وہ ریکارڈ سے لیا جاتا ہے: ${values.map(ltr).join(' ')}۔`,
  /** The hint of a page that a school must have. */
  legalValues: ({ values }: { values: readonly string[] }) =>
    `جہاں یہ لکھے ہوں، صفحے پر وہ ہوتا ہے جو یہ پورٹل اِس وقت کرتا ہے: ${values.map(ltr).join(' ')}۔ یوں ترتیب بدلنے پر بھی صفحہ درست رہتا ہے۔ ${ltr('___')} خالی جگہ ہے جو آپ کو بھرنی ہے۔`,
  /** What is said of a value that cannot be. */
  wrong: {
    'identity.founded': 'قیام کا سال: کوئی سال لکھیں، جیسے 1990',
    'contact.position': `نقشے پر جگہ: کاما کے ساتھ دو عدد لکھیں، جیسے ${isolate('31.5583, 74.3402')}`,
    get 'leavers.keepYears'() {
      return `سابق طالب علم کا ریکارڈ کتنے سال رکھا جائے: ${inDigits(1)} سے ${inDigits(100)} تک کوئی عدد لکھیں، یا خالی چھوڑ دیں`
    },
  },
  choices: {
    'region.digits': { latin: ltr('0 1 2 3'), language: 'زبان کے اپنے' },
    'reports.shown': { atOnce: 'محفوظ ہوتے ہی', whenReleased: 'جب منتظم جاری کرے' },
    'home.slides.*.picture': { gate: 'دروازے کا خاکہ', library: 'لائبریری کا خاکہ', science: 'تجربہ گاہ کا خاکہ' },
    'ownPages.*.place': { menu: 'مینو میں', footer: 'صفحے کے نچلے حصے میں' },
    'home.admissions.*.icon': { user: 'ایک شخص', report: 'ایک ورق', calendar: 'ایک کیلنڈر' },
  },

  timeZoneCountry: 'ٹائم زون: ملک',
  timeZoneCity: 'ٹائم زون: شہر',
  probableZone: ({ zone }: { zone: string }) => `غالباً ${isolate(zone)}، اسکول کے فون نمبر یا اس آلے کے مطابق۔`,
  namedZone: ({ city, time }: Record<'city' | 'time', string>) => `${isolate(city)} (${isolate(time)})`,
  takeZone: 'یہی رکھیں',
  chooseCity: 'شہر چنیں',
  ofServer: 'سرور کا',
  none: 'کوئی نہیں',
  month: 'مہینہ',
  day: 'دن',

  /** What a text in another language is called: 'Motto (اردو)' */
  inLanguage: ({ label, language }: { label: string; language: string }) => `${label} (${isolate(language)})`,
  /** The setting that says that a part of the sample is true. */
  confirmed: ({ what }: { what: string }) => `تصدیق شدہ: ${isolate(what)}`,
}
