/** The admin's menu and dashboard. */
export const admin = {
  menu: 'منتظم کا مینو',
  hint: 'ترتیبات',
  totals: 'کل تعداد',
  reports: 'رپورٹیں',
  studentDetail: 'طلبہ کی تفصیل',
  teacherDetail: 'اساتذہ کی تفصیل',
  noticeDetail: 'اعلانات کی تفصیل',
  userInfo: 'صارفین کی معلومات',
  office: 'اسکول کا دفتر',
  shortcuts: 'اکثر درکار',
  failed: 'کل تعداد معلوم نہیں ہو سکی۔',
}
