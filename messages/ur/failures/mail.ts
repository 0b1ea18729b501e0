import { ltr } from '../../isolate.ts'
import { confirmDays } from '../../numbers.ts'
import { forOperator, number } from './words.ts'

/** Mail: what a reader is told who subscribes. */
export const mailAddressWrong = `یہ ایسا ای میل پتا نہیں جس پر ہم لکھ سکیں: پتا ${ltr('name@example.org')} جیسا ہوتا ہے۔`
export const mailLinkEnded = `یہ لنک اب کام نہیں کرتا: آپ نے ای میل بند کر دی ہے، یا ${number(confirmDays)} دن کے اندر تصدیق نہیں کی۔ آپ کسی بھی وقت دوبارہ مانگ سکتے ہیں۔`
export const mailAddressesFull = 'اسکول کے پاس اتنے پتے ہیں جتنوں پر وہ لکھ سکتا ہے۔ براہ کرم دفتر کو بتائیں۔'

/** Mail: what an admin is told. */
export const mailNeedsPublicUrl = `میل سرور مقرر ہے، پھر بھی کوئی ای میل نہیں جاتی: ای میل بتا نہیں سکتی کہ اس کا اعلان کہاں ہے۔ ${forOperator(`${ltr('PUBLIC_URL')} کو پورٹل کا پتا بتائیں۔`)}`
export const mailLoginRefused = ({ said }: { said: string }) =>
  `کوئی ای میل نہیں جا سکتی: میل سرور لاگ اِن قبول نہیں کرتا۔ وہ کہتا ہے: ${ltr(said)}۔ ${forOperator(`${ltr('SMTP_URL')} میں صارف اور پاس ورڈ دیکھیں؛ خاص علامتیں ${ltr('%XX')} کی صورت میں لکھی جاتی ہیں۔`)}`
export const mailNotEncrypted = ({ said }: { said: string }) =>
  `کوئی ای میل نہیں جا سکتی: میل سرور سے محفوظ رابطہ نہیں بنتا۔ وہ کہتا ہے: ${ltr(said)}۔ ${forOperator(`${ltr('smtps://')} پورٹ 465 کے لیے ہے اور ${ltr('smtp://')} پورٹ 587 کے لیے؛ سرٹیفکیٹ ${ltr('SMTP_URL')} والے نام کا ہونا چاہیے۔`)}`
export const mailServerUnknown = ({ said }: { said: string }) =>
  `کوئی ای میل نہیں جا سکتی: میل سرور کا نام معلوم نہیں۔ وہ کہتا ہے: ${ltr(said)}۔ ${forOperator(`${ltr('SMTP_URL')} میں نام دیکھیں۔`)}`
export const mailServerSilent = ({ said }: { said: string }) =>
  `کوئی ای میل نہیں جا سکتی: میل سرور تک رسائی نہیں، یا وہ رابطہ توڑ دیتا ہے۔ وہ کہتا ہے: ${ltr(said)}۔ ${forOperator(`${ltr('SMTP_URL')} میں نام اور پورٹ دیکھیں، اور یہ کہ کوئی فائر وال اس مشین کو روکتی تو نہیں۔`)}`
export const mailServerRefuses = ({ said }: { said: string }) =>
  `کوئی ای میل نہیں جا سکتی: میل سرور ہم سے کوئی ای میل نہیں لیتا۔ وہ کہتا ہے: ${ltr(said)}۔ ${forOperator(`دیکھیں کہ میل سرور ${ltr('MAIL_FROM')} والے پتے سے بھیج سکتا ہے یا نہیں۔`)}`
