import type { AuditAction, AuditEntity } from '../../admin/actions.ts'
import type { Condition, Gender } from '../../choices.ts'
import type { Translates } from '../../translates.ts'

/** What the closed lists are called: what is on the wire stays as it is. */
export const genderLabels = { Male: 'مرد', Female: 'عورت', Other: 'دیگر' } satisfies Record<Gender, string>

export const conditionLabels = {
  Excelent: 'بہت عمدہ',
  Good: 'اچھی',
  Average: 'اوسط',
  Bad: 'کمزور',
  Worst: 'بہت کمزور',
} satisfies Record<Condition, string>

/** What was done, in the audit. */
export const actionLabels = {
  add: 'شامل کرنا',
  update: 'بدلنا',
  delete: 'حذف کرنا',
  restore: 'بحال کرنا',
  erase: 'ہمیشہ کے لیے مٹانا',
  read: 'دیکھنا',
  'read report': 'رپورٹ دیکھنا',
  'read secrets': 'خفیہ معلومات دیکھنا',
  'print secrets': 'خفیہ معلومات پرنٹ کرنا',
  export: 'برآمد',
  'prepare import': 'درآمد کی تیاری',
  'drop import': 'درآمد ترک کرنا',
  import: 'درآمد',
  'undo import': 'درآمد کالعدم کرنا',
  promote: 'ترقی دینا',
  'undo promotion': 'ترقی کالعدم کرنا',
  'begin year': 'تعلیمی سال شروع کرنا',
  'undo year': 'تعلیمی سال کا آغاز کالعدم کرنا',
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
} satisfies Record<AuditAction, string>

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
  record: 'ریکارڈ',
} satisfies Record<AuditEntity, string>

export type Complete = Translates<typeof import('./choices.ts'), typeof import('../en/choices.ts')>
