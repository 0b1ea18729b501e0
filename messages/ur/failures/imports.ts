import { isolate } from '../../isolate.ts'
import { forOperator, number } from './words.ts'

/** Why an import does not do what was asked. */
export const importIsWritten = 'یہ درآمد ابھی لکھی جا رہی ہے: اس میں کچھ نہیں بدلا جا سکتا۔ مکمل ہونے تک انتظار کریں۔'
export const importWasRun = 'یہ درآمد چل چکی ہے: اس میں کچھ نہیں بدلا جا سکتا۔ اسے کالعدم کریں، یا نئی شروع کریں۔'
export const importWasUndone = 'یہ درآمد کالعدم ہو چکی ہے۔ اسی فائل سے نئی شروع کریں۔'
export const photosAreRead = 'اس درآمد کی تصویریں ابھی پڑھی جا رہی ہیں۔ مکمل ہونے تک انتظار کریں۔'
export const photosStopped = 'تصویریں پڑھتے ہوئے سرور رک گیا۔ جو مل چکی ہیں وہ رہیں گی؛ باقی کے لیے فائل دوبارہ بھیجیں۔'
export const importStopped = 'درآمد کے بیچ میں سرور رک گیا۔ کچھ نہیں لکھا گیا: اسے دوبارہ چلائیں۔'
export const importInternal = `ہماری طرف کچھ گڑبڑ ہو گئی، اور کچھ نہیں لکھا گیا۔ دوبارہ کوشش کریں۔ ${forOperator('پھر بھی ایسا ہو تو وجہ سرور کے لاگ میں ہے۔')}`

export const draftIsChanged =
  'اس دوران یہ مسودہ کسی اور نے یا کسی دوسری کھڑکی میں بدل دیا ہے، اس لیے یہ محفوظ نہیں ہوا۔ اب یہ اپنی موجودہ حالت میں دکھایا جا رہا ہے۔'
const DRAFTS = { login: 'ایک لاگ اِن کے مسودے', school: 'اسکول کے تمام مسودے' }
export const noRoomForDraft = ({ whose, megabytes }: { whose: 'login' | 'school'; megabytes: number }) =>
  `${DRAFTS[whose]} مل کر ${number(megabytes)} میگابائٹ سے زیادہ ہو جاتے، اس لیے اس میں سے کچھ نہیں رکھا گیا۔ جن مسودوں کی ضرورت نہیں انہیں چلائیں یا ترک کریں، پھر دوبارہ کوشش کریں۔`

export const rowsAreRefused = ({ refused, all }: { refused: number; all: number }) =>
  `رد شدہ قطاریں: ${number(all)} میں سے ${number(refused)}۔ انہیں درست کریں، یا چھوڑ دیں۔`
export const nothingToImport = 'نہ کچھ شامل کرنے کو ہے اور نہ کچھ بدلنے کو۔'
/** @property file null: what was pasted */
type Other = { file: string | null; by: string | null; done: number; all: number }
export const otherImportRuns = ({ file, by, done, all }: Other) =>
  `ابھی ایک اور درآمد لکھی جا رہی ہے (${file === null ? 'چسپاں کی ہوئی فہرست' : isolate(file)}، از ${by === null ? 'کوئی اور' : isolate(by)}، ${number(all)} میں سے ${number(done)})۔ ایک ساتھ دو درآمدیں کسی کو دو بار شامل کر سکتی ہیں: اس کے مکمل ہونے تک انتظار کریں۔`
export const rowsAreRefusedNow = ({ refused }: { refused: number }) =>
  `فائل پڑھنے کے بعد اسکول میں تبدیلی ہوئی: اب رد شدہ قطاریں ${number(refused)} ہیں، اس لیے کچھ نہیں لکھا گیا۔ انہیں نیچے دیکھیں۔`
export const rowsAreNewNow = ({ gone }: { gone: number }) =>
  `ان قطاروں کے لوگ فائل پڑھتے وقت اسکول میں تھے اور اب نہیں ہیں: ${number(gone)}۔ کچھ نہیں لکھا گیا۔ ایسی قطار اب نیا فرد شامل کرے گی: سابق طالب علم کو واپس لائیں یا حذف شدہ ریکارڈ بحال کریں، یا اگر نیا فرد ہی مراد ہے تو درآمد دوبارہ چلائیں۔`
export const othersChangeRecords = 'اسی وقت کوئی اور یہی ریکارڈ بدل رہا ہے۔ کچھ نہیں لکھا گیا: درآمد دوبارہ چلائیں۔'
