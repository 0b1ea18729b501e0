import { longWait } from '../../numbers.ts'
import { number } from './words.ts'

type Wait = { seconds: number }
const wait = (seconds: number) =>
  `${seconds < longWait ? `${number(seconds)} سیکنڈ` : `${number(Math.ceil(seconds / 60))} منٹ`} انتظار کریں، پھر دوبارہ کوشش کریں۔`

/** Who may not do something, or has to wait. */
export const notLoggedIn = 'پہلے لاگ اِن کریں۔'
export const notAllowed = 'آپ کے لاگ اِن کو اس کی اجازت نہیں۔'
export const notAllowedForOthers = 'آپ کے لاگ اِن کو کسی اور کے لیے اس کی اجازت نہیں۔'
export const ownPasswordMissing =
  'یہ پاس ورڈ آپ کو اسکول نے دیا ہے: پہلے صفحہ ”اکاؤنٹ“ پر ایسا پاس ورڈ رکھیں جو صرف آپ جانتے ہوں۔'
export const secondFactorMissing = 'آپ کے اسکول میں دوسری تصدیق لازمی ہے: پہلے صفحہ ”اکاؤنٹ“ پر اسے لگائیں۔'
export const fromOtherSite = 'یہ درخواست کسی اور سائٹ سے آئی ہے، اس لیے رد کر دی گئی۔'

export const tooManyTries = ({ seconds }: Wait) => `بہت زیادہ کوششیں ہو چکیں۔ ${wait(seconds)}`
export const serverBusy = ({ seconds }: Wait) =>
  `سرور مصروف ہے: ایک ہی وقت میں بہت سے لوگ کچھ مانگ رہے ہیں۔ ${wait(seconds)}`
export const networkBusy = ({ seconds }: Wait) =>
  `آپ کے نیٹ ورک سے ایک ہی وقت میں بہت کچھ آ جا رہا ہے۔ ${wait(seconds)}`
export const loginBusy = ({ seconds }: Wait) =>
  `آپ کا لاگ اِن ایک ہی وقت میں بہت کچھ مانگ یا بھیج رہا ہے۔ ${wait(seconds)}`
export const schoolIsExported =
  'پورا اسکول پہلے ہی برآمد ہو رہا ہے، اور سرور ایک وقت میں ایک ہی بار یہ کر سکتا ہے۔ وہ ڈاؤن لوڈ مکمل ہونے دیں، پھر دوبارہ کوشش کریں۔'
