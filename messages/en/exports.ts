/** The page 'Export'. */
export const exports = {
  lead: 'Take records of the school with you as files. The audit says who did so, and when.',
  privacy: 'Before you download',
  privacyLead: 'A file on a disk is not behind a login any more: whoever has it can read it.',
  rules: [
    'Take only what you need: one class rather than all, and no file where a look at the page is enough.',
    'Keep it on an encrypted disk that only you use. Do not send it by e-mail, and do not put it on a shared drive.',
    'Delete it when it has served its purpose, also from the folder of downloads and from the bin.',
    'No file has a password or a recovery answer in it, but names, addresses, phone numbers and photos of children.',
  ],
  list: 'A list',
  listLead:
    'For Excel, or as CSV for other programs. The same two buttons above each list save it as it is filtered there, such as one class.',
  /** What each list is called, and what is in it. */
  lists: {
    students: { name: 'Students', contents: 'All fields, the user id and the condition of the report' },
    former: { name: 'Former students', contents: 'All fields, the leaving, and how many reports there are' },
    teachers: { name: 'Teachers', contents: 'All fields but the bank details, and the user id' },
    notices: { name: 'Notices', contents: 'All notices, also those that have expired' },
    reports: { name: 'Reports', contents: 'All fields, with the name, class and roll number of the student' },
    users: { name: 'Users', contents: 'The role, user id and name of every login' },
    audit: { name: 'Audit trail', contents: 'Who did what and when, with the ids of the records; never the values' },
  },
  person: 'One person',
  personLead:
    'Everything that the school knows about a student or a teacher: the record, the report, the photos, the logins, and when staff have read it. Open the record and choose ‘All data’. Everybody gets their own on the page Account.',
  toStudents: 'To the students',
  toTeachers: 'To the teachers',
  school: 'The whole school',
  schoolLead:
    'All lists with all photos in one ZIP file, for another program. The page Import reads students and teachers from it, with their photos: choose the same file once for each. It reads the settings of the school too, with their pictures. It does not replace a backup: only a backup brings back notices, reports, passwords, sessions and the audit.',
  downloadSchool: 'Download the whole school',
  stop: 'Stop',
  beginning: 'The download is running. Leave this page open until it is complete.',
  arrived: ({ megabytes }: { megabytes: number }) => `${megabytes} MB`,
  done: 'The download is complete: your browser has saved it.',
  stopped: 'The download was stopped, and nothing was saved.',
}
