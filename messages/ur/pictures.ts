import { formatNumber } from './counting.ts'

/** Texts for the choice of a part of a picture. */
export const pictures = {
  choose: 'تصویر چنیں',
  another: 'کوئی اور تصویر چنیں',
  wrongType: 'یہ فائل ایسی تصویر نہیں جو دکھائی جا سکے۔ JPEG، PNG، WebP، AVIF یا GIF فائل چنیں',
  heading: 'وہ حصہ چنیں جو دکھایا جائے',
  frame: 'تصویر کا وہ حصہ جو دکھایا جائے گا',
  hint: 'تصویر کو کھینچیں، یا اُس جگہ کلک کریں جو بیچ میں ہونی چاہیے۔ کی بورڈ سے: تیر کے بٹن اسے ہلاتے ہیں، + اور − اس کا سائز بدلتے ہیں۔',
  zoom: 'سائز',
  percent: ({ zoom }: { zoom: number }) => `${formatNumber(zoom)}%`,
  shown: ({ zoom, x, y }: Record<'zoom' | 'x' | 'y', number>) =>
    `سائز ${formatNumber(zoom)}%۔ بیچ میں وہ نقطہ ہے جو بائیں سے ${formatNumber(x)}% اور اوپر سے ${formatNumber(y)}% پر ہے۔`,
  take: 'یہ حصہ استعمال کریں',
  failed: 'تصویر کاٹی نہیں جا سکی۔ کوئی چھوٹی تصویر چنیں۔',
  tooLong: ({ pixels }: { pixels: number }) =>
    `اس تصویر کی ایک طرف ${formatNumber(pixels)} پکسل سے لمبی ہے، جسے پڑھنے میں بہت دیر لگتی ہے۔ اسے کاٹیں یا چھوٹا کریں، پھر وہ فائل چنیں۔`,
  tooManyPixels: ({ megapixels }: { megapixels: number }) =>
    `یہ تصویر ${formatNumber(megapixels)} میگا پکسل سے بڑی ہے، جس کے لیے بہت زیادہ میموری چاہیے۔ اسے چھوٹا کریں، پھر وہ فائل چنیں۔`,
}
