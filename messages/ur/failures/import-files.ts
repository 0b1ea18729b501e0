import { isolate, ltr } from '../../isolate.ts'
import { number, people, quoted, some } from './words.ts'

/** Why a file of people or photos cannot be read, and what somebody should know of one that was. */
type Some = { names: readonly string[]; others: number }
type Kind = 'student' | 'teacher'

const XLS = ltr('.xls')
const XLSX = ltr('.xlsx')
const UTF_8 = ltr('UTF-8')

export const fileIsOldExcel = `یہ پرانی Excel فائل (${XLS}) ہے، یا اس پر پاس ورڈ لگا ہے۔ اسے اپنے اسپریڈ شیٹ پروگرام میں کھولیں، پاس ورڈ کے بغیر ${XLSX} میں محفوظ کریں، اور وہ فائل چنیں۔`
export const fileIsPdf = 'یہ PDF ہے: فہرست کی تصویر، جس سے خانے پڑھے نہیں جا سکتے۔ وہ اسپریڈ شیٹ چنیں جس سے یہ بنی ہے۔'
export const fileIsPicture = 'یہ تصویر ہے۔ پہلے فہرست چنیں؛ تصویریں بعد کے مرحلے میں آتی ہیں۔'
export const fileIsDocument = `یہ تحریری دستاویز ہے۔ اس کا جدول کسی اسپریڈ شیٹ میں نقل کریں، اور اسے ${XLSX} یا CSV میں محفوظ کریں۔`
export const fileIsNoTable = `یہ ایسا جدول نہیں جو پڑھا جا سکے۔ اپنے اسپریڈ شیٹ پروگرام میں فہرست کو ${XLSX} یا CSV میں محفوظ کریں، اور وہ فائل چنیں۔`
export const zipIsNoList = `یہ ZIP ہے، مگر نہ Excel فائل (${XLSX}) ہے اور نہ کسی اسکول کی برآمد۔ لوگوں کی فہرست چنیں؛ تصویریں بعد کے مرحلے میں آتی ہیں۔`
export const fileIsNoZip = 'یہ ZIP نہیں۔ تصویروں والی ZIP چنیں، یا انہیں فولڈر کی صورت میں بھیجیں۔'

export const zipOfOtherKind = ({ kind, other }: { kind: Kind; other: Kind }) =>
  `اس ZIP میں ${people[other]} کی فہرست ہے، ${people[kind]} کی کوئی نہیں۔ کچھ نہیں پڑھا گیا: بتائیں کہ فائل میں ${people[other]} ہیں، اور فائل دوبارہ چنیں۔`
export const listTooLarge = ({ megabytes, most }: { megabytes: number; most: number }) =>
  `فائل ${number(megabytes)} میگابائٹ کی ہے؛ لوگوں کی فہرست ${number(most)} میگابائٹ تک ہو سکتی ہے۔ اس سے تصویریں اور دوسری شیٹیں ہٹا دیں، یا اسے CSV میں محفوظ کریں۔`
export const tooManyColumns = ({ columns, most }: { columns: number; most: number }) =>
  `فائل میں ${number(columns)} کالم ہیں۔ درآمد زیادہ سے زیادہ ${number(most)} لیتی ہے، اس لیے غالباً یہ لوگوں کی فہرست نہیں: ضروری کالم رکھیں، اور دوبارہ محفوظ کریں۔`
export const tooManyRows = ({ most }: { most: number }) =>
  `فائل میں ${number(most)} سے زیادہ قطاریں ہیں۔ درآمد زیادہ سے زیادہ اتنی ہی لیتی ہے، اس لیے کچھ نہیں پڑھا گیا: فائل کو تقسیم کریں، مثلاً جماعت کے لحاظ سے۔`
export const noRows = 'فائل میں کوئی قطار نہیں: درآمد کرنے کو کچھ نہیں۔'

export const quoteNotClosed = ({ line }: { line: number }) =>
  `سطر ${line} میں یا اس کے بعد کھلنے والا ایک واوین (") بند نہیں ہوا، اس لیے اس کے بعد کا سب کچھ ایک ہی خانہ بن جاتا۔ کچھ نہیں پڑھا گیا: واوین بند کریں یا ہٹا دیں، اور فائل دوبارہ چنیں۔`
