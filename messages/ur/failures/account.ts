import { isolate } from '../../isolate.ts'

/** Logins, passwords and second factors. */
export const badLogin = 'یوزر آئی ڈی یا پاس ورڈ درست نہیں۔'
export const registrationClosed = 'تمام لاگ اِن اسکول خود دیتا ہے: اپنا لاگ اِن دفتر سے لیں۔'
export const userExists = 'یہ صارف پہلے سے موجود ہے، لاگ اِن کریں۔'
export const userIdTaken = 'یہ یوزر آئی ڈی دستیاب نہیں۔'
export const userIdOfSchool = ({ ending }: { ending: string }) =>
  `جس یوزر آئی ڈی کے آخر میں ${isolate(ending)} ہو وہ اسکول دیتا ہے: کوئی اور چنیں۔`

export const passwordTooShort = 'پاس ورڈ میں کم از کم 6 حروف ہونے چاہییں۔'
export const passwordTooCommon =
  'یہ پاس ورڈ ان 10,000 میں سے ہے جو لوگ سب سے زیادہ رکھتے ہیں، اس لیے سب سے پہلے اسی کا اندازہ لگایا جاتا ہے: کوئی اور چنیں، جیسے تین ایسے الفاظ جن کا آپس میں کوئی تعلق نہ ہو۔'
export const passwordOfSchool =
  'اس پاس ورڈ میں اسکول کے نام، یوزر آئی ڈی یا ایسے ہی الفاظ کے سوا تقریباً کچھ نہیں، اور سب سے پہلے انہی کا اندازہ لگایا جاتا ہے: کوئی اور چنیں، جیسے تین ایسے الفاظ جن کا آپس میں کوئی تعلق نہ ہو۔'
export const passwordOld = 'یہ آپ کا پرانا پاس ورڈ ہے: کوئی اور چنیں۔'
export const wrongPassword = 'یہ آپ کا پاس ورڈ نہیں۔'

/** The password is right, and the same call is made again with a code. */
export const codeRequired = 'اپنی تصدیقی ایپ کا کوڈ لکھیں۔'
export const wrongCode = 'یہ کوڈ درست نہیں: نیا کوڈ لکھیں، یا بحالی کوڈ۔'
export const userHasNoSecondFactor = 'اس صارف نے دوسری تصدیق نہیں لگائی۔'

export const passwordIssuedMeanwhile =
  'اسی لمحے کوئی اور اسی لاگ اِن کو نیا پاس ورڈ دے رہا ہے، اس لیے یہاں کوئی پاس ورڈ نہیں بدلا۔ پوچھ لیں کہ کون دے رہا ہے، یا دوبارہ کوشش کریں۔'
