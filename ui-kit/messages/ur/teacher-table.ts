/** The texts of TeacherTable. */
export const teacherTableMessages = {
  caption: 'اساتذہ',
  empty: 'کوئی استاد نہیں',
  numberHeader: 'نمبر',
  photoHeader: 'تصویر',
  nameHeader: 'نام',
  subjectHeader: 'مضمون',
  genderHeader: 'جنس',
}
