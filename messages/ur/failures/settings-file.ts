import { isolate } from '../../isolate.ts'

/** Why a file of settings is not taken. */
export const noSettingsFile = `یہ اسکول کی ترتیبات کی فائل نہیں: برآمد کی ہوئی فائل چنیں، ZIP یا اس کے اندر کی ${isolate('settings.json')}۔`
export const settingsFileNewer = ({ format, known }: { format: number; known: number }) =>
  `یہ فائل کسی نئے پروگرام نے لکھی ہے (شکل ${format}؛ یہ پروگرام ${known} پڑھتا ہے): یہاں وہی پروگرام لگائیں، پھر فائل درآمد کریں۔`
export const settingsFileNoJson = ({ why }: { why: string }) =>
  `فائل درست JSON نہیں (${isolate(why)}): اسے وہاں ٹھیک کریں، یا ترتیبات دوبارہ برآمد کریں۔`
export const settingUnknown =
  'یہ پروگرام اس ترتیب کو نہیں جانتا: اگر فائل کسی نئے پروگرام نے لکھی ہے تو یہاں وہی لگائیں؛ ورنہ اس کا نام درست کریں، یا اسے نکال دیں۔'
export const settingsZipDamaged =
  'یہ ZIP خراب ہے یا کسی برآمد کی ZIP نہیں، اس لیے پڑھی نہیں جا سکتی: دوبارہ برآمد کریں۔'
export const fileMissing = ({ path }: { path: string }) =>
  `فائل ${isolate(path)} موجود نہیں: اسے اسی نام سے ترتیبات کی فائل کے ساتھ رکھیں، یا ترتیبات سے نکال دیں۔`