export const csvUnreadable = ({ line, why }: { line: number; why: string }) =>
  `فائل سطر ${line} پر پڑھی نہیں جا سکی: ${isolate(why)}۔ اسے دوبارہ CSV یا ${XLSX} میں محفوظ کریں۔`

export const csvTakesMemory =
  'فائل پڑھنے میں بہت زیادہ میموری یا وقت لگتا ہے۔ کچھ نہیں پڑھا گیا: فہرست کو نئی فائل میں نقل کریں، یا اسے تقسیم کریں، مثلاً جماعت کے لحاظ سے۔'
export const excelTooLarge =
  'Excel فائل پڑھنے میں بہت زیادہ میموری یا وقت لگتا ہے: اس میں لوگوں کی فہرست سے کہیں زیادہ کچھ ہے، جیسے سجاوٹ، تصویریں یا دوسری شیٹیں۔ کچھ نہیں پڑھا گیا: ان کے بغیر فہرست کو نئی فائل میں نقل کریں، یا CSV میں محفوظ کریں۔'
export const excelDamaged = `Excel فائل پڑھی نہیں جا سکی: وہ خراب ہے، یا اس کا کوئی حصہ کسی اور قسم کا ہے۔ اسے اپنے اسپریڈ شیٹ پروگرام میں کھولیں، دوبارہ ${XLSX} یا CSV میں محفوظ کریں، اور وہ فائل چنیں۔`

export const zipTooManyFiles = ({ files, most }: { files: number; most: number }) =>
  `ZIP میں ${number(files)} فائلیں ہیں؛ زیادہ سے زیادہ ${number(most)} لی جاتی ہیں۔ تصویریں کئی ZIP فائلوں میں بھیجیں۔`
type Name = { characters: number; most: number; beginning: string }
export const zipNameTooLong = ({ characters, most, beginning }: Name) =>
  `ZIP میں ایک فائل ہے جس کا نام فولڈروں سمیت ${number(characters)} حروف کا ہے؛ زیادہ سے زیادہ ${number(most)} لیے جاتے ہیں۔ وہ ${quoted(beginning)} سے شروع ہوتا ہے۔ اس میں سے مزید کچھ نہیں پڑھا گیا: فائل کو چھوٹا نام دیں، اور ZIP دوبارہ بنائیں۔`
export const zipEncrypted = 'ZIP پر پاس ورڈ لگا ہے۔ اسے پاس ورڈ کے بغیر دوبارہ بنائیں۔'
export const zipUnreadable = ({ why }: { why: string }) =>
  `ZIP پڑھی نہیں جا سکی (${isolate(why)})۔ اسے دوبارہ بنائیں، یا فولڈر بھیجیں۔`

export const sheetsToChoose = ({ sheets }: { sheets: number }) =>
  sheets === 1
    ? 'فائل کی واحد فہرست ایک چھپی ہوئی شیٹ پر ہے، اس لیے کچھ نہیں پڑھا گیا۔ اگر اسے پڑھنا ہو تو اسے چنیں۔'
    : `فائل کی ${number(sheets)} شیٹیں فہرست ہو سکتی ہیں، اس لیے ابھی کچھ نہیں پڑھا گیا۔ چنیں کہ کون سی پڑھی جائے۔`

export const noteReadAs = ({ encoding }: { encoding: string }) =>
  `فائل ${UTF_8} میں نہیں: حروف دیکھ کر اسے ${ltr(encoding)} کے طور پر پڑھا گیا۔ نام دیکھ لیں: اگر غلط ہوں تو فائل کو ${XLSX} میں یا ${UTF_8} والی CSV میں محفوظ کریں۔`
export const noteQuotedRows =
  'جس پروگرام نے فائل لکھی اس نے پوری قطاریں واوین میں بند کر دیں۔ انہیں ایسے پڑھا گیا جیسے واوین نہ ہوں۔'
export const noteLostLetters = ({ cells }: { cells: number }) =>
  `${cells === 1 ? 'ایک خانے' : `${number(cells)} خانوں`} میں حروف ضائع ہو گئے: فائل محفوظ کرنے والے پروگرام نے ان کی جگہ ${ltr('?')} یا ${ltr('�')} لکھ دیا۔ فہرست دوبارہ ${XLSX} میں یا ${UTF_8} والی CSV میں محفوظ کریں اور وہ فائل چنیں؛ یا نیچے خانے درست کریں۔`
