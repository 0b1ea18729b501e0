import { isolate } from '../isolate.ts'
import { holdMinutes } from '../numbers.ts'
import { count } from './counting.ts'

const addresses = { one: 'پتے', other: 'پتوں' } as const
const mails = { one: 'ای میل', other: 'ای میلیں' } as const

/** Notices by mail, as admins manage them. */
export const mailing = {
  lead: 'سب کے لیے اعلانات ان کو جاتے ہیں جنہوں نے انہیں ای میل سے مانگا ہے۔ جس نے اپنے اکاؤنٹ میں پتا دیا ہے اسے بتایا جاتا ہے کہ اس کے لیے کیا ہے۔',
  failed: 'ای میلوں کا حال نہیں کھل سکا۔',
  figures: {
    addresses: ({ number }: { number: number }) => `زائرین کے ${count(number, { one: 'پتا', other: 'پتے' })}`,
    ofLogins: ({ number }: { number: number }) => `${count(number, { one: 'لاگ اِن', other: 'لاگ اِن' })} کا پتا ہے`,
    waiting: ({ number }: { number: number }) => `${count(number, mails)} انتظار میں`,
    failed: ({ number }: { number: number }) => `پچھلے 30 دنوں میں ${count(number, mails)} نہ جا سکیں`,
  },
  problem: 'میل سرور',
  tryAgain: 'میل سرور آزمائیں',
  works: 'میل سرور اسکول کی ای میلیں لیتا ہے۔',
  paused: 'ای میلیں روکی ہوئی ہیں',
  pausedText: 'کوئی ای میل نہیں جاتی، تصدیق مانگنے والی بھی نہیں۔ جاری کرنے پر سب بھیجی جائیں گی۔',
  pause: 'سب ای میلیں روکیں',
  resume: 'بھیجنا جاری کریں',
  nowPaused: 'ای میلیں روک دی گئیں',
  nowSent: 'ای میلیں پھر بھیجی جا رہی ہیں',
  notSaved: 'یہ محفوظ نہیں ہوا۔',
  hour: 'روزانہ کی ای میل کب جائے',
  hourSaved: 'محفوظ ہو گیا: اگلے دن سے',
  waitingHeading: 'راستے میں اعلانات',
  none: 'کوئی ای میل انتظار میں نہیں۔',
  begins: ({ at, number }: { at: string; number: number }) => `${count(number, addresses)} پر جائے گا: ${at}`,
  sending: ({ number }: { number: number }) => `${count(number, mails)} ابھی باقی`,
  stop: 'نہ بھیجیں',
  stopOf: ({ title }: { title: string }) => `”${isolate(title)}“ نہ بھیجیں`,
  stopped: 'یہ نہیں بھیجا جائے گا',
  list: {
    heading: 'پتے',
    show: 'پتے دکھائیں',
    caption: 'وہ پتے جن پر اعلانات ای میل سے جاتے ہیں',
    empty: 'کسی نے اعلانات ای میل سے نہیں مانگے',
    failed: 'پتے نہیں کھل سکے۔',
    address: 'ای میل پتا',
    language: 'زبان',
    categories: 'زمرے',
    all: 'سب',
    when: 'کب',
    atOnce: 'فوراً',
    daily: 'دن میں ایک بار',
    confirmedAt: 'کب سے',
    notYet: 'تصدیق نہیں ہوئی',
    erase: 'مٹائیں',
    eraseHeading: 'یہ پتا مٹائیں؟',
    eraseText: 'اس پر مزید ای میل نہیں جائے گی۔ جسے دوبارہ چاہیے وہ نئے سرے سے مانگے گا۔',
    erased: 'پتا مٹا دیا گیا',
  },
  choice: {
    heading: 'ای میل',
    send: ({ number }: { number: number | undefined }) =>
      number === undefined ? 'اسے ای میل سے بھیجیں' : `اسے ای میل سے ${count(number, addresses)} پر بھیجیں`,
    sendChange: ({ number }: { number: number | undefined }) =>
      number === undefined ? 'تبدیلی ای میل سے بھیجیں' : `تبدیلی ای میل سے ${count(number, addresses)} پر بھیجیں`,
    held: () => `محفوظ کرنے کے ${count(holdMinutes, { one: 'منٹ', other: 'منٹ' })} بعد؛ تب تک اسے روکا جا سکتا ہے۔`,
    planned: 'جس دن یہ ظاہر ہو؛ تب تک اسے روکا جا سکتا ہے۔',
    changeHint: 'ایسی بات کے لیے جو پہلے پڑھ چکنے والوں کو جاننی چاہیے۔',
    cancelled: 'تقریب منسوخ ہے: کیا اعلانات مانگنے والوں کو بتایا جائے؟',
    titleOnly: 'اس کا عنوان اور ایک لنک، ان کو جن کے لیے یہ ہے اور جنہوں نے اپنے اکاؤنٹ میں پتا دیا ہے۔',
  },
  onItsWay: ({ at, number }: { at: string; number: number }) =>
    `ای میل سے ${count(number, addresses)} پر: ${at}۔ تب تک کی ہر تبدیلی ای میلوں میں ہوگی۔`,
  beingSent: ({ number }: { number: number }) => `ای میل سے بھیجا جا رہا ہے: ${count(number, mails)} باقی۔`,
}
