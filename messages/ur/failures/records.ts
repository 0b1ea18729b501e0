import type { Kind } from '../../en/failures/records.ts'
import { isolate } from '../../isolate.ts'
import { number } from './words.ts'

/** Records that are not there, that somebody else has changed, or that cannot be restored. */
const NO_SUCH: Record<Kind, string> = {
  student: 'ایسا کوئی طالب علم نہیں۔',
  teacher: 'ایسا کوئی استاد نہیں۔',
  notice: 'ایسا کوئی اعلان نہیں۔',
  file: 'ایسی کوئی فائل نہیں۔',
  report: 'ایسی کوئی رپورٹ نہیں۔',
  user: 'ایسا کوئی صارف نہیں۔',
  person: 'ایسا کوئی فرد نہیں۔',
  photo: 'ایسی کوئی تصویر نہیں۔',
  page: 'ایسا کوئی صفحہ نہیں۔',
  picture: 'ایسی کوئی تصویر نہیں۔',
  code: 'ایسا کوئی کوڈ نہیں۔',
  session: 'ایسا کوئی سیشن نہیں۔',
  version: 'ایسا کوئی نسخہ نہیں۔',
  import: 'ایسی کوئی درآمد نہیں۔',
  row: 'ایسی کوئی قطار نہیں۔',
  'deleted record': 'ایسا کوئی حذف شدہ ریکارڈ نہیں۔',
  'former student': 'ایسا کوئی سابق طالب علم نہیں۔',
  'mail address': 'ایسا کوئی ای میل پتا نہیں۔',
  'waiting mail': 'ایسی کوئی ای میل انتظار میں نہیں۔',
  'entry with a list of records': 'ریکارڈوں کی فہرست والا ایسا کوئی اندراج نہیں۔',
}
export const noSuch = ({ what }: { what: Kind }) => NO_SUCH[what]

export const someGone = ({ missing, all }: { missing: number; all: number }) =>
  `ان ${number(all)} میں سے ${number(missing)} اب موجود نہیں، اس لیے کچھ نہیں کیا گیا: فہرست دوبارہ کھولیں، پھر نئے سرے سے چنیں۔`

/** What a page shows that was loaded some time ago, or in another tab. */
export const changedMeanwhile =
  'جب سے یہ صفحہ کھلا ہے یہ بدل چکا ہے، اس لیے کچھ نہیں کیا گیا۔ صفحہ دوبارہ کھولیں اور اسے دیکھیں۔'

export const noStudentFound = 'کوئی طالب علم نہیں ملا'
export const appearsAfterLastDay =
  'یہ اپنی آخری تاریخ کے بعد ظاہر ہو گا، یعنی اسے کوئی نہیں دیکھ سکے گا: پہلے کا دن یا بعد کی آخری تاریخ چنیں۔'
export const eventNeedsDay = 'تقریب کا دن ضروری ہے: دن چنیں، یا تقریب کے باقی خانے خالی چھوڑ دیں۔'
export const eventNeedsTime = 'لکھیں کہ تقریب کب شروع ہو گی، یا ختم ہونے کا وقت خالی چھوڑ دیں۔'
export const eventEndsBeforeItBegins = 'تقریب شروع ہونے سے پہلے ختم ہو جائے گی: بعد کا وقت یا دن چنیں۔'
export const audienceNeedsClass = 'کم از کم ایک کلاس چنیں، یا کوئی اور پڑھنے والے چنیں۔'
export const tooManyOnTop = ({ most, titles }: { most: number; titles: readonly string[] }) =>
  `پہلے ہی ${number(most)} اعلان سب سے اوپر رکھے ہیں: ${titles.map(isolate).join('؛ ')}۔ پہلے ان میں سے ایک نیچے کریں۔`
export const savedBefore =
  'یہ پہلے ہی محفوظ ہو چکا ہے، ویسا ہی جیسا آپ نے پہلی بار بھیجا تھا: صرف جواب راستے میں کھو گیا۔ اس کے بعد آپ نے جو بدلا وہ محفوظ نہیں ہوا: اسے نقل کر لیں، یہ صفحہ چھوڑیں، پھر فہرست میں ریکارڈ کھول کر وہاں بدلیں۔'
export const reportExists = 'رپورٹ پہلے سے لکھی جا چکی ہے۔'
export const reportUnavailable = 'آپ کے لیے ابھی کوئی رپورٹ نہیں لکھی گئی۔'
export const releaseDayIsOver = 'یہ دن گزر چکا ہے: بعد کا دن چنیں، یا ابھی جاری کریں۔'
export const reportsRead = ({ read }: { read: number }) =>
  read === 1
    ? 'یہ پڑھی جا چکی ہے یا ہو سکتا ہے کہ پڑھی جا چکی ہو، اس لیے اب واپس نہیں لی جا سکتی۔'
    : `تمام ${number(read)} پڑھی جا چکی ہیں یا ہو سکتا ہے کہ پڑھی جا چکی ہوں، اس لیے اب واپس نہیں لی جا سکتیں۔`

export const goneMeanwhile = 'یہ ریکارڈ اس دوران بحال ہو چکا، واپس لایا جا چکا یا مٹا دیا گیا۔ فہرست دوبارہ کھولیں۔'
export const userIdOfOther = 'اس کی یوزر آئی ڈی اب کسی اور لاگ اِن یا سابق طالب علم کی ہے۔ پہلے اُسے حذف کریں یا مٹائیں۔'
export const studentDeleted = 'اس رپورٹ کا طالب علم حذف ہو چکا ہے۔ پہلے طالب علم کو بحال کریں۔'
export const studentHasLeft = 'اس رپورٹ کا طالب علم اسکول چھوڑ چکا ہے۔ پہلے اُسے سابق طلبہ کے صفحے سے واپس لائیں۔'
export const otherReport = 'اس طالب علم کی اب ایک اور رپورٹ ہے۔ پہلے اُسے حذف کریں۔'

export const sheetTooLong = ({ most }: { most: number }) =>
  `فہرست میں ${number(most)} سے زیادہ قطاریں ہیں، جو ایک Excel فائل کے لیے بہت زیادہ ہیں۔ اسے CSV میں برآمد کریں، یا پہلے فلٹر لگائیں۔`
