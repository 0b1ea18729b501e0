/** The titles of the pages of staff. */
export const staffTitles = {
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
  release: 'رپورٹیں جاری کریں',
  audit: 'کارروائیوں کا ریکارڈ',
  imports: 'درآمد',
  deleted: 'حذف شدہ',
  former: 'سابق طلبہ',
  formerStudent: 'سابق طالب علم',
  formerRegister: 'سابق طلبہ کا رجسٹر',
  exports: 'برآمد',
  school: 'آپ کا اسکول',
}
