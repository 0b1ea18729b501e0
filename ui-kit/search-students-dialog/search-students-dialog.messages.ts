/** The default texts of SearchStudentsDialog. */
export const searchStudentsDialogMessages = {
  heading: 'Search students',
  hint: 'Fill in at least one field',
  nameLabel: 'Name',
  fatherNameLabel: "Father's name",
  classLabel: 'Class',
  anyClassLabel: 'Any class',
  addressLabel: 'Address',
  searchLabel: 'Search',
  cancelLabel: 'Cancel',
}
