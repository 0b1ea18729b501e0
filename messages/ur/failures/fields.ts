import type { Listed } from '../../en/failures/fields.ts'
import { ltr } from '../../isolate.ts'
import { number, oneOf, quoted } from './words.ts'

/** What is wrong with one field of a request, or with one cell of a file. Each takes the name of the field. */
type Field = { name: string }

export const required = ({ name }: Field) => `${name} ضرور لکھیں۔`

const KINDS: Record<string, string> = { string: 'متن', number: 'ایک عدد', array: 'ایک فہرست', object: 'ایک آبجیکٹ' }
export const wrongKind = ({ name, kind }: Field & { kind: string }) => `${name} کو ${KINDS[kind] ?? kind} ہونا چاہیے۔`

export const tooShort = ({ name, least }: Field & { least: number }) =>
  `${name} میں حروف کم ہیں: کم از کم ${number(least)} لکھیں۔`
export const tooLong = ({ name, most }: Field & { most: number }) =>
  `${name} میں حروف بہت زیادہ ہیں: زیادہ سے زیادہ ${number(most)} لکھیں۔`
export const tooSmall = ({ name, least }: Field & { least: number }) => `${name} بہت کم ہے: کم از کم ${number(least)}۔`
export const tooLarge = ({ name, most }: Field & { most: number }) =>
  `${name} بہت زیادہ ہے: زیادہ سے زیادہ ${number(most)}۔`
export const tooMany = ({ name, most }: Field & { most: number }) =>
  `${name} میں اندراجات بہت زیادہ ہیں: زیادہ سے زیادہ ${number(most)}۔`

export const notOneOf = ({ name, values }: Field & { values: readonly string[] }) =>
  `${name} کے لیے ان میں سے ایک چنیں: ${oneOf(values)}۔`
export const notEmptyOrOneOf = ({ name, values }: Field & { values: readonly string[] }) =>
  `${name} خالی چھوڑیں، یا ان میں سے ایک چنیں: ${oneOf(values)}۔`
export const notValid = ({ name }: Field) => `${name} درست نہیں۔`

export const cannotBeKept = ({ name }: Field) => `${name} میں ایسا حرف ہے جو محفوظ نہیں ہو سکتا۔`
export const cannotBeSeen = ({ name, character }: Field & { character: string }) =>
  `${name} میں ایسا حرف ہے جو نظر نہیں آتا (${ltr(character)}): اسے ہٹا دیں۔`
export const notOneLine = ({ name }: Field) => `${name} ایک ہی سطر میں لکھیں۔`
export const spaceAround = ({ name }: Field) => `${name} کے شروع یا آخر میں خالی جگہ ہے: اسے ہٹا دیں۔`
export const tooManyWords = ({ name, most }: Field & { most: number }) =>
  `${name} میں ${number(most)} سے زیادہ الفاظ ہیں: کم الفاظ سے تلاش کریں۔`

export const notNumberFrom = ({ name, least, most }: Field & { least: number; most: number }) =>
  `${name} میں ${number(least)} سے ${number(most)} تک کا عدد لکھیں۔`
export const tooFewDigits = ({ name, least }: Field & { least: number }) =>
  `${name} میں ہندسے کم ہیں: کم از کم ${number(least)} لکھیں۔`
export const notPhone = ({ name }: Field) =>
  `${name} ہندسوں میں لکھیں؛ شروع میں جمع کا نشان (+) اور بیچ میں خالی جگہیں اور ہائفن لکھے جا سکتے ہیں۔`
export const notInPhone = ({ name, sign }: Field & { sign: string }) =>
  `${name} میں ${quoted(sign)} ہے، جو نمبر میں نہیں ہوتا: ہندسے لکھیں؛ شروع میں جمع کا نشان (+) اور بیچ میں خالی جگہیں اور ہائفن لکھے جا سکتے ہیں۔`
export const notTime = ({ name }: Field) => `${name} کے لیے کوئی وقت لکھیں، جیسے ${ltr('2026-03-02T10:00:00.000Z')}۔`
export const notDay = ({ name }: Field) => `${name} کے لیے کیلنڈر کا کوئی دن لکھیں، جیسے ${ltr('2026-03-02')}۔`
export const dayInFuture = ({ name }: Field) => `${name} آج کے بعد کا دن نہیں ہو سکتا۔`
export const notSchoolYear = ({ name }: Field) =>
  `${name} کے لیے کوئی تعلیمی سال لکھیں، جیسے ${ltr('2018/19')} یا 2018۔`
export const yearAfterLeaving = ({ name }: Field) => `${name} اسکول چھوڑنے کے تعلیمی سال کے بعد کا نہیں ہو سکتا۔`
export const notEventDay = ({ name }: Field) =>
  `${name} کے لیے ${ltr('2000-01-01')} سے ${ltr('2999-12-31')} تک کا کوئی دن لکھیں: سال دیکھ لیں۔`

