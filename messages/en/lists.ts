/** Lists as files: their headings that are no labels of fields, and their names. */
export const lists = {
  /** When a record was made. */
  added: 'Added',
  report: 'Report',
  whoId: 'Id of who',
  recordId: 'Id of the record',
  entry: 'Entry',
  line: 'Line',
  refusedBecause: 'Refused because',

  /** The names of files, without the day and the ending. */
  files: {
    students: 'students',
    former: 'former-students',
    teachers: 'teachers',
    notices: 'notices',
    reports: 'reports',
    users: 'users',
    audit: 'audit',
    school: 'school',
    refused: 'refused-rows',
  },
  /** The names of the sheets of an Excel file: at most 31 characters. */
  sheets: {
    students: 'Students',
    former: 'Former students',
    teachers: 'Teachers',
    notices: 'Notices',
    reports: 'Reports',
    users: 'Users',
    audit: 'Audit trail',
  },
}
