import { number } from './words.ts'

/** Who may not do something, or has to wait. */
export const notLoggedIn = 'پہلے لاگ اِن کریں۔'
export const notAllowed = 'آپ کے لاگ اِن کو اس کی اجازت نہیں۔'
export const notAllowedForOthers = 'آپ کے لاگ اِن کو کسی اور کے لیے اس کی اجازت نہیں۔'
export const ownPasswordMissing =
  'یہ پاس ورڈ آپ کو اسکول نے دیا ہے: پہلے صفحہ ”اکاؤنٹ“ پر ایسا پاس ورڈ رکھیں جو صرف آپ جانتے ہوں۔'
export const secondFactorMissing = 'آپ کے اسکول میں دوسری تصدیق لازمی ہے: پہلے صفحہ ”اکاؤنٹ“ پر اسے لگائیں۔'
export const fromOtherSite = 'یہ درخواست کسی اور سائٹ سے آئی ہے، اس لیے رد کر دی گئی۔'

export const tooManyTriesSeconds = ({ seconds }: { seconds: number }) =>
  `بہت زیادہ کوششیں ہو چکیں۔ ${number(seconds)} سیکنڈ انتظار کریں، پھر دوبارہ کوشش کریں۔`
export const tooManyTriesMinutes = ({ minutes }: { minutes: number }) =>
  `بہت زیادہ کوششیں ہو چکیں۔ ${number(minutes)} منٹ انتظار کریں، پھر دوبارہ کوشش کریں۔`
export const tooManyPeople = ({ seconds }: { seconds: number }) =>
  `بہت سے لوگ ایک ہی وقت میں یہی مانگ رہے ہیں۔ ${number(seconds)} سیکنڈ انتظار کریں، پھر دوبارہ کوشش کریں۔`
export const tooManyCalls = ({ seconds }: { seconds: number }) =>
  `آپ کا لاگ اِن ایک ہی وقت میں بہت کچھ مانگ رہا ہے۔ ${number(seconds)} سیکنڈ انتظار کریں، پھر دوبارہ کوشش کریں۔`
export const tooManyFiles = ({ seconds }: { seconds: number }) =>
  `آپ کے نیٹ ورک کو اس وقت بہت زیادہ فائلیں بھیجی جا رہی ہیں۔ ${number(seconds)} سیکنڈ انتظار کریں، پھر دوبارہ کوشش کریں۔`
export const ownUploadsStillArrive = ({ seconds }: { seconds: number }) =>
  `آپ کے لاگ اِن کی دوسری فائلیں ابھی پہنچ رہی ہیں۔ ${number(seconds)} سیکنڈ انتظار کریں، پھر دوبارہ کوشش کریں۔`
export const schoolIsExported =
  'پورا اسکول پہلے ہی برآمد ہو رہا ہے، اور سرور ایک وقت میں ایک ہی بار یہ کر سکتا ہے۔ وہ ڈاؤن لوڈ مکمل ہونے دیں، پھر دوبارہ کوشش کریں۔'
