import type { TextFor } from '../../internal/text-for.ts'

/** The texts of PhotoField. */
export const photoFieldMessages = {
  chooseLabel: 'تصویر چنیں',
  replaceLabel: 'دوسری تصویر چنیں',
  removeLabel: 'چنی ہوئی ہٹائیں',
  dropText: 'یا یہاں چھوڑیں یا پیسٹ کریں',
  previewAlt: 'آپ کی چنی ہوئی تصویر',
  wrongTypeMessage: 'یہ فائل تصویر نہیں ہے۔ JPEG، PNG، WebP، AVIF یا GIF فائل چنیں',
  heicMessage:
    "یہ HEIC تصویر ہے، جو آئی فون اور سام سنگ کے کچھ فون کھینچتے ہیں اور کم براؤزر دکھاتے ہیں۔ آئی فون پر Settings > Camera > Formats > Most Compatible چنیں؛ سام سنگ پر کیمرے کی ترتیبات میں 'High efficiency pictures' بند کریں۔ پھر تصویر دوبارہ کھینچیں، یا اسے JPEG میں محفوظ کریں",
  tooLargeMessage: (({ megabytes }) => `یہ تصویر ${megabytes} ایم بی سے بڑی ہے۔ چھوٹی تصویر چنیں`) as TextFor<{
    megabytes: string
  }>,
}
