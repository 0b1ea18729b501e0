/** Why the server cannot work now. */
const AGAIN = 'کچھ نہیں بدلا: چند سیکنڈ بعد دوبارہ کوشش کریں۔'
const LATER = 'کچھ نہیں بدلا: اسکول کو بتائیں، اور بعد میں دوبارہ کوشش کریں۔'
export const databaseBusy = `ڈیٹا بیس کسی اور پروگرام کے استعمال میں ہے۔ ${AGAIN}`
export const databaseLost =
  'ڈیٹا بیس سے رابطہ ٹوٹ گیا۔ چند سیکنڈ بعد دوبارہ کوشش کریں، اور پہلے دیکھ لیں کہ آپ کی تبدیلی ہو چکی ہے یا نہیں۔'
export const databaseRefuses = `ڈیٹا بیس اس سرور کو رد کر رہا ہے۔ ${LATER}`
export const databaseSlow = `ڈیٹا بیس اس وقت بہت سست ہے۔ ${AGAIN}`
export const databaseNoConnection = `ڈیٹا بیس کا کوئی رابطہ خالی نہیں۔ ${AGAIN}`
export const databaseFull = `ڈیٹا بیس کی ڈسک یا میموری بھر گئی ہے۔ ${LATER}`
export const databaseReadOnly = `ڈیٹا بیس اس وقت صرف پڑھا جا سکتا ہے۔ ${AGAIN}`
export const databaseStarting = `ڈیٹا بیس ابھی چل رہا ہے۔ ${AGAIN}`
export const databaseUnreachable = `ڈیٹا بیس تک رسائی نہیں ہو رہی۔ ${AGAIN}`

export const diskFull = `سرور کی ڈسک بھر گئی ہے۔ ${LATER}`
export const diskReadOnly = `سرور اپنی ڈسک پر لکھ نہیں سکتا۔ ${LATER}`
export const diskFaulty = `سرور کی ڈسک میں خرابی ہے۔ ${LATER}`
export const databaseDamaged = `ڈیٹا بیس خراب ہو گیا ہے، اور بیک اپ بحال کرنا ہو گا۔ ${LATER}`
