import { isolate, ltr } from '../../isolate.ts'
import { how, number, people, person, quoted, some } from './words.ts'

/** What is said of one row of an import, or of one photo: why it is refused, or what somebody should look at. */
type Kind = 'student' | 'teacher'
type Some = { names: readonly string[]; others: number }

/** @param why what is wrong with the cell, by the name of its column */
export const cellRefused = ({ why }: { why: string }) => why
export const cellIsDate = ({ name, written }: { name: string; written: string }) =>
  `فائل میں ${name} ایک تاریخ ہے (${isolate(written)}): اسے ویسے لکھیں جیسا ہونا چاہیے، اور کالم کو متن کی شکل دیں۔`
export const cellIsFormula = ({ name, written }: { name: string; written: string }) =>
  `${name} ایک فارمولا یا اس کی خرابی ہے (${isolate(written)}): خود قدر لکھیں۔`
export const cellIsUnsaved = ({ name, written }: { name: string; written: string }) =>
  `${name} ایک فارمولا ہے (${isolate(written)}) جس کی قدر فائل میں نہیں: اسے اپنے اسپریڈ شیٹ پروگرام میں کھولیں، محفوظ کریں، اور دوبارہ چنیں؛ یا خود قدر لکھیں۔`
export const tooManyCells = ({ cells, columns }: { cells: number; columns: number }) =>
  `اس قطار میں ${number(columns)} سرخیوں کے لیے ${number(cells)} خانے ہیں، اس لیے اس کی قدریں شاید غلط کالموں میں ہیں۔ غالباً کسی قدر میں کوما ہے: فائل میں اس قدر کو واوین میں لکھیں، یا قطار یہاں درست کریں۔ اگر فہرست میں ایک کالم اور ہے تو اسے سرخی دیں۔`
export const rewrittenNumber =
  'اسپریڈ شیٹ نے اس نمبر کے صرف پہلے ہندسے رکھے، باقی ضائع ہو گئے: صحیح نمبر دیکھ کر لکھیں۔'
export const rewrittenDate = `یہ وہ تاریخ لگتی ہے جو اسپریڈ شیٹ ${ltr('5-11')} جیسی عبارت کی بنا دیتا ہے: فہرست سے ملا لیں۔`
export const lettersLost = 'اس عبارت کے حروف ضائع ہو گئے ہیں: صحیح عبارت دیکھ کر لکھیں۔'
export const lettersTwice = 'اس عبارت کے حروف دو بار انکوڈ کیے گئے ہیں۔'

export const noDate = ({ written }: { written: string }) => `${quoted(written)} کیلنڈر کی کوئی تاریخ نہیں۔`
export const dayOrMonth = 'پہلے دن لکھا ہے یا مہینہ؟ عمر اسی پر منحصر ہے۔'
export const bornTooEarlyOrLate = ({ year, least, most }: { year: number; least: number; most: number }) =>
  `جو ${year} میں پیدا ہوا اس کی عمر ${number(least)} سے ${number(most)} سال نہیں ہو سکتی۔`

export const userIdOfOtherKind = ({ userId, kind }: { userId: string; kind: Kind }) =>
  `یوزر آئی ڈی ${isolate(userId)} کسی ایسے فرد کی ہے جو ${person[kind]} نہیں۔ خانہ خالی چھوڑیں، نئی بن جائے گی۔`
export const userIdOfFormer = ({ userId, student }: { userId: string; student: string }) =>
  `یوزر آئی ڈی ${isolate(userId)} ${isolate(student)} کی ہے، جو اسکول چھوڑ چکے ہیں۔ اگر یہ وہی فرد ہے تو یہ قطار چھوڑ دیں اور انہیں سابق طلبہ کے صفحے سے واپس لائیں: رپورٹیں اور لاگ اِن بھی واپس آ جائیں گے۔ اگر یہ کوئی اور ہے تو خانہ خالی چھوڑیں، نئی بن جائے گی۔`
