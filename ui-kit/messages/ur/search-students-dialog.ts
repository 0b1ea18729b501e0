/** The texts of SearchStudentsDialog. */
export const searchStudentsDialogMessages = {
  heading: 'طلبہ تلاش کریں',
  hint: 'کم از کم ایک خانہ بھریں',
  nameLabel: 'نام',
  fatherNameLabel: 'والد کا نام',
  classLabel: 'جماعت',
  anyClassLabel: 'کوئی بھی جماعت',
  addressLabel: 'پتہ',
  searchLabel: 'تلاش کریں',
  cancelLabel: 'منسوخ کریں',
}