export const notePictures = ({ pictures }: { pictures: number }) =>
  `فائل میں ${pictures === 1 ? 'ایک تصویر ہے' : `${number(pictures)} تصویریں ہیں`}: کوئی نہیں پڑھی گئی۔ لوگوں کی تصویریں الگ فائلیں ہوتی ہیں، جو نیچے شامل کی جاتی ہیں۔`
export const noteComments =
  'فائل کے خانوں کے ساتھ تبصرے ہیں: وہ نہیں پڑھے گئے۔ ان میں کسی فرد کے بارے میں جو لکھا ہے وہ ہاتھ سے درج کریں۔'
export const noteSheets = ({ sheets, sheet }: { sheets: number; sheet: string }) =>
  `فائل میں ${number(sheets)} شیٹیں ہیں: صرف ${quoted(sheet)} پڑھی گئی۔`
export const noteSheetsTogether = ({ sheets, ...named }: Some & { sheets: number }) =>
  `${number(sheets)} شیٹیں اکٹھی پڑھی گئیں: ${some(named)}۔ جس قطار میں جماعت نہ ہو، اس کی شیٹ کا نام اس کی جماعت ہے۔ سطروں کی گنتی ایک شیٹ سے اگلی شیٹ تک جاری رہتی ہے۔`
export const noteClassTitles = (titles: Some) =>
  `قطاروں کے اوپر کے عنوان ان کی جماعت بتاتے ہیں: ${some(titles)}۔ جس قطار میں جماعت نہ ہو، اس کی جماعت یہی ہے۔`
export const noteRepeatedHeadings = (lines: Some) =>
  `سرخیاں ان سطروں میں دوبارہ آتی ہیں: ${some(lines)}۔ یہ لوگ نہیں ہیں۔`
export const noteSecondHeadings = ({ line, ...texts }: Some & { line: number }) =>
  `سطر ${line} سرخیوں کی دوسری قطار کے طور پر پڑھی گئی (${some(texts)})، فرد کے طور پر نہیں۔ نیچے کالم دیکھ لیں۔`
export const noteHiddenColumn = ({ column, heading }: { column: number; heading: string }) =>
  `کالم ${column} (${quoted(heading)}) فائل میں چھپا ہوا ہے، اس لیے پڑھا نہیں گیا۔ اگر اسے پڑھنا ہو تو نیچے چنیں۔`
export const noteMerged = 'فائل میں ملے ہوئے خانے ہیں: ایسا خانہ جن قطاروں پر پھیلا ہے ان سب میں اس کی قدر پڑھی گئی۔'
export const noteFormulas = 'فائل میں فارمولے ہیں: وہ قدریں پڑھی گئیں جو فائل محفوظ کرتے وقت تھیں۔'
export const noteOtherList = ({ kind }: { kind: Kind }) =>
  `فائل میں ${people[kind]} کی فہرست بھی ہے۔ وہ الگ درآمد ہے، اسی فائل سے۔`
export const noteZip =
  'اس ZIP سے فہرست اور اس کی تصویریں پڑھی جاتی ہیں۔ اس کے اعلانات اور رپورٹیں صرف بیک اپ سے واپس آتے ہیں۔'
export const noteOtherKind = ({ kind, other }: { kind: Kind; other: Kind }) =>
  `سرخیاں ${people[kind]} سے زیادہ ${people[other]} کی لگتی ہیں۔ اگر فائل میں ${people[other]} ہیں تو یہ مسودہ ترک کریں، اور فائل چننے سے پہلے ”${people[other]}“ چنیں۔`
export const noteNoHeading =
  'اس فائل کی کوئی سرخی پہچانی نہیں گئی، اس لیے پہلی قطار بھی باقی قطاروں کی طرح ایک فرد کے طور پر پڑھی گئی۔ نیچے چنیں کہ کون سا کالم کیا ہے؛ اگر پہلی قطار میں سرخیاں ہوں تو اسے چھوڑ دیں۔'
export const noteNoRows = 'سرخیوں کے نیچے کوئی قطار نہیں۔'
type SameHeading = { first: number; second: number; heading: string; other: string }
export const noteSameHeading = ({ first, second, heading, other }: SameHeading) =>
  `کالم ${first} (${quoted(heading)}) اور ${second} (${quoted(other)}) شاید ایک ہی ہیں: کالم ${first} پڑھا گیا۔ اگر دوسرا صحیح ہے تو خود چنیں۔`
