import { isolate } from '../isolate.ts'
import { faultExamples } from '../numbers.ts'
import { count, formatNumber, plural } from './counting.ts'
import { allOf } from './language.ts'

type Rows = { rows: number }
type Headed = { heading: string }
type Fault = Rows & Headed & { kind?: string; written: readonly string[] }

const rowsOf = ({ rows }: Rows) => count(rows, { one: 'قطار', other: 'قطاریں' })
const quoted = (text: string) => `”${isolate(text)}“`

/** What one answer settles for many rows of the draft of an import. */
export const importDecisions = {
  heading: 'فیصلہ طلب',
  fault: ({ kind, rows, heading, written }: Fault) => {
    if (kind === 'nobody') return `${rowsOf({ rows })}: کوئی فرد نہیں۔`
    const shown = written.slice(0, faultExamples).map(quoted)
    const texts = written.length > faultExamples ? `${shown.join('، ')} وغیرہ` : allOf(shown)
    if (kind === 'hidden') return `چھپی ہوئی ${rowsOf({ rows })}: ${texts}۔`
    if (written[0] === '') return `${rowsOf({ rows })}: ${heading} نہیں ہے۔`
    return `${rowsOf({ rows })}: ${heading} ${texts}۔`
  },
  readAs: ({ rows, heading }: Rows & Headed) =>
    plural(rows, { one: `اس کے لیے ${heading}`, other: `ان تمام ${formatNumber(rows)} کے لیے ${heading}` }),
  choose: 'چنیں',
  forAll: ({ rows }: Rows) =>
    plural(rows, { one: 'استعمال کریں', other: `تمام ${formatNumber(rows)} کے لیے استعمال کریں` }),
  leaveUnknown: 'معلوم نہیں: طالب علم کی معلومات بدلتے وقت پوچھیں',
  editPhones: ({ rows }: Rows) =>
    plural(rows, { one: 'واپس لگائیں', other: `تمام ${formatNumber(rows)} میں واپس لگائیں` }),
  editLetters: ({ rows }: Rows) =>
    plural(rows, { one: 'اس کے حروف درست کریں', other: `تمام ${formatNumber(rows)} کے حروف درست کریں` }),
  showRows: 'یہ قطاریں دکھائیں',
  takeIn: ({ rows }: Rows) => plural(rows, { one: 'اسے شامل کریں', other: `تمام ${formatNumber(rows)} شامل کریں` }),
  country: 'نمبر کس ملک کے ہیں',
  countryHint:
    'اگر اسکول کی ترتیبات میں اس کا فون نمبر جمع کے نشان (+) اور ملک کے کوڈ سے شروع ہو تو یہ دوبارہ نہیں پوچھا جاتا۔',
  makeClasses: ({ classes }: { classes: readonly string[] }) =>
    `${allOf(classes.map(isolate))} کو اسکول کی جماعتوں میں شامل کریں`,
  dayFirst: 'دن پہلے آتا ہے',
  monthFirst: 'مہینہ پہلے آتا ہے',

  left: ({ number }: { number: number }) =>
    number === 0 ? 'کوئی فیصلہ باقی نہیں۔' : `باقی فیصلے: ${formatNumber(number)}`,

  given: 'فیصلے ہو چکے',
  isReadAs: ({ heading, written, value }: Headed & { written: string; value: string }) =>
    `${heading}: ${written === '' ? 'خالی خانے' : quoted(written)} کو ${value === '' ? 'خالی' : quoted(value)} پڑھا جاتا ہے۔`,
  staysUnknown: ({ heading }: Headed) => `${heading}: جہاں فائل میں نہیں ہے وہاں معلوم نہیں۔`,
  order: { day: 'تاریخیں: دن پہلے آتا ہے۔', month: 'تاریخیں: مہینہ پہلے آتا ہے۔' },
  phonesEdited: 'فون نمبر: ان کا شروع کا حصہ واپس لگا دیا گیا۔',
  numbersOf: ({ country }: { country: string }) => `فون نمبر: ${isolate(country)} کے ہیں۔`,
  hiddenTaken: 'فائل میں چھپی ہوئی قطاریں: شامل کی گئیں۔',
  lettersEdited: 'جن عبارتوں کے حروف دو بار انکوڈ کیے گئے تھے وہ پہلے کی طرح پڑھی جاتی ہیں۔',
  takeBack: 'واپس لیں',
  takeBackOf: ({ decision }: { decision: string }) => `واپس لیں: ${decision}`,
}
