import { isolate, ltr } from '../../isolate.ts'
import { number, quoted } from './words.ts'

/** What a school's settings cannot be. */
export const linkLeadsTo = ({ href }: { href: string }) =>
  `لنک ان میں سے کسی طرف جا سکتا ہے: ${ltr('https://…')}، پورٹل کا کوئی صفحہ جیسے ${ltr('/contact')}، ${ltr('mailto:…')} یا ${ltr('tel:…')}؛ یہ والا ${isolate(href)} کی طرف جاتا ہے۔`

const AXES = { latitude: 'عرض بلد', longitude: 'طول بلد' }
export const notDegrees = ({ axis, most }: { axis: 'latitude' | 'longitude'; most: number }) =>
  `${AXES[axis]} ${ltr(`-${most}`)} سے ${ltr(String(most))} تک کے درجوں میں ایک عدد ہے۔`
export const positionInSea = 'عرض بلد 0 اور طول بلد 0 سمندر میں ہے: اسکول کا مقام کسی نقشے سے لیں۔'
export const settingsTextsTooLong = ({ kilobytes }: { kilobytes: number }) =>
  `تمام عبارتیں مل کر بہت لمبی ہیں، کیونکہ آنے والوں کو یہ ساری اٹھانی پڑتی ہیں: زیادہ سے زیادہ ${number(kilobytes)} کلوبائٹ۔ کچھ چھوٹی کریں۔`

/** A name in braces, in whose place the portal puts nothing. */
export const unknownPlaceholder = ({ value, values }: { value: string; values: readonly string[] }) =>
  `پورٹل کے پاس ${ltr(value)} کی جگہ لکھنے کو کچھ نہیں۔ یہ لکھے جا سکتے ہیں: ${values.map(ltr).join(' ')}۔`

export const pagesTooLong = ({ kilobytes }: { kilobytes: number }) =>
  `اسکول کے صفحات مل کر بہت لمبے ہیں: ہر زبان میں زیادہ سے زیادہ ${number(kilobytes)} کلوبائٹ۔ کچھ چھوٹے کریں، یا کسی کو فائل کے طور پر لگائیں۔`
export const pageAddressTaken = ({ address }: { address: string }) =>
  `پتہ ${isolate(address)} یا اس جیسا پتہ کسی اور صفحے کا ہے: اس صفحے کو کوئی اور پتہ دیں۔`
export const pageNotWritten = 'اس صفحے پر ابھی کچھ نہیں لکھا: نمونے سے شروع کریں، اور اسے اپنا بنائیں۔'
export const pageHasGaps = `اس صفحے میں ابھی خالی جگہیں (${ltr('___')}) ہیں: ہر زبان میں انہیں بھریں یا ہٹا دیں، پھر تصدیق کریں۔`

export const classWithoutLetter = 'جماعت کے نام میں کوئی حرف یا ہندسہ ہونا چاہیے۔'
export const classNameReserved = `${quoted('left')} سے مراد وہ طلبہ ہیں جو اسکول چھوڑتے ہیں، اور ${quoted('all')} سے مراد تمام جماعتیں: جماعت کو کوئی اور نام دیں۔`
/** @param first how the first one is written */
export const classTwice = ({ grade, first }: { grade: string; first: string }) =>
  `جماعت ${quoted(grade)} دو بار ہے${grade === first ? '' : `، دوسری جگہ ${quoted(first)} کے نام سے`}: ایک ہٹا دیں، یا اسے کوئی اور نام دیں۔`
export const noClassLeft = 'اسکول میں کم از کم ایک جماعت ہونی چاہیے۔'

type Renaming = { was: string; now: string }
export const newNameTaken = ({ was, now }: Renaming) =>
  `جماعت ${quoted(now)} پہلے سے ہے، اور دو جماعتیں ایک نہیں ہو سکتیں: ${quoted(was)} کے طلبہ کو وہاں بھیجیں، پھر ${quoted(was)} کو ہٹا دیں۔`
export const oldNameListed = ({ was, now }: Renaming) =>
  `جماعت ${quoted(was)} کا نام بدل کر ${quoted(now)} کیا گیا ہے اور پرانا نام اب بھی فہرست میں ہے: اسے ہٹا دیں۔`
export const classNotEmpty = ({ grade, here, deleted }: { grade: string; here: number; deleted: number }) =>
  `جماعت ${quoted(grade)} ہٹائی نہیں جا سکتی: اس میں موجود طلبہ: ${number(here)}؛ حذف شدہ طلبہ جو بحال ہو سکتے ہیں: ${number(deleted)}۔ طلبہ کو کسی اور جماعت میں بھیجیں، حذف شدہ طلبہ کو بحال کریں یا مٹا دیں، یا جماعت کا نام بدل دیں۔`

export const endingChangedTooOften = ({ times }: { times: number }) =>
  `یہ اختتام ${number(times)} بار بدلا جا چکا ہے، اور وہ سب محفوظ رہتے ہیں: انہی میں سے کوئی دوبارہ چنیں۔`
export const fileGone = 'یہ فائل اب موجود نہیں: اسے دوبارہ چنیں۔'
