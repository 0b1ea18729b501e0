/** The texts of ReportBlock. */
export const reportBlockMessages = {
  heading: 'رپورٹ',
  conditionLabel: 'کارکردگی',
  messageLabel: 'پیغام',
  notificationLabel: 'اطلاع',
  complaintLabel: 'شکایت',
  createdAtLabel: 'لکھی گئی',
  updatedAtLabel: 'بدلی گئی',
  photoAlt: 'رپورٹ کی تصویر',
  loadingText: 'لوڈ ہو رہا ہے',
  emptyTexts: ['ابھی کوئی رپورٹ نہیں ہے'] as readonly string[],
}