export const notClockTime = ({ name }: Field) => `${name} کے لیے وقت لکھیں، جیسے ${ltr('08:30')}۔`
type Translations = Field & { languages: readonly string[]; texts: readonly string[] }
export const notTranslations = ({ name, languages, texts }: Translations) =>
  `${name} کے لیے JSON لکھیں، جیسے ${ltr(`{"${languages[0]}":{"${texts[0]}":"…"}}`)}۔ زبانیں یہ ہیں: ${ltr(languages.join(', '))}، اور متن یہ: ${ltr(texts.join(', '))}۔`
export const notMonth = ({ name }: Field) => `${name} کے لیے کوئی مہینہ لکھیں، جیسے ${ltr('2026-03')}۔`

export const notIds = ({ name }: Field) => `${name} میں شناختوں کی فہرست ہونی چاہیے۔`
export const noneSelected = ({ name }: Field) => `${name} میں کچھ نہیں: کم از کم ایک ریکارڈ چنیں۔`
export const tooManySelected = ({ name, most }: Field & { most: number }) =>
  `${name} میں ${number(most)} سے زیادہ ریکارڈ ہیں: کم چنیں۔`
export const tooManyToExport = ({ name, most }: Field & { most: number }) =>
  `${name} میں ${number(most)} سے زیادہ ریکارڈ ہیں: کم چنیں، یا فلٹر کی ہوئی پوری فہرست برآمد کریں۔`
export const tooManyStay = ({ name, most }: Field & { most: number }) =>
  `${name} میں ${number(most)} سے زیادہ طلبہ ہیں: جن جماعتوں میں اتنے طلبہ رکتے ہیں انہیں ایک ایک کر کے آگے بڑھائیں۔`
export const notRollNumbers = ({ name }: Field) => `${name} میں ہر شناخت کے ساتھ ایک رول نمبر ہونا چاہیے۔`
export const tooManyStudents = ({ name, most }: Field & { most: number }) =>
  `${name} میں ${number(most)} سے زیادہ طلبہ ہیں۔`

export const unknownClass = ({ name, written, classes }: Field & { written: string; classes: readonly string[] }) =>
  `${name} میں ${quoted(written)} ہے، جو اسکول کی کوئی جماعت نہیں۔ ان میں سے چنیں: ${oneOf(classes)}۔`
export const notPortalAddress = ({ name }: Field) =>
  `${name} میں پورٹل کا پتہ لکھیں، جیسے ${ltr('https://portal.example.org')}`
export const notNewNames = ({ name }: Field) => `${name} میں ہر پرانے نام کے ساتھ ایک نیا نام ہونا چاہیے۔`

const LISTED: Record<Listed, string> = {
  lines: 'سطریں',
  numbers: 'نمبر',
  classes: 'جماعتیں',
  endings: 'اختتام',
  colours: 'رنگ',
  slides: 'سلائیڈیں',
  boxes: 'خانے',
  paragraphs: 'پیراگراف',
  people: 'افراد',
  questions: 'سوالات',
  languages: 'زبانیں',
}
export const tooManyListed = ({ name, most, what }: Field & { most: number; what: Listed }) =>
  `${name}: زیادہ سے زیادہ ${number(most)} ${LISTED[what]}؛ کچھ ہٹا دیں۔`
export const notPicture = ({ name }: Field) => `${name} میں اپ لوڈ کی ہوئی کسی تصویر کی شناخت ہونی چاہیے۔`
export const notPictureOrDrawing = ({ name, drawings }: Field & { drawings: readonly string[] }) =>
  `${name} میں اپ لوڈ کی ہوئی کسی تصویر کی شناخت ہونی چاہیے، یا ان میں سے ایک: ${oneOf(drawings)}۔`
export const notYear = ({ name }: Field) => `${name} کے لیے کوئی سال لکھیں۔`
export const notMailAddress = ({ name }: Field) =>
  `${name} کے لیے کوئی ای میل پتہ لکھیں، جیسے ${ltr('office@school.example')}`
export const notTimeZone = ({ name }: Field) =>
  `${name}: یہاں کسی ٹائم زون کا نام لکھیں، جیسے ${ltr('Asia/Karachi')} یا ${ltr('Europe/Berlin')}۔`
export const notCurrency = ({ name }: Field) => `${name} کے لیے کسی کرنسی کے تین حروف لکھیں، جیسے PKR یا EUR۔`
export const notWeekday = ({ name }: Field) => `${name} کے لیے ہفتے کا کوئی دن چنیں۔`
export const notDayOfYear = ({ name }: Field) =>
  `${name} کے لیے سال کا کوئی دن لکھیں، جیسے یکم اپریل کے لیے ${ltr('04-01')}۔`
export const notUserIdEnding = ({ name }: Field) =>
  `${name} کے شروع میں @ ہو اور اس کے بعد کم از کم دو حروف، ہندسے یا علامتیں، جیسے ${ltr('@mySchool.com')}`
export const notColour = ({ name }: Field) => `${name} کے لیے کوئی رنگ لکھیں، جیسے ${ltr('#1f4a38')}`
