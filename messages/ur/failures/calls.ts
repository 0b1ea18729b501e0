import { ltr } from '../../isolate.ts'
import { number } from './words.ts'

/** What is wrong with a call as a whole. */
export const noSuchCall = 'ایسی کوئی درخواست نہیں۔'
export const internal = 'ہماری طرف کچھ گڑبڑ ہو گئی۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔'
export const senderGone = 'درخواست بھیجنے والے کا رابطہ ختم ہو چکا ہے، اس لیے یہ کام نہیں ہوا۔'
export const senderGoneNoPassword = 'درخواست بھیجنے والے کا رابطہ ختم ہو چکا ہے، اس لیے کوئی پاس ورڈ نہیں بدلا۔'

export const tooManyConnections = 'سرور مصروف ہے: بہت زیادہ رابطے کھلے ہیں۔ چند سیکنڈ بعد دوبارہ کوشش کریں۔'
export const tooManyOwnConnections = 'آپ کے نیٹ ورک سے بہت زیادہ رابطے کھلے ہیں۔ چند سیکنڈ بعد دوبارہ کوشش کریں۔'
export const unreadableAddress = 'اس درخواست کا پتہ پڑھا نہیں جا سکا۔'
export const unreadableRequest = 'درخواست پڑھی نہیں جا سکی۔'
export const headersTooLarge = 'درخواست کے ہیڈر بہت بڑے ہیں۔'
export const requestTooSlow = 'درخواست بہت آہستہ پہنچ رہی تھی یا راستے میں رک گئی۔ انٹرنیٹ دیکھیں، پھر دوبارہ بھیجیں۔'
export const unmetExpectation = 'ہیڈر Expect جو مانگتا ہے سرور وہ نہیں کر سکتا: اسے ہٹا دیں۔'
export const keyUnreadable = ({ most }: { most: number }) =>
  `ہیڈر ${ltr('Idempotency-Key')} میں ایک سے ${number(most)} تک حروف ہونے چاہییں۔`

/** What bytes are: in place of the name of a field. */
export const theBody = 'درخواست کا متن'
export const theFile = 'فائل'
export const theAddress = 'اس درخواست کا پتہ'
const UTF_8 = ltr('UTF-8')
export const notUtf8 = ({ name }: { name: string }) =>
  `${name} ${UTF_8} میں نہیں، اس لیے اس کے حروف پہچانے نہیں جا سکتے: ${UTF_8} میں بھیجیں۔`

export const bodyNoJsonType = `متن ${ltr('application/json')} کے طور پر بھیجیں۔`
export const bodyNoJson = 'درخواست کا متن درست JSON نہیں۔'
export const bodyNoObject = 'درخواست کا متن JSON آبجیکٹ ہونا چاہیے۔'
export const bodyTooLarge = ({ kilobytes }: { kilobytes: number }) =>
  `درخواست بہت بڑی ہے: زیادہ سے زیادہ ${number(kilobytes)} کلوبائٹ۔`
export const bodyCutOff = 'درخواست پوری ہونے سے پہلے کٹ گئی۔'
export const formNoFormType = `فارم ${ltr('multipart/form-data')} کے طور پر بھیجیں۔`
export const formTooManyFields = ({ most }: { most: number }) =>
  `فارم میں خانے بہت زیادہ ہیں: زیادہ سے زیادہ ${number(most)}۔`
export const formUnreadable = 'فارم پڑھا نہیں جا سکا: وہ کٹ گیا ہے، یا اس کی حد بندی غلط ہے۔'
export const sentTwice = ({ name }: { name: string }) => `${name} کو ایک سے زیادہ بار بھیجا گیا۔`
export const fileRequired = ({ name }: { name: string }) => `${name} ضرور بھیجیں۔`
export const fileTooLarge = ({ megabytes }: { megabytes: number }) =>
  `فائل بہت بڑی ہے: زیادہ سے زیادہ ${number(megabytes)} میگابائٹ۔ اسے چھوٹا کریں، یا حصوں میں بھیجیں۔`
export const fileCutOff = 'فائل پوری ہونے سے پہلے کٹ گئی۔ اسے دوبارہ بھیجیں۔'
export const fileEmpty = 'فائل خالی ہے: اس میں کچھ نہیں۔'
