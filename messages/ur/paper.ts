import { isolate } from '../isolate.ts'
import { count, countPeople, formatNumber, inDigits } from './counting.ts'
import { loginLabels, reportLabels, studentLabels } from './labels.ts'

/** One and several of what is printed. */
const amounts = {
  slips: { one: 'لاگ اِن پرچی', other: 'لاگ اِن پرچیاں' },
  familySlips: { one: 'خاندان کی پرچی', other: 'خاندان کی پرچیاں' },
  cards: { one: 'کارڈ', other: 'کارڈ' },
  reports: { one: 'رپورٹ', other: 'رپورٹیں' },
  lists: { one: 'جماعت کی فہرست', other: 'جماعتوں کی فہرستیں' },
  certificates: { one: 'سرٹیفکیٹ', other: 'سرٹیفکیٹ' },
} as const

type Amount = { number: number; what: keyof typeof amounts; sheets?: number }

/** The page 'Paper'. */
export const paper = {
  paper: {
    lead: 'پرچیاں، کارڈ، فہرستیں، رپورٹیں اور سرٹیفکیٹ، جیسے وہ پرنٹر سے نکلتی ہیں۔',
    choose: 'کیا پرنٹ کرنا ہے',
    kind: 'پرنٹ',
    kinds: {
      slips: 'طلبہ کی لاگ اِن پرچیاں',
      'family-slips': 'خاندانوں کے لیے کوڈ',
      'teacher-slips': 'اساتذہ کی لاگ اِن پرچیاں',
      cards: 'طلبہ کے کارڈ',
      'teacher-cards': 'اساتذہ کے کارڈ',
      'class-list': 'جماعت کی فہرست',
      reports: 'رپورٹیں',
      certificates: 'اسکول چھوڑنے کے سرٹیفکیٹ',
    },
    language: 'زبان',
    allGrades: 'تمام جماعتیں',
    paper: 'کاغذ',
    columns: 'خالی کالم',
    headings: 'ان کی سرخیاں',
    headingsHint: 'کاما سے الگ کریں؛ جس کالم کی سرخی نہ ہو وہ خالی رہتا ہے۔',
    weekdays: 'ہفتے کے دن',
    /** The headings of columns for them, from Sunday. */
    shortDays: ['اتوار', 'پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'ہفتہ'],
    cover: 'شروع میں ایک ورق ہو جس پر ان کے نام ہوں جن کی رپورٹ نہیں',
    year: reportLabels.year,
    thisYear: 'موجودہ تعلیمی سال',
    ofYear: ({ year, reports }: { year: string; reports: number }) =>
      `${isolate(inDigits(year))} (${count(reports, amounts.reports)})`,
    /** In a year. */
    ofClass: ({ grade, reports }: { grade: string; reports: number }) =>
      `${isolate(grade)} (${count(reports, amounts.reports)})`,
    chosen: 'صرف منتخب کیے گئے',
    showAll: 'اس کے بجائے جماعت چنیں',
    showAllTeachers: 'اس کے بجائے تمام اساتذہ',
    sheet: ({ number, all }: { number: number; all: number }) => `ورق ${formatNumber(number)}، کل ${formatNumber(all)}`,
    /** '30 login slips on 3 sheets'; without `sheets`, where the printer decides how many there are. */
    amount: ({ number, what, sheets }: Amount) =>
      sheets === undefined
        ? count(number, amounts[what])
        : `${count(number, amounts[what])}، ${count(sheets, { one: 'ورق پر', other: 'اوراق پر' })}`,
    loading: 'کھل رہا ہے',
    failed: 'جو پرنٹ کرنا ہے وہ نہیں کھل سکا۔',
    nothingChosen: 'جماعت چنیں',
    nothingChosenHelp: 'پرنٹ ہونے سے پہلے اوراق یہاں دکھائے جاتے ہیں۔',
    noStudents: 'پرنٹ کرنے کو کوئی طالب علم نہیں',
    noTeachers: 'پرنٹ کرنے کو کوئی استاد نہیں',
    noneHelp: 'اس جماعت میں کوئی نہیں، یا منتخب ریکارڈ حذف ہو چکے ہیں۔ کوئی اور جماعت چنیں۔',
    grades: ({ grade }: { grade: string }) => `جماعت ${isolate(grade)}`,
  },

  slips: {
    show: 'لاگ اِن دکھائیں',
    hide: 'لاگ اِن چھپائیں',
    hint: 'یوزر آئی ڈی اور پاس ورڈ اُس وقت تک چھپے رہتے ہیں جب تک دکھائے یا پرنٹ نہ کیے جائیں۔ جو لاگ اِن دکھایا یا پرنٹ کیا جائے وہ کارروائیوں کے ریکارڈ میں درج ہوتا ہے۔',
    /** On paper, when the browser's own command prints the page. */
    notThisWay: 'یوزر آئی ڈی اور پاس ورڈ اس صفحے کے بٹن ”پرنٹ کریں“ سے پرنٹ ہوتے ہیں۔',
    failed: 'لاگ اِن نہیں کھل سکے، اس لیے کچھ پرنٹ نہیں ہوا۔ دوبارہ کوشش کریں۔',
    userId: loginLabels.userId,
    password: loginLabels.password,
    changed: 'مالک نے خود رکھا ہے',
    unknown: 'معلوم نہیں: نیا جاری کریں',
    gone: 'اس دوران حذف ہو گیا',
    hidden: 'چھپا ہوا',
    qr: 'پورٹل کا کیو آر کوڈ',
    student: ({ grade, rollNumber }: Record<'grade' | 'rollNumber', string>) =>
      `${studentLabels.grade} ${isolate(grade)} · ${studentLabels.rollNumber} ${isolate(rollNumber)}`,
    teacher: ({ subject }: { subject: string }) => `استاد · ${isolate(subject)}`,
  },

  cards: {
    student: 'طالب علم',
    teacher: 'استاد',
  },

  classList: {
    number: 'نمبر',
    rollNumber: studentLabels.rollNumber,
    name: studentLabels.name,
    students: ({ number }: { number: number }) => countPeople('student', number),
  },

  classReports: {
    heading: 'رپورٹیں',
    missing: ({ grade }: { grade: string }) => `جماعت ${isolate(grade)}: جن کی رپورٹ نہیں`,
    /** Of a student. */
    line: ({ name, rollNumber }: Record<'name' | 'rollNumber', string>) =>
      `${isolate(name)}، ${studentLabels.rollNumber} ${isolate(rollNumber)}`,
    progress: ({ done, all }: { done: number; all: number }) =>
      `${formatNumber(all)} میں سے ${formatNumber(done)} رپورٹیں کھل گئیں`,
    none: 'ابھی کوئی رپورٹ نہیں لکھی گئی',
    noneOfYear: ({ year, grade }: Record<'year' | 'grade', string>) =>
      `تعلیمی سال ${isolate(inDigits(year))} میں جماعت ${isolate(grade)} کی کوئی رپورٹ نہیں`,
  },

  /** The texts in between are the school's. */
  certificates: {
    notWritten: ({ language }: { language: string }) =>
      `اسکول نے ${isolate(language)} میں سرٹیفکیٹ کی عبارت ابھی نہیں لکھی، اس لیے یہ پہلی زبان میں ہے۔ اسے صفحہ 'آپ کا اسکول' پر 'سابق طلبہ' میں لکھیں۔`,
    nothingChosen: 'سابق طلبہ چنیں',
    nothingChosenHelp: 'جنہیں سرٹیفکیٹ دینا ہے انہیں ان کی فہرست میں منتخب کریں، یا کسی ایک کا ریکارڈ کھولیں۔',
    none: 'یہ اب سابق طلبہ میں نہیں',
    placeAndDate: 'جگہ اور تاریخ',
    head: 'سربراہِ ادارہ',
  },
}
