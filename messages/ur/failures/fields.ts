import { ltr } from '../../isolate.ts'
import { number, oneOf, quoted } from './words.ts'

/** What is wrong with one field of a request, or with one cell of a file. Each takes the name of the field. */
type Field = { name: string }

export const required = ({ name }: Field) => `${name} ضرور لکھیں۔`

export const tooLong = ({ name, most }: Field & { most: number }) =>
  `${name} میں حروف بہت زیادہ ہیں: زیادہ سے زیادہ ${number(most)} لکھیں۔`

export const notOneOf = ({ name, values }: Field & { values: readonly string[] }) =>
  `${name} کے لیے ان میں سے ایک چنیں: ${oneOf(values)}۔`

export const cannotBeSeen = ({ name, character }: Field & { character: string }) =>
  `${name} میں ایسا حرف ہے جو نظر نہیں آتا یا محفوظ نہیں ہو سکتا (${ltr(character)}): اسے ہٹا دیں۔`
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
export const notDay = ({ name }: Field) => `${name} کے لیے کیلنڈر کا کوئی دن لکھیں، جیسے ${ltr('2026-03-02')}۔`
export const dayInFuture = ({ name }: Field) => `${name} آج کے بعد کا دن نہیں ہو سکتا۔`
/** @param examples how it is written */
export const notLike = ({ name, examples }: Field & { examples: readonly string[] }) =>
  `${name} درست نہیں: اسے ایسے لکھیں: ${examples.map(ltr).join(' یا ')}`
export const yearAfterLeaving = ({ name }: Field) => `${name} اسکول چھوڑنے کے تعلیمی سال کے بعد کا نہیں ہو سکتا۔`
export const notEventDay = ({ name }: Field) =>
  `${name} کے لیے ${ltr('2000-01-01')} سے ${ltr('2999-12-31')} تک کا کوئی دن لکھیں: سال دیکھ لیں۔`

export const tooManyToExport = ({ name, most }: Field & { most: number }) =>
  `${name} میں ${number(most)} سے زیادہ ریکارڈ ہیں: کم چنیں، یا فلٹر کی ہوئی پوری فہرست برآمد کریں۔`

export const unknownClass = ({ name, written, classes }: Field & { written: string; classes: readonly string[] }) =>
  `${name} میں ${quoted(written)} ہے، جو اسکول کی کوئی جماعت نہیں۔ ان میں سے چنیں: ${oneOf(classes)}۔`

export const notUserIdEnding = ({ name }: Field) =>
  `${name} کے شروع میں @ ہو اور اس کے بعد کم از کم دو حروف، ہندسے یا علامتیں، جیسے ${ltr('@mySchool.com')}`
