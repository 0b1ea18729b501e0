import type { Lost } from '../../en/failures/hints.ts'
import { ltr } from '../../isolate.ts'
import { forOperator, number, quoted } from './words.ts'

/** What an admin is told of the server and the school. */
export const proxyNotTrusted = `تمام آنے والے ایک ہی گنے جاتے ہیں: ایک کے غلط پاس ورڈ باقی سب کو انتظار کراتے ہیں۔ ${forOperator(`درخواستوں کے ساتھ ${ltr('X-Forwarded-*')} ہیڈر آتے ہیں، مگر کسی پراکسی پر بھروسا نہیں کیا گیا، اور کوکیز پر Secure کا نشان نہیں لگتا۔ اگر اس سرور کے آگے پراکسی ہے تو ${ltr('TRUST_PROXY=1')} (پراکسیوں کی تعداد) رکھیں اور سرور دوبارہ چلائیں۔ اگر نہیں ہے تو کوئی یہ ہیڈر خود بنا رہا ہے، اور کچھ کرنے کی ضرورت نہیں۔`)}`

export const noBackups = `اسکول کا کوئی بیک اپ نہیں: اگر ڈسک خراب ہو جائے تو جو کچھ درج کیا گیا سب ضائع ہو جائے گا۔ ${forOperator(`${ltr('BACKUP_DIR')} کو کسی اور ڈسک کا فولڈر بتائیں۔`)}`
export const noBackupYet = `اسکول کا ابھی کوئی بیک اپ نہیں: اگر ڈسک خراب ہو جائے تو جو کچھ درج کیا گیا سب ضائع ہو جائے گا۔ ${forOperator(`پہلا بیک اپ ایک دن کے اندر ${ltr('BACKUP_DIR')} میں بنتا ہے؛ نہ بنے تو وجہ سرور کے لاگ میں ہے۔`)}`
const age = (hours: number) => (hours === 1 ? 'ایک گھنٹہ' : `${number(hours)} گھنٹے`)
export const backupDamaged = ({ command }: { command: string }) =>
  `اسکول کی کچھ تصویریں خراب ہیں: تازہ ترین بیک اپ میں یہ ملیں، اور پہلے کے بیک اپ محفوظ ہیں۔ سرور چلانے والے کو بتائیں: ${ltr(command)} ہر خراب تصویر بتاتا ہے۔ جو تصویر دوبارہ بھیجی جائے وہ ٹھیک ہو جاتی ہے۔`
export const backupLate = ({ hours }: { hours: number }) =>
  `آخری بیک اپ ${age(hours)} پرانا ہے: اگر ڈسک خراب ہو جائے تو اس کے بعد درج کیا گیا سب ضائع ہو جائے گا۔ ${forOperator('وجہ سرور کے لاگ میں ہے۔')}`
export const backupMade = ({ hours }: { hours: number }) => `آخری بیک اپ ${age(hours)} پرانا ہے۔`

const list = new Intl.ListFormat('ur')
const lost = ({ all, grades, numbers, more }: Lost, people: string) => {
  const named = grades.map((grade, at) => `${quoted(grade)} میں ${number(numbers[at] ?? 0)}`)
  const others = more > 0 ? [more === 1 ? 'مزید ایک جماعت' : `مزید ${number(more)} جماعتیں`] : []
  return `ایسی جماعتوں کے ${people} جو اسکول میں نہیں: ${number(all)} (${list.format([...named, ...others])})۔`
}
export const studentsInLostClasses = (counts: Lost) =>
  `${lost(counts, 'طلبہ')} چارٹ، فلٹر اور ترقی انہیں شامل نہیں کرتے۔ انہیں کسی اور جماعت میں بھیجیں؛ یا صفحہ ”آپ کا اسکول“ پر ان کی جماعت شامل کریں، جہاں بعد میں اس کا نام بدلا جا سکتا ہے۔`
export const deletedInLostClasses = (counts: Lost) =>
  `${lost(counts, 'حذف شدہ طلبہ')} اگر وہ بحال ہوں تو چارٹ، فلٹر اور ترقی انہیں شامل نہیں کرتے۔ صفحہ ”آپ کا اسکول“ پر ان کی جماعت شامل کریں، جہاں بعد میں اس کا نام بدلا جا سکتا ہے، یا بحال ہونے کے بعد انہیں کسی اور جماعت میں بھیجیں۔`
