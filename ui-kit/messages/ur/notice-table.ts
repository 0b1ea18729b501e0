/** The texts of NoticeTable. */
export const noticeTableMessages = {
  caption: 'اعلانات',
  empty: 'کوئی اعلان نہیں',
  unlimitedText: 'ہمیشہ کے لیے',
  expiredText: 'مدت ختم',
  numberHeader: 'نمبر',
  titleHeader: 'عنوان',
  descriptionHeader: 'تفصیل',
  validForHeader: 'آخری تاریخ',
}
