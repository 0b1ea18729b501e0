/** The default texts of StudentTable. */
export const studentTableMessages = {
  caption: 'Students',
  empty: 'No students',
  noReportText: 'None yet',
  numberHeader: 'No.',
  photoHeader: 'Photo',
  nameHeader: 'Name',
  fatherNameHeader: "Father's name",
  fatherNameLabel: 'Father',
  gradeHeader: 'Class',
  reportHeader: 'Report',
}
