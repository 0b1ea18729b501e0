/** Lists as files: their headings that are no labels of fields, and their names. */
export const lists = {
  /** When a record was made. */
  added: 'اندراج کا وقت',
  report: 'رپورٹ',
  whoId: 'کرنے والے کی شناخت',
  recordId: 'ریکارڈ کی شناخت',
  entry: 'اندراج نمبر',
  line: 'سطر',
  refusedBecause: 'رد ہونے کی وجہ',

  /** The names of files, without the day and the ending. */
  files: {
    students: 'طلبہ',
    former: 'سابق طلبہ',
    teachers: 'اساتذہ',
    notices: 'اعلانات',
    reports: 'رپورٹیں',
    users: 'صارفین',
    audit: 'کارروائیاں',
    school: 'اسکول',
    refused: 'رد-شدہ-قطاریں',
  },
  /** The names of the sheets of an Excel file: at most 31 characters. */
  sheets: {
    students: 'طلبہ',
    former: 'سابق طلبہ',
    teachers: 'اساتذہ',
    notices: 'اعلانات',
    reports: 'رپورٹیں',
    users: 'صارفین',
    audit: 'کارروائیوں کا ریکارڈ',
  },
}
