import { isolate } from '../isolate.ts'
import { count, countPeople, formatNumber, inDigits, type Kind, plural } from './counting.ts'
import { allOf, oneOf } from './language.ts'

type Counted = { number: number }
type CountedPeople = { kind: Kind; number: number }
type Progress = { done: number; all: number }

const rows = (number: number) => count(number, { one: 'قطار', other: 'قطاریں' })

type Joined = { heading: string; parts: readonly string[]; sample: string }
type Same = { heading: string; value: string; isJoined: boolean }

/** The draft of an import, on the page 'Import'. */
export const importDraft = {
  draft: {
    summary: 'درآمد سے کیا ہو گا',
    adds: ({ kind, number }: CountedPeople) =>
      `${countPeople(kind, number)} شامل ${plural(number, { one: 'ہو گا', other: 'ہوں گے' })}`,
    changes: ({ kind, number }: CountedPeople) => `${countPeople(kind, number)} کی معلومات بدلیں گی`,
    sames: ({ kind, number }: CountedPeople) =>
      `${countPeople(kind, number)} ${plural(number, { one: 'ویسا ہی رہے گا', other: 'ویسے ہی رہیں گے' })}`,
    omits: ({ number }: Counted) =>
      `${rows(number)} ${plural(number, { one: 'چھوڑی جائے گی', other: 'چھوڑی جائیں گی' })}`,
    refused: ({ number }: Counted) =>
      plural(number, {
        one: `${rows(number)} رد ہوئی، اور چھوڑ دی جائے گی اگر آپ نیچے اسے درست نہ کریں`,
        other: `${rows(number)} رد ہوئیں، اور چھوڑ دی جائیں گی اگر آپ نیچے انہیں درست نہ کریں`,
      }),
    run: ({ kind, number }: CountedPeople) => `${countPeople(kind, number)} درآمد کریں`,
    nothing: 'درآمد کرنے کو کچھ نہیں: کوئی قطار نہ کسی کو شامل کرے گی نہ بدلے گی۔',
    download: 'رد شدہ قطاریں ڈاؤن لوڈ کریں',
    drop: 'یہ مسودہ ترک کریں',
    dropped: 'مسودہ ترک کر دیا گیا',
    waiting: 'تصویریں ابھی پڑھی جا رہی ہیں۔',
  },

  columns: {
    heading: 'کالم',
    matched: ({ matched, all }: { matched: number; all: number }) =>
      `${formatNumber(all)} میں سے ${formatNumber(matched)} کالم پڑھے گئے`,
    missing: ({ fields }: { fields: readonly string[] }) =>
      `کوئی کالم ${oneOf(fields)} کے طور پر نہیں پڑھا گیا، جو نئے لوگوں کے لیے ضروری ہے۔ نیچے کالم چنیں، یا اوپر بتائیں کہ تمام قطاروں میں کیا ہے۔`,
    hint: 'فائل کا ہر کالم، اور اسے کیا سمجھ کر پڑھا جائے گا۔ دو کالم ایک ہی نام، جماعت یا پتہ ہو سکتے ہیں: وہ جوڑ دیے جاتے ہیں۔',
    clears: ({ fields, sign }: { fields: readonly string[]; sign: string }) =>
      `جو لوگ پہلے سے اسکول میں ہیں ان کی موجودہ معلومات خالی خانے سے نہیں بدلتیں؛ ”${isolate(sign)}“ لکھنے سے یہ خالی ہو جاتا ہے: ${allOf(fields)}۔`,
    noHeading: ({ number }: { number: number }) => `کالم ${formatNumber(number)}`,
    sample: ({ sample }: { sample: string }) => `مثلاً ${isolate(sample)}`,
    none: 'نہیں پڑھا جائے گا',
    joined: ({ heading, parts, sample }: Joined) =>
      `${heading} ان کالموں کو جوڑ کر بنا ہے: ${allOf(parts.map((part) => `”${isolate(part)}“`))}۔ مثلاً: ${isolate(sample)}`,
    reverse: 'ترتیب الٹیں',
    same: ({ heading, value, isJoined }: Same) =>
      isJoined
        ? `${heading}: تمام قطاروں میں آخر میں ”${isolate(value)}“ آتا ہے`
        : `${heading}: تمام قطاروں میں ”${isolate(value)}“`,
    remove: 'ہٹائیں',
    sameField: 'تمام قطاروں میں ایک جیسا',
    choose: 'خانہ چنیں',
    sameValue: 'اس میں کیا ہو',
    add: 'تمام قطاروں میں استعمال کریں',
  },

  photos: {
    heading: 'تصویریں',
    none: 'ابھی کوئی نہیں',
    matched: ({ number }: Counted) => `${formatNumber(number)} مل گئیں`,
    without: ({ number }: Counted) => `${formatNumber(number)} کی تصویر نہیں`,
    stray: ({ number }: Counted) => `${formatNumber(number)} استعمال نہیں ہوئیں`,
    hint: {
      student: `تصویر اپنے نام سے پہچانی جاتی ہے: جماعت اور رول نمبر (${isolate('3-17.jpg')})، طالب علم کا نام (${isolate('Ali Khan.jpg')})، یا جو کالم ”تصویر“ میں لکھا ہو۔`,
      teacher: `تصویر اپنے نام سے پہچانی جاتی ہے: استاد کا نام (${isolate('Sara Malik.jpg')})، یا جو کالم ”تصویر“ میں لکھا ہو۔`,
    },
    zip: 'ZIP چنیں',
    folder: 'فولڈر چنیں',
    folderHint: 'جس میں تصویریں ہوں',
    chooseFolder: 'چنیں',
    dropFolder: 'یا یہاں چھوڑیں',
    sending: 'تصویریں بھیجی جا رہی ہیں',
    sent: ({ done, all }: Progress) => `${formatNumber(all)} میں سے ${formatNumber(done)} تصویریں بھیجی گئیں`,
    noPhotos: 'اس فولڈر میں کوئی تصویر نہیں ہے: ایسا فولڈر چنیں جس میں JPEG، PNG، WebP، AVIF یا GIF فائلیں ہوں۔',
    tooLarge: ({ megabytes }: { megabytes: string }) =>
      `یہ ZIP ${isolate(megabytes)} ایم بی سے بڑی ہے۔ اسے کئی حصوں میں تقسیم کریں، یا فولڈر ہی چن لیں۔`,
    notZip: 'یہ ZIP نہیں ہے۔ ZIP چنیں، یا تصویروں والا فولڈر۔',
    strayHeading: 'وہ تصویریں جو استعمال نہیں ہوئیں',
    strayMore: ({ number }: Counted) => `اور مزید ${formatNumber(number)}`,
    file: 'فائل',
    why: 'وجہ',
  },

  rows: {
    heading: 'قطاریں',
    filter: 'دکھائیں',
    counted: ({ number }: Counted) => formatNumber(number),
    filters: {
      all: 'سب',
      add: 'شامل ہونے والے',
      change: 'بدلنے والے',
      refused: 'رد شدہ',
      same: 'ویسے ہی رہنے والے',
      omit: 'چھوڑے گئے',
      marked: 'دیکھنے کے لائق',
    },
    actions: {
      add: 'شامل ہو گا',
      change: 'بدلے گا',
      refused: 'رد شدہ',
      same: 'ویسا ہی رہے گا',
      omit: 'چھوڑا گیا',
    },
    empty: 'ایسی کوئی قطار نہیں',
    failed: 'قطاریں نہیں کھل سکیں۔',
    line: 'سطر',
    person: 'شخص',
    values: 'معلومات',
    noName: 'نام نہیں ہے',
    photo: 'تصویر کے ساتھ',
    emptied: 'خالی',
    was: ({ value }: { value: string }) => `پہلے ${isolate(value)}`,
    edit: 'بدلیں',
    leaveOut: 'چھوڑ دیں',
    takeIn: 'شامل رکھیں',
    editOf: ({ rowNumber }: { rowNumber: number }) => `سطر ${inDigits(rowNumber)} بدلیں`,
    leaveOutOf: ({ rowNumber }: { rowNumber: number }) => `سطر ${inDigits(rowNumber)} چھوڑ دیں`,
    takeInOf: ({ rowNumber }: { rowNumber: number }) => `سطر ${inDigits(rowNumber)} شامل رکھیں`,
    edited: ({ rowNumber, what }: { rowNumber: number; what: readonly string[] }) =>
      `سطر ${inDigits(rowNumber)}: ${what.map(isolate).join('۔ ')}`,
    hint: 'کوئی معلومات بدلیں اور Enter دبائیں: اسے فوراً جانچا جاتا ہے، اور کرسر اگلے خانے پر چلا جاتا ہے۔',
  },
}
