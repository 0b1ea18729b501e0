/** The default texts of TeacherTable. */
export const teacherTableMessages = {
  caption: 'Teachers',
  empty: 'No teachers',
  numberHeader: 'No.',
  photoHeader: 'Photo',
  nameHeader: 'Name',
  subjectHeader: 'Subject',
  genderHeader: 'Gender',
}