export const sameAsFormer =
  'اسی نام، جماعت اور رول نمبر کا ایک طالب علم اسکول چھوڑ چکا ہے۔ اگر یہ وہی فرد ہے تو یہ قطار چھوڑ دیں اور اسے سابق طلبہ کے صفحے سے واپس لائیں: رپورٹیں اور لاگ اِن بھی واپس آ جائیں گے۔'
export const severalFit = ({ kind, number: all, ...named }: Some & { kind: Kind; number: number }) =>
  `یہ ${how[kind]} ${number(all)} ${people[kind]} کا ہے: ${some(named)}۔ صحیح فرد کی یوزر آئی ڈی لکھیں۔`
type RollNumber = { rollNumber: string; grade: string; student: string; userId: string }
export const rollNumberOfOther = ({ rollNumber, grade, student, userId }: RollNumber) =>
  `جماعت ${isolate(grade)} کا رول نمبر ${isolate(rollNumber)} ${isolate(student)} کا ہے۔ اگر یہ کوئی اور طالب علم ہے تو کوئی اور رول نمبر دیں؛ اگر نام بدلنا ہے تو یوزر آئی ڈی ${isolate(userId)} لکھیں۔`
/** @param what is the same: the user id, or what people of a kind are known by */
export const inLineAlready = ({ line, what }: { line: number; what: 'userId' | Kind }) =>
  `یہی ${what === 'userId' ? 'یوزر آئی ڈی' : how[what]} سطر ${line} میں پہلے سے ہے۔`

/** @param country its code, such as 'PK' */
type Numbers = { country: string; least: number; most: number }
const nameOf = (country: string) => new Intl.DisplayNames('ur', { type: 'region' }).of(country)
export const phoneShort = ({ country, least, most }: Numbers) =>
  `${nameOf(country)} میں نمبر ${least === most ? number(least) : `${number(least)} سے ${number(most)}`} ہندسوں کا ہوتا ہے: اس میں کم ہیں۔`
export const phoneLostBeginning = ({ country, beginning }: { country: string; beginning: string }) =>
  `${nameOf(country)} میں نمبر ${isolate(beginning)} سے شروع ہوتا ہے: اس کا ${isolate(beginning)} رہ گیا ہے۔`
export const phoneNeedsPlus = ({ country, calling }: { country: string; calling: string }) =>
  `جو نمبر ${isolate(calling)} سے شروع ہو، جیسے بیرون ملک سے ${nameOf(country)} کے تمام نمبر، اس سے پہلے جمع کا نشان (+) چاہیے۔`
export const phoneCountry = 'ہو سکتا ہے ایسے نمبر کا شروع کا حصہ رہ گیا ہو: یہ ملک پر منحصر ہے۔'

export const rowsHidden = 'جو فائل میں چھپا ہوا ہو، چاہے کسی فلٹر سے، وہ چھوڑ دیا جاتا ہے جب تک آپ اسے شامل نہ کریں۔'
export const rowsOfNobody =
  'جس میں صرف نمبر، جماعت یا ایسی ہی کوئی چیز ہو جو فہرست میں نیچے تک بھری جاتی ہے، یا جو دوسروں کا شمار بتائے، وہ کوئی فرد نہیں اور چھوڑ دیا جاتا ہے۔'
export const sectionLeftOut = ({ grade }: { grade: string }) =>
  `اسکول میں ایسا کوئی سیکشن نہیں: یہ سب سیکشن کے بغیر جماعت ${isolate(grade)} میں آتے ہیں۔`

export const photoOfNobody = 'کسی قطار میں یہ رول نمبر، نام، یوزر آئی ڈی یا فائل کا نام نہیں۔'
export const photoOfSeveral = ({ number: all, ...lines }: Some & { number: number }) =>
  `یہ ${number(all)} قطاروں سے ملتی ہے (سطریں ${some(lines)}): رول نمبر سے پہلے جماعت لکھیں، جیسے ${ltr('3-17.jpg')}۔`
export const photoTaken = ({ other, line }: { other: string; line: number }) =>
  `سطر ${line} کی تصویر پہلے سے ${isolate(other)} ہے: دونوں میں سے ایک ہٹا دیں۔`
