import { isolate } from '../isolate.ts'

/** What the fields of a student are called wherever a person reads of them: forms, details, lists, files. Texts alone. */
export const studentLabels = {
  name: 'نام',
  fatherName: 'والد کا نام',
  rollNumber: 'رول نمبر',
  grade: 'جماعت',
  age: 'عمر',
  phone: 'فون نمبر',
  address: 'پتہ',
  fee: 'فیس',
}

/** What the fields of a teacher are called wherever a person reads of them. */
export const teacherLabels = {
  name: 'نام',
  phone: 'فون نمبر',
  gender: 'جنس',
  address: 'پتہ',
  qualifications: 'تعلیمی قابلیت',
  salary: 'تنخواہ',
  subject: 'مضمون',
  bankDetail: 'بینک کی تفصیل',
  experience: 'تجربہ',
  classes: 'جماعتیں',
}

/** What the photos of a record are called. */
export const photoLabels = { photo: 'تصویر', idCard: 'شناختی کارڈ' }

/** What the fields of a report are called wherever a person reads of them. */
export const reportLabels = {
  condition: 'کارکردگی',
  message: 'پیغام',
  complain: 'شکایت',
  notification: 'اطلاع',
  createdAt: 'لکھی گئی',
  updatedAt: 'بدلی گئی',
  year: 'تعلیمی سال',
  teacher: 'لکھنے والے',
}

/** What the fields of a notice are called wherever a person reads of them. */
export const noticeLabels = {
  title: 'عنوان',
  description: 'تفصیل',
  catagory: 'زمرہ',
  date: 'آخری تاریخ',
  appearsOn: 'ظاہر ہونے کی تاریخ',
  onTop: 'سب سے اوپر رکھیں',
  eventDay: 'تقریب کا دن',
  eventLastDay: 'تقریب کا آخری دن',
  eventTime: 'شروع',
  eventEndTime: 'ختم',
  eventPlace: 'جگہ',
  eventCancelled: 'منسوخ',
  translations: 'دوسری زبانوں میں',
  audience: 'کس کے لیے',
  classes: 'کلاسیں',
  /** In place of a date. */
  unlimited: 'ہمیشہ کے لیے',
}

/** What the fields of a login are called wherever a person reads of them. */
export const loginLabels = {
  userId: 'یوزر آئی ڈی',
  password: 'پاس ورڈ',
  answer: 'آپ کے والد کا خاندانی نام',
  role: 'کردار',
  /** In place of a name that is not there any more. */
  deleted: 'ایک لاگ اِن جو حذف ہو چکا ہے',
}

/** What is recorded of a student who has left. */
export const leavingLabels = {
  leftOn: 'اسکول چھوڑنے کا دن',
  leftYear: 'اسکول چھوڑنے کا تعلیمی سال',
  firstYear: 'پہلا تعلیمی سال',
  reason: 'وجہ',
  note: 'نوٹ',
  reports: 'رپورٹوں کی تعداد',
  erasedOn: 'مٹانے کا دن',
}

export const leavingReasonLabels = { finished: 'تعلیم مکمل کی', moved: 'منتقل ہو گئے', other: 'دیگر' }

export const roleLabels = { 0: 'صارف', 1: 'طالب علم', 2: 'استاد', 3: 'منتظم' }

/** What a column of a file is called that no record has. */
export const importLabels = { birthDate: 'تاریخ پیدائش' }

/** What the closed lists are called: what calls send stays as it is. */
export const choiceLabels = {
  gender: { Male: 'مرد', Female: 'عورت', Other: 'دیگر' },
}

export const conditionLabels = {
  Excelent: 'بہت عمدہ',
  Good: 'اچھی',
  Average: 'اوسط',
  Bad: 'کمزور',
  Worst: 'بہت کمزور',
}

/** What was done, in the audit. */
export const actionLabels = {
  add: 'شامل کرنا',
  update: 'بدلنا',
  delete: 'حذف کرنا',
  'add file': 'فائل شامل کرنا',
  'change file': 'فائل بدلنا',
  'delete file': 'فائل حذف کرنا',
  restore: 'بحال کرنا',
  leave: 'اسکول چھوڑنا',
  'bring back': 'واپس لانا',
  erase: 'ہمیشہ کے لیے مٹانا',
  read: 'دیکھنا',
  'read report': 'رپورٹ دیکھنا',
  'read secrets': 'پاس ورڈ دیکھنا',
  'print secrets': 'پاس ورڈ پرنٹ کرنا',
  export: 'برآمد',
  'prepare import': 'درآمد کی تیاری',
  'drop import': 'درآمد ترک کرنا',
  import: 'درآمد',
  'undo import': 'درآمد کالعدم کرنا',
  release: 'جاری کرنا',
  'take back': 'واپس لینا',
  promote: 'ترقی دینا',
  'undo promotion': 'ترقی کالعدم کرنا',
  'begin year': 'تعلیمی سال شروع کرنا',
  'undo year': 'تعلیمی سال کا آغاز کالعدم کرنا',
  'add guardian': 'سرپرست شامل کرنا',
  'end guardian': 'سرپرست ہٹانا',
  'print family codes': 'خاندان کے کوڈ پرنٹ کرنا',
  'end family code': 'خاندان کا کوڈ ختم کرنا',
  'use family code': 'خاندان کے کوڈ کا استعمال',
  'failed family code': 'خاندان کا غلط کوڈ',
  file: 'پچھلی رپورٹوں میں رکھنا',
  login: 'لاگ اِن',
  'failed login': 'ناکام لاگ اِن',
  logout: 'لاگ آؤٹ',
  register: 'رجسٹر کرنا',
  'issue password': 'پاس ورڈ جاری کرنا',
  'change password': 'پاس ورڈ بدلنا',
  'end sessions': 'سیشن ختم کرنا',
  'failed confirmation': 'ناکام تصدیق',
  'failed code': 'غلط کوڈ',
  'recovery code used': 'بحالی کوڈ کا استعمال',
  'add second factor': 'دوسری تصدیق شامل کرنا',
  'remove second factor': 'دوسری تصدیق ہٹانا',
  'renew recovery codes': 'نئے بحالی کوڈ بنانا',
  'require second factor': 'دوسری تصدیق لازمی کرنا',
  'allow without second factor': 'دوسری تصدیق اختیاری کرنا',
  'confirm clock': 'گھڑی کی تصدیق',
  'send mail': 'ای میل سے بھیجنا',
  'stop mail': 'ای میل روکنا',
}

/** The kinds of records, in the audit. */
export const entityLabels = {
  user: 'صارف',
  student: 'طالب علم',
  teacher: 'استاد',
  notice: 'اعلان',
  report: 'رپورٹ',
  school: 'اسکول',
  picture: 'تصویر',
  audit: 'کارروائیوں کا ریکارڈ',
  import: 'درآمد',
  mail: 'ای میل سے اعلانات',
  record: 'ریکارڈ',
}

/** What the parts of a line of the audit trail are called. */
export const auditLabels = { at: 'وقت', who: 'کس نے', action: 'کارروائی', record: 'ریکارڈ', address: 'کہاں سے' }

/** What a session is called of which both are known. */
export const deviceLabel = ({ browser, system }: Record<'browser' | 'system', string>) =>
  `${isolate(system)} پر ${isolate(browser)}`

/** The name of the feed of notices. */
export const feedTitle = ({ school }: { school: string }) => `${isolate(school)} کے اعلانات`
