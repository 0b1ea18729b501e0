/** The texts of StudentTable. */
export const studentTableMessages = {
  caption: 'طلبہ',
  empty: 'کوئی طالب علم نہیں',
  noReportText: 'ابھی نہیں',
  numberHeader: 'نمبر',
  photoHeader: 'تصویر',
  nameHeader: 'نام',
  fatherNameHeader: 'والد کا نام',
  gradeHeader: 'جماعت',
  reportHeader: 'رپورٹ',
}
