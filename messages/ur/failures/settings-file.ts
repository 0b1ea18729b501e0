import { isolate } from '../../isolate.ts'
import { number } from './words.ts'

/** Why a file of settings is not taken. */
export const noSettingsFile = `یہ اسکول کی ترتیبات کی فائل نہیں: برآمد کی ہوئی فائل چنیں، ZIP یا اس کے اندر کی ${isolate('settings.json')}۔`
export const settingsFileNewer = ({ format, known }: { format: number; known: number }) =>
  `یہ فائل کسی نئے پروگرام نے لکھی ہے (شکل ${format}؛ یہ پروگرام ${known} پڑھتا ہے): یہاں وہی پروگرام لگائیں، پھر فائل درآمد کریں۔`
export const settingsFileNoJson = ({ why }: { why: string }) =>
  `فائل درست JSON نہیں (${isolate(why)}): اسے وہاں ٹھیک کریں، یا ترتیبات دوبارہ برآمد کریں۔`
export const settingsFileTooLarge = 'یہ فائل اسکول کی ترتیبات کے لیے بہت بڑی ہے۔'
export const settingUnknown =
  'یہ پروگرام اس ترتیب کو نہیں جانتا: اگر فائل کسی نئے پروگرام نے لکھی ہے تو یہاں وہی لگائیں؛ ورنہ اس کا نام درست کریں، یا اسے نکال دیں۔'
export const settingsZipEmpty = 'اس ZIP میں کسی اسکول کی ترتیبات نہیں: پورے اسکول کی یا ترتیبات کی برآمد چنیں۔'
export const settingsZipDamaged =
  'یہ ZIP خراب ہے یا کسی برآمد کی ZIP نہیں، اس لیے پڑھی نہیں جا سکتی: دوبارہ برآمد کریں۔'
export const pictureMissing = ({ path }: { path: string }) =>
  `تصویر ${isolate(path)} موجود نہیں: اسے اسی نام سے فائل کے ساتھ رکھیں، یا کسی اور کا نام دیں۔`
export const pageFileMissing = ({ path }: { path: string }) =>
  `صفحے کی فائل ${isolate(path)} موجود نہیں: اسے اسی نام سے فائل کے ساتھ رکھیں، یا صفحے سے نکال دیں۔`
export const pageFileTooLarge = ({ path, megabytes }: { path: string; megabytes: number }) =>
  `صفحے کی فائل ${isolate(path)} ${number(megabytes)} میگابائٹ سے بڑی ہے: اسے چھوٹا کریں۔`
export const pictureTooLarge = ({ path, megabytes }: { path: string; megabytes: number }) =>
  `تصویر ${isolate(path)} ${number(megabytes)} میگابائٹ سے بڑی ہے: اسے چھوٹا کریں۔`
