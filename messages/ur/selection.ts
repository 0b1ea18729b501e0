import { isolate } from '../isolate.ts'
import { count, formatNumber, people } from './counting.ts'
import { deleting } from './deleting.ts'

const counted = {
  students: people.student,
  teachers: people.teacher,
  notices: { one: 'اعلان', other: 'اعلانات' },
  users: { one: 'صارف', other: 'صارفین' },
} as const
type List = keyof typeof counted

/** '3 students' */
const records = ({ list, number }: { list: List; number: number }) => count(number, counted[list])

/** What is done with the selected rows of a list. */
export const selection = {
  records,
  selected: ({ list, selected, all, notShown }: { list: List; selected: number; all: number; notShown: number }) =>
    `${records({ list, number: all })} میں سے ${formatNumber(selected)} منتخب${notShown ? `، جن میں سے ${formatNumber(notShown)} اس صفحے پر نہیں` : ''}`,
  clear: 'انتخاب ختم کریں',
  doneBefore: ({ done, all, reason }: { done: number; all: number; reason: string }) =>
    `${formatNumber(all)} میں سے صرف پہلے ${formatNumber(done)} کا کام ہوا۔ ${isolate(reason)}`,
  move: 'دوسری جماعت میں بھیجیں',
  export: ({ format }: { format: string }) => `منتخب ریکارڈ ${isolate(format)} میں برآمد کریں`,
  passwords: 'نئے پاس ورڈ',

  deletion: {
    students: {
      word: 'حذف',
      deleteHeading: 'طلبہ حذف کریں',
      deletePrompt: 'انہیں لاگ اِن اور رپورٹوں سمیت حذف کرنے کے لیے ”حذف“ لکھیں',
    },
    teachers: {
      word: 'حذف',
      deleteHeading: 'اساتذہ حذف کریں',
      deletePrompt: 'انہیں لاگ اِن سمیت حذف کرنے کے لیے ”حذف“ لکھیں',
    },
    notices: { word: 'حذف', deleteHeading: 'اعلانات حذف کریں', deletePrompt: 'انہیں حذف کرنے کے لیے ”حذف“ لکھیں' },
    users: {
      word: 'حذف',
      deleteHeading: 'صارفین حذف کریں',
      deletePrompt: 'انہیں اور ان کے سیشن حذف کرنے کے لیے ”حذف“ لکھیں',
    },
    get hint() {
      return deleting.severalRestorable
    },
    /** Of a selection of users, those that belong to nobody else. */
    get plainOnly() {
      return `صرف عام صارفین: باقی اپنے طالب علم یا استاد کے ساتھ حذف ہوتے ہیں۔ ${deleting.severalRestorable}`
    },
    wrongWord: 'یہ وہ لفظ نہیں ہے: کچھ حذف نہیں ہوا',
    deleted: ({ subject }: { subject: string }) => `حذف ہو گئے: ${isolate(subject)}`,
  },

  moving: {
    heading: 'دوسری جماعت میں بھیجیں',
    confirm: 'بھیجیں',
    moved: ({ number, grade }: { number: number; grade: string }) =>
      `جماعت ${isolate(grade)} میں بھیجے گئے: ${records({ list: 'students', number })}`,
  },

  issuing: {
    heading: 'کیا نئے پاس ورڈ جاری کریں؟',
    text: 'پرانے پاس ورڈ کام نہیں کریں گے، اور یہ صارفین ہر جگہ سے لاگ آؤٹ ہو جائیں گے۔',
    notAdmins: 'منتظمین اس میں شامل نہیں: انہیں نیا پاس ورڈ صرف سرور پر ملتا ہے۔',
    confirm: 'نئے پاس ورڈ',
    progress: 'نئے پاس ورڈ',
    issued: 'یہ صارفین کو دے دیں۔ یہ صرف ابھی دکھائے جا رہے ہیں۔',
    stopped: ({ done, all, reason }: { done: number; all: number; reason: string }) =>
      `${formatNumber(all)} میں سے صرف ${formatNumber(done)} کو نیا پاس ورڈ ملا: باقی کا وہی رہا۔ ان کے لیے دوبارہ کوشش کریں۔ ${isolate(reason)}`,
    list: 'نئے پاس ورڈ',
    copy: 'سب کاپی کریں',
    copied: 'کاپی ہو گئے',
    print: 'پرچیاں پرنٹ کریں',
  },
}
