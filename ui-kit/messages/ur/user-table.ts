/** The texts of UserTable. */
export const userTableMessages = {
  caption: 'صارفین',
  empty: 'کوئی صارف نہیں',
  numberHeader: 'نمبر',
  roleHeader: 'کردار',
  userIdHeader: 'یوزر آئی ڈی',
  answerHeader: 'بحالی کا جواب',
}
