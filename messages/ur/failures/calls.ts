import { ltr } from '../../isolate.ts'
import { number } from './words.ts'

/** What is wrong with a call as a whole. */
export const badRequest = ({ why }: { why: string }) =>
  `اس درخواست میں کچھ غلط ہے، اس لیے کچھ نہیں کیا گیا۔ صفحہ دوبارہ کھولیں، پھر کوشش کریں۔ سرور انگریزی میں یہ کہتا ہے: ”${ltr(why)}“`
export const notDone = ({ why }: { why: string }) => `یہ نہیں کیا گیا۔ سرور انگریزی میں یہ کہتا ہے: ”${ltr(why)}“`
export const forbidden = badRequest
export const expectationFailed = badRequest
export const headersTooLarge = badRequest
export const notReady = ({ why }: { why: string }) => `سرور تیار نہیں۔ وہ انگریزی میں یہ کہتا ہے: ”${ltr(why)}“`

export const noSuchCall = badRequest
export const internal = 'ہماری طرف کچھ گڑبڑ ہو گئی۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔'

export const requestTooSlow = 'درخواست بہت آہستہ پہنچ رہی تھی یا راستے میں رک گئی۔ انٹرنیٹ دیکھیں، پھر دوبارہ بھیجیں۔'

/** In place of the name of a field. */
export const theFile = 'فائل'

export const bodyTooLarge = ({ kilobytes }: { kilobytes: number }) =>
  `درخواست بہت بڑی ہے: زیادہ سے زیادہ ${number(kilobytes)} کلوبائٹ۔`
export const fileTooLarge = ({ megabytes }: { megabytes: number }) =>
  `فائل بہت بڑی ہے: زیادہ سے زیادہ ${number(megabytes)} میگابائٹ۔ اسے چھوٹا کریں، یا حصوں میں بھیجیں۔`
export const fileEmpty = 'فائل خالی ہے: اس میں کچھ نہیں۔'
