import { isolate } from '../../isolate.ts'
import { number } from './words.ts'

/** Why a photo is not taken. Each takes the name of its field, or what is named in its place. */
type Photo = { name: string }

/** In place of the name of a field: a file of a ZIP or a folder, which is named beside the text. */
export const thisPhoto = 'یہ فائل'
/** The same: a file of a ZIP that is named by its path. */
export const namedFile = ({ path }: { path: string }) => isolate(path)

export const tooLarge = ({ name, megabytes }: Photo & { megabytes: number }) =>
  `${name}: سائز بہت بڑا ہے: زیادہ سے زیادہ ${number(megabytes)} میگابائٹ۔ اسے چھوٹا کریں، اور وہ فائل چنیں۔`
export const photoTakesMemory = ({ name }: Photo) =>
  `${name}: تصویر کو کھولنے میں اُس سے زیادہ میموری یا وقت لگتا ہے جو سرور ایک تصویر کو دیتا ہے۔ اسے JPEG میں یا چھوٹا کر کے محفوظ کریں، اور وہ فائل چنیں۔`
export const photoIsSvg = ({ name }: Photo) =>
  `${name}: یہ ایک SVG خاکہ ہے، جس میں کوئی پروگرام چھپا ہو سکتا ہے: اسے PNG میں محفوظ کریں، اور وہ فائل چنیں۔`
export const photoIsHeic = ({ name }: Photo) =>
  `${name}: یہ HEIC تصویر ہے، جو آئی فون اور سام سنگ کے کچھ فون کھینچتے ہیں اور کم براؤزر دکھاتے ہیں۔ آئی فون پر Settings > Camera > Formats > Most Compatible چنیں؛ سام سنگ پر کیمرے کی ترتیبات میں 'High efficiency pictures' بند کریں۔ پھر تصویر دوبارہ کھینچیں، یا اسے JPEG میں محفوظ کریں۔`
export const photoForeign = ({ name }: Photo) =>
  `${name}: یہ ایسی تصویر نہیں جو رکھی جا سکے: JPEG، PNG، WebP، AVIF یا GIF بھیجیں۔`
type Pixels = { megapixels: number; pixels: number }
export const photoTooManyPixels = ({ name, megapixels, pixels }: Photo & Pixels) =>
  `${name}: تصویر میں پکسل بہت زیادہ ہیں: زیادہ سے زیادہ ${number(megapixels)} میگا پکسل، اور ہر طرف ${number(pixels)} پکسل۔ اسے کاٹیں یا چھوٹا کریں، اور وہ فائل چنیں۔`
export const photoDamaged = ({ name }: Photo) =>
  `${name}: تصویر خراب ہے، آخر تک پڑھی نہیں جا سکتی۔ اسے دوبارہ چنیں، یا کوئی اور۔`
export const photoReaderStopped = ({ name }: Photo) =>
  `${name}: تصویر نہیں پڑھی گئی، کیونکہ تصویریں پڑھنے والا پروگرام رک گیا۔ اسے دوبارہ بھیجیں؛ پھر بھی نہ ہو تو کوئی اور چنیں۔`
