/** The texts of TeacherTable. */
export const teacherTableMessages = {
  caption: 'Lehrkräfte',
  empty: 'Keine Lehrkräfte',
  numberHeader: 'Nr.',
  photoHeader: 'Foto',
  nameHeader: 'Name',
  subjectHeader: 'Fach',
  genderHeader: 'Geschlecht',
}
