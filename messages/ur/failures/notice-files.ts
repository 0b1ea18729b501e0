import { isolate } from '../../isolate.ts'
import { number, oneOf } from './words.ts'

const OFFICE = oneOf(['.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp'])
const OLD_OFFICE = oneOf(['.doc', '.xls', '.ppt'])
const FOR_MACROS = oneOf(['.docm', '.xlsm', '.pptm'])
const TEMPLATES = oneOf(['.dotx', '.xltx', '.potx', '.ppsx', '.ott', '.ots', '.otp'])
const OFFICE_OR_PDF = oneOf(['.docx', '.xlsx', '.pptx', 'PDF'])

/** Why a file of a notice is not taken. */
export const noticeFileForeign = `اس قسم کی فائل نہیں لی جاتی۔ PDF، تصویر (JPEG، PNG، WebP، GIF)، دفتری پروگرام کی دستاویز (${OFFICE})، متن (${isolate('.txt')}) یا جدول (${isolate('.csv')}) چنیں۔`
export const noticeFileNamedOther = ({ ending }: { ending: string }) =>
  `فائل کے نام کے آخر میں ${isolate(`.${ending}`)} ہے، مگر فائل کسی اور قسم کی ہے: شاید اس کی جگہ کوئی ویب صفحہ محفوظ ہو گیا ہے۔ اسے کھولیں، جس پروگرام کی ہے اسی میں ${isolate(`.${ending}`)} کے طور پر محفوظ کریں، اور وہ فائل چنیں۔`
export const noticeFileCutOff =
  'فائل کا آخری حصہ غائب ہے، جیسے ڈاؤن لوڈ بیچ میں کٹ گیا ہو۔ فائل دوبارہ حاصل کریں، دیکھ لیں کہ کھلتی ہے، پھر اسے چنیں۔'
export const noticeFileDamaged =
  'فائل خراب ہے، یا نقصان پہنچانے کے لیے بنائی گئی ہے۔ اسے اس کے پروگرام میں کھولیں، نئے سرے سے محفوظ کریں، اور وہ فائل چنیں۔'
export const noticeFileHasMacros = `فائل میں میکرو ہیں، یا یہ میکرو والی قسم (${FOR_MACROS}) کی ہے: ایسے پروگرام جو کھولنے والوں کے آلات پر چل سکتے ہیں۔ اسے میکرو کے بغیر یا PDF میں محفوظ کریں، اور وہ فائل چنیں۔`
export const noticeFileHasObjects =
  'فائل کے اندر ایسی چیز ہے جو کھولنے والوں کے آلات پر کوئی پروگرام چلا سکتی ہے: کسی اور پروگرام کی چیز (OLE، ActiveX)، کوئی اور فائل، یا ایسا سانچہ یا فریم جو کہیں اور سے لوڈ ہوتا ہے۔ اسے PDF میں محفوظ کریں، اور وہ فائل چنیں۔'
export const noticeFileOtherOffice = `یہ پرانے دفتری پروگرام کی دستاویز (${OLD_OFFICE})، سانچہ یا سلائیڈ شو (${TEMPLATES}) ہے، جو نہیں لیا جاتا۔ اسے کھولیں، ${OFFICE_OR_PDF} میں محفوظ کریں، اور وہ فائل چنیں۔`
export const noticeFileLocked =
  'اس دستاویز پر پاس ورڈ لگا ہے۔ اسے کھولیں، پاس ورڈ ہٹائیں یا پاس ورڈ کے بغیر PDF میں محفوظ کریں، اور وہ فائل چنیں۔'
export const noticeFileInPage = `یہ InPage کی دستاویز (${isolate('.inp')}) ہے، جو صرف InPage میں کھلتی ہے۔ InPage میں اسے PDF یا تصویر کے طور پر ایکسپورٹ کریں، اور وہ فائل چنیں۔`
export const noticeFileMessage = `یہ Outlook کی ای میل (${isolate('.msg')}) ہے۔ جو فائل اس کے ساتھ منسلک ہے اسے محفوظ کریں، یا ای میل کو PDF میں پرنٹ کریں، اور وہ فائل چنیں۔`
export const noticeFileUnpacksTooMuch = ({ megabytes }: { megabytes: number }) =>
  `کھلنے پر فائل ${number(megabytes)} میگابائٹ سے زیادہ بنتی ہے، جو کھولنے والوں کے فون کے لیے بہت زیادہ ہے۔ اسے PDF میں محفوظ کریں، اور وہ فائل چنیں۔`

type Most = { most: number }
export const noticeFilesFull = ({ most }: Most) =>
  `ایک اعلان کے ساتھ زیادہ سے زیادہ ${number(most)} فائلیں ہو سکتی ہیں۔ پہلے ایک ہٹائیں، یا کئی کو ایک PDF میں ملا دیں۔`
export const noticeFilesNoRoom = ({ megabytes }: { megabytes: number }) =>
  `تمام اعلانات کی فائلیں مل کر ${number(megabytes)} میگابائٹ سے زیادہ ہو جاتیں، جو اس سرور کی حد ہے، اس لیے یہ فائل نہیں رکھی گئی۔ پرانے اعلانات کی فائلیں ہٹائیں، یا سرور چلانے والے سے حد بڑھانے کو کہیں۔ حذف شدہ اعلانات کی فائلیں ہمیشہ کے لیے مٹائے جانے تک شمار ہوتی ہیں۔`
