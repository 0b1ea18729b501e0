import { isolate } from '../../isolate.ts'
import { familyCodeDays } from '../../numbers.ts'
import { number } from './words.ts'

/** Parents and guardians, and the codes with which they link themselves. */
export const familiesClosed =
  'آپ کا اسکول فی الحال خاندانوں کو یہاں پڑھنے کی اجازت نہیں دیتا۔ آپ کے بچے آپ سے جڑے رہیں گے: دفتر سے پوچھیں کہ اجازت کب ہوگی۔'
/** The same for every code that cannot be used, whatever the reason: it tells nothing about a child. */
export const familyCodeWrong = `یہ کوڈ استعمال نہیں ہو سکتا۔ دیکھیں کہ ہر حرف اور ہندسہ پرچی جیسا ہے: کوڈ ایک ہی بار استعمال ہوتا ہے، اور ${number(familyCodeDays)} دن کے اندر۔ اگر سب درست ہے تو دفتر سے نیا کوڈ لیں۔`
export const noSuchGuardian = ({ userId }: { userId: string }) =>
  `یوزر آئی ڈی ’${isolate(userId)}‘ کسی والد، والدہ یا سرپرست کی نہیں: وہ لاگ اِن چاہیے جو رجسٹریشن کے صفحے پر بنایا گیا ہو، طالب علم یا عملے کا نہیں۔`
