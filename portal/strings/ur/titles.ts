import { isolate, type Translates } from '#contract'

/** The titles of pages, for the page table. The titles that are links of the navigation bar too are in layout.ts. */
export const strings = {
  /** While the form of the page has errors. */
  withErrors: ({ title }: { title: string }) => `غلطی: ${title}`,
  /** Of a page about one record: 'Bilal Khan – Student detail'. */
  about: ({ name, title }: { name: string; title: string }) => `${isolate(name)} – ${title}`,
  /** Every page but Home, whose title is the school's name. */
  inSchool: ({ title, school }: { title: string; school: string }) => `${title} – ${isolate(school)}`,

  notice: 'اعلان',
  selfCheck: 'خود معائنہ',
  register: 'رجسٹر کریں',

  teacherDashboard: 'استاد کا ڈیش بورڈ',
  students: 'طلبہ',
  student: 'طالب علم کی تفصیل',
  addStudent: 'طالب علم شامل کریں',
  updateStudent: 'طالب علم کی معلومات بدلیں',

  addReport: 'رپورٹ لکھیں',
  fullReport: 'رپورٹ کی تفصیل',
  updateReport: 'رپورٹ بدلیں',

  teachers: 'اساتذہ',
  teacher: 'استاد کی تفصیل',
  addTeacher: 'استاد شامل کریں',
  updateTeacher: 'استاد کی معلومات بدلیں',

  notices: 'اعلانات',
  fullNotice: 'اعلان کی تفصیل',
  addNotice: 'اعلان شامل کریں',
  updateNotice: 'اعلان بدلیں',

  users: 'صارفین',
  paper: 'پرنٹ',
  promotion: 'ترقی',
  audit: 'کارروائیوں کا ریکارڈ',
  imports: 'درآمد',
  deleted: 'حذف شدہ',
  exports: 'برآمد',
  school: 'آپ کا اسکول',
}

export type Complete = Translates<typeof import('./titles.ts'), typeof import('../en/titles.ts')>
