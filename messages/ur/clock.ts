import { isolate } from '../isolate.ts'

type Times = { now: string; expected: string }

const WHY =
  'جب تک یہ واضح نہ ہو، کچھ بھی ہمیشہ کے لیے نہیں مٹایا جاتا: حذف شدہ ریکارڈ، درآمد کے مسودے، کارروائیوں کا ریکارڈ اور پرانے بیک اپ باقی رہتے ہیں۔'

/** The notice on the dashboard about a clock that is doubted. */
export const clock = {
  heading: 'کیا سرور کی گھڑی درست ہے؟',
  ahead: ({ now, expected }: Times) =>
    `اس پر ${isolate(now)} ہے۔ یہ متوقع وقت (${isolate(expected)}) سے ایک دن سے بھی زیادہ آگے ہے۔ ${WHY}`,
  back: ({ now, expected }: Times) =>
    `اس پر ${isolate(now)} ہے۔ یہ متوقع وقت (${isolate(expected)}) سے پیچھے ہے۔ ${WHY}`,
  help: 'اگر یہ درست ہے، مثلاً سرور کچھ دن بند رہا تھا، تو اس کی تصدیق کریں۔ اگر غلط ہے تو مشین کی گھڑی درست کریں۔ اگر کوئی کچھ نہ کرے تو سرور کے ایک دن چلنے کے بعد اسے درست مان لیا جاتا ہے۔',
  confirm: 'گھڑی درست ہے',
  done: 'گھڑی کو درست مان لیا گیا: جس کا وقت آ چکا ہے وہ اب پھر ہٹایا جائے گا۔',
  failed: 'گھڑی کی تصدیق نہیں ہو سکی۔',
}
