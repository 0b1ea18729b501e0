import { isolate, ltr } from '../isolate.ts'
import { deletedDays, draftHours } from '../numbers.ts'
import { count, countPeople, formatNumber, type Kind, people, plural } from './counting.ts'
import { loginLabels } from './labels.ts'

type Counted = { number: number }
type CountedPeople = { kind: Kind; number: number }
type Progress = { done: number; all: number }

const rows = (number: number) => count(number, { one: 'قطار', other: 'قطاریں' })

/** The page 'Import'. */
export const imports = {
  /** Choosing a file. */
  choose: {
    lead: 'فائل سے ایک ساتھ بہت سے لوگوں کو شامل کرتا یا بدلتا ہے۔ جب تک آپ دیکھ نہ لیں کہ کیا ہو گا، کچھ نہیں بدلتا۔',
    kind: 'فائل میں کون ہیں؟',
    kinds: { student: 'طلبہ', teacher: 'اساتذہ' },
    zone: 'فائل چنیں',
    zoneHint: `CSV، Excel (${ltr('.xlsx')})، یا برآمد کی ZIP۔`,
    pasteHint: 'اسپریڈ شیٹ سے کاپی کی ہوئی قطاریں بھی یہاں چسپاں کی جا سکتی ہیں۔',
    template: 'ابھی فائل نہیں؟ یہ نمونہ بھریں:',
    excel: `Excel کے لیے نمونہ (${ltr('.xlsx')})`,
    csv: 'CSV میں نمونہ',
    paste: 'قطاریں لکھیں یا چسپاں کریں',
    rows: 'قطاریں، پہلی میں سرخیاں',
    rowsHint: 'اسپریڈ شیٹ میں انہیں منتخب کریں، کاپی کریں، اور یہاں چسپاں کریں۔',
    read: 'یہ قطاریں پڑھیں',
    sending: ({ name }: { name: string }) => (name ? `${isolate(name)} بھیجی جا رہی ہے` : 'قطاریں بھیجی جا رہی ہیں'),
    reading: ({ name }: { name: string }) => (name ? `${isolate(name)} پڑھی جا رہی ہے` : 'قطاریں پڑھی جا رہی ہیں'),
    tooLarge: ({ megabytes }: { megabytes: number }) =>
      `یہ فائل ${formatNumber(megabytes)} ایم بی سے بڑی ہے، اس لیے پڑھی نہیں جا سکتی۔ اسے کئی فائلوں میں تقسیم کریں، یا تصویریں بعد میں بھیجیں۔`,
    several: 'ایک وقت میں ایک فائل چنیں: ہر فائل ایک الگ درآمد ہے۔',
    nothing: 'پڑھنے کو کوئی قطار نہیں: پہلے انہیں سرخیوں سمیت اسپریڈ شیٹ سے کاپی کریں۔',
  },

  /** The sheets of a file, of which one is chosen. */
  sheets: {
    label: 'کون سی شیٹ پڑھی جائے؟',
    all: 'وہ سب جو فائل میں نظر آتی ہیں',
    allHint: {
      student: 'ایک ہی فہرست۔ جس قطار میں جماعت نہ ہو، اس کی شیٹ کا نام اس کی جماعت ہے۔',
      teacher: 'ایک ہی فہرست۔',
    },
    hidden: 'فائل میں چھپی ہوئی',
    read: 'اسے پڑھیں',
  },

  /** The settings of the school, from the ZIP of an export. */
  settings: {
    summary: 'فائل سے اسکول کی ترتیبات',
    hint: 'نام، عبارتیں، جماعتیں، رنگ اور تصویریں۔ یہ فوراً محفوظ ہو جاتی ہیں؛ جو اب ہے وہ پہلے کے نسخے کے طور پر رہتا ہے۔ انہیں طلبہ سے پہلے لیں، کیونکہ طلبہ کی جماعتیں انہی میں ہیں۔',
    zone: 'کسی اسکول کی برآمد چنیں',
    zoneHint: `پورے اسکول کی ZIP، یا اس کی ترتیبات کی فائل (${ltr('.zip')}، ${ltr('.json')})۔`,
    several: 'ایک فائل چنیں: اسکول کی ترتیبات ایک ہی ہوتی ہیں۔',
    done: 'فائل کی ترتیبات اب اسکول کی ترتیبات ہیں۔ انہیں یہاں دیکھنے کے لیے یہ صفحہ دوبارہ کھولیں۔',
    conflict: ({ number }: Counted) =>
      `${count(number, { one: 'ترتیب', other: 'ترتیبات' })} میں اسکول کی معلومات فائل سے مختلف ہیں، اس لیے کچھ نہیں بدلا گیا۔ اگر آپ فائل کی معلومات استعمال کریں تو موجودہ معلومات پہلے کے نسخے میں رہیں گی۔`,
    replace: 'فائل کی معلومات استعمال کریں',
  },

  /** Drafts and earlier imports. */
  list: {
    heading: 'پچھلی درآمدیں',
    empty: 'ابھی تک کچھ درآمد نہیں کیا گیا',
    failed: 'پچھلی درآمدیں نہیں کھل سکیں۔',
    when: 'کب',
    file: 'فائل',
    pasted: 'چسپاں کی گئی قطاریں',
    people: 'قطاریں',
    counted: ({ kind, number }: CountedPeople) => countPeople(kind, number),
    state: 'حالت',
    states: { draft: 'مسودہ', running: 'جاری', done: 'درآمد ہو گئی', undone: 'کالعدم' },
    open: 'کھولیں',
    undo: 'کالعدم کریں',
  },

  /** One import. */
  one: {
    headings: { student: 'طلبہ درآمد کریں', teacher: 'اساتذہ درآمد کریں' },
    back: 'تمام درآمدیں',
    failed: 'درآمد نہیں کھل سکی۔',
    get gone() {
      return `مسودہ ترک کرنے پر، یا بننے کے ${formatNumber(draftHours)} گھنٹے بعد ہٹا دیا جاتا ہے۔`
    },
    lead: ({ file, number, at, by }: Counted & Record<'file' | 'at' | 'by', string>) =>
      `${isolate(file)} · ${rows(number)} · ${isolate(by)} نے ${isolate(at)} کو پڑھی`,
    nobody: loginLabels.deleted,
  },

  running: {
    heading: 'درآمد جاری ہے',
    hint: 'آپ یہ صفحہ بند کر سکتے ہیں: درآمد چلتی رہتی ہے، اور یہ صفحہ بتاتا ہے کہ کہاں تک پہنچی۔',
    what: { photos: 'تصویریں پڑھی جا رہی ہیں', logins: 'لاگ اِن بنائے جا رہے ہیں' },
    begins: 'شروع ہو رہی ہے',
    step: ({ what, done, all }: Progress & { what: string }) =>
      `${what}: ${formatNumber(all)} میں سے ${formatNumber(done)}`,
    /** Each tenth of it. */
    percent: ({ what, percent }: { what: string; percent: number }) => `${what}: ${formatNumber(percent)}%`,
    lost: 'اسکول کے سرور سے رابطہ نہیں ہو رہا۔ وہاں درآمد چل رہی ہے؛ یہ صفحہ دوبارہ پوچھتا ہے۔',
  },

  finished: {
    done: 'درآمد ہو گئی',
    undone: 'کالعدم',
    undoneHint: 'اب اس میں سے کچھ بھی اسکول میں نہیں ہے۔ جو لوگ اس نے شامل کیے تھے وہ صفحہ ”حذف شدہ“ میں ہیں۔',
    added: ({ kind, number }: CountedPeople) =>
      `${countPeople(kind, number)} شامل ${plural(number, { one: 'ہوا', other: 'ہوئے' })}`,
    changed: ({ kind, number }: CountedPeople) => `${countPeople(kind, number)} کی معلومات بدلیں`,
    /** Of an import that is undone. */
    takenOut: ({ kind, number }: CountedPeople) =>
      `${countPeople(kind, number)} اسکول سے واپس ${plural(number, { one: 'نکالا گیا', other: 'نکالے گئے' })}`,
    changedBack: ({ kind, number }: CountedPeople) => `${countPeople(kind, number)} کی پہلے والی معلومات واپس آ گئیں`,
    sames: ({ kind, number }: CountedPeople) =>
      `${countPeople(kind, number)} انہی معلومات کے ساتھ پہلے سے اسکول میں ${plural(number, { one: 'تھا', other: 'تھے' })}`,
    omits: ({ number }: Counted) => `${rows(number)} ${plural(number, { one: 'چھوڑی گئی', other: 'چھوڑی گئیں' })}`,
    refused: ({ number }: Counted) =>
      `${rows(number)} ${plural(number, { one: 'رد ہوئی اور درآمد نہیں ہوئی', other: 'رد ہوئیں اور درآمد نہیں ہوئیں' })}`,
    refusedHint:
      'انہیں اپنی فائل میں درست کریں، اور فائل دوبارہ درآمد کریں: جو اسکول میں پہلے سے ہیں وہ پہچان لیے جاتے ہیں، اور دوبارہ شامل نہیں ہوتے۔',
    refusedFileHint: `انہیں رد شدہ قطاروں کی فائل میں، جو ${draftHours} گھنٹے تک یہاں سے مل سکتی ہے، یا اپنی فائل میں درست کر کے دوبارہ درآمد کریں: جو پہلے سے اسکول میں ہیں وہ پہچان لیے جاتے ہیں، دوبارہ شامل نہیں ہوتے۔`,
    photos: ({ number }: Counted) => count(number, { one: 'تصویر', other: 'تصویریں' }),
    slips: 'لاگ اِن پرچیاں پرنٹ کریں',
    lists: { student: 'طلبہ دیکھیں', teacher: 'اساتذہ دیکھیں' },
    undo: 'درآمد کالعدم کریں',
    another: 'ایک اور فائل درآمد کریں',
    otherList: ({ kind }: { kind: Kind }) => `اس فائل کے ${people[kind].other} بھی درآمد کریں`,
  },
  /** Undoing an import. */
  undoing: {
    heading: 'کیا یہ درآمد کالعدم کریں؟',
    text: ({ kind, added, changed }: { kind: Kind; added: number; changed: number }) =>
      [
        added > 0 &&
          `${countPeople(kind, added)} اور ان کے لاگ اِن حذف ہو جائیں گے؛ صفحہ ”حذف شدہ“ میں انہیں ${formatNumber(deletedDays)} دن تک بحال کیا جا سکتا ہے۔`,
        changed > 0 &&
          `${countPeople(kind, changed)} ${plural(changed, { one: 'پہلے جیسا ہو جائے گا', other: 'پہلے جیسے ہو جائیں گے' })}۔`,
      ]
        .filter(Boolean)
        .join(' '),
    word: 'کالعدم',
    prompt: 'اسے اسکول سے نکالنے کے لیے ”کالعدم“ لکھیں',
    confirm: 'کالعدم کریں',
    done: 'درآمد کالعدم ہو گئی',
  },
}
