import type { Translates } from '#contract'

/** Requests to the server: under way, and without a response. */
export const strings = {
  uploading: 'بھیجا جا رہا ہے',
  down: 'اسکول کے سرور سے رابطہ نہیں ہو رہا۔ اپنا انٹرنیٹ دیکھیں، پھر دوبارہ کوشش کریں۔',
  slow: 'اسکول کا سرور جواب دینے میں بہت دیر لگا رہا ہے۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔',
  strange: 'اسکول کے سرور کا جواب پڑھا نہیں جا سکا۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔',
}

export type Complete = Translates<typeof import('./requests.ts'), typeof import('../en/requests.ts')>
