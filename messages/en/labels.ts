/** What the fields of a student are called wherever a person reads of them: forms, details, lists, files. Texts alone. */
export const studentLabels = {
  name: 'Name',
  fatherName: 'Father name',
  rollNumber: 'Roll number',
  grade: 'Class',
  age: 'Age',
  phone: 'Phone',
  address: 'Address',
  fee: 'Fee',
}

/** What the fields of a teacher are called wherever a person reads of them. */
export const teacherLabels = {
  name: 'Name',
  phone: 'Phone',
  gender: 'Gender',
  address: 'Address',
  qualifications: 'Qualifications',
  salary: 'Salary',
  subject: 'Subject',
  bankDetail: 'Bank detail',
  experience: 'Experience',
  classes: 'Classes',
}

/** What the photos of a record are called. */
export const photoLabels = { photo: 'Photo', idCard: 'Id card' }

/** What the fields of a report are called wherever a person reads of them. */
export const reportLabels = {
  condition: 'Condition',
  message: 'Message',
  complain: 'Complain',
  notification: 'Notification',
  createdAt: 'Created',
  updatedAt: 'Updated',
  year: 'School year',
  teacher: 'Written by',
}

/** What the fields of a notice are called wherever a person reads of them. */
export const noticeLabels = {
  title: 'Title',
  description: 'Description',
  catagory: 'Category',
  date: 'Valid for',
  appearsOn: 'Appears on',
  onTop: 'Keep on top',
  eventDay: 'Day of the event',
  eventLastDay: 'Last day of the event',
  eventTime: 'Begins at',
  eventEndTime: 'Ends at',
  eventPlace: 'Place',
  eventCancelled: 'Cancelled',
  translations: 'In other languages',
  audience: 'For whom',
  classes: 'Classes',
  /** In place of a date. */
  unlimited: 'Unlimited', // (spec)
}

/** What the fields of a login are called wherever a person reads of them. */
export const loginLabels = {
  userId: 'User Id',
  password: 'Password',
  answer: 'Last name of Your Father', // (spec)
  role: 'Role',
  /** In place of a name that is not there any more. */
  deleted: 'a login that is deleted',
}

/** What is recorded of a student who has left. */
export const leavingLabels = {
  leftOn: 'Left on',
  leftYear: 'School year of leaving',
  firstYear: 'First school year',
  reason: 'Why',
  note: 'Note',
  reports: 'Number of reports',
  erasedOn: 'Erased on',
}

export const leavingReasonLabels = { finished: 'Finished school', moved: 'Moved away', other: 'Other' }

export const roleLabels = { 0: 'Regular', 1: 'Student', 2: 'Teacher', 3: 'Admin' }

/** The headings of columns in files that no record has. */
export const importLabels = { birthDate: 'Date of birth' }

/** The labels of the closed lists: their values in the API never change. */
export const choiceLabels = {
  gender: { Male: 'Male', Female: 'Female', Other: 'Other' },
}

export const conditionLabels = {
  Excelent: 'Excelent', // (spec)
  Good: 'Good',
  Average: 'Average',
  Bad: 'Bad',
  Worst: 'Worst',
}

/** What was done, in the audit. */
export const actionLabels = {
  add: 'add',
  update: 'update',
  delete: 'delete',
  'add file': 'add file',
  'change file': 'change file',
  'delete file': 'delete file',
  restore: 'restore',
  leave: 'leave the school',
  'bring back': 'bring back',
  erase: 'erase',
  read: 'read',
  'read report': 'read report',
  'read secrets': 'read passwords',
  'print secrets': 'print passwords',
  export: 'export',
  'prepare import': 'prepare import',
  'drop import': 'drop import',
  import: 'import',
  'undo import': 'undo import',
  release: 'release',
  'take back': 'take back',
  promote: 'promote',
  'undo promotion': 'undo promotion',
  'begin year': 'begin year',
  'undo year': 'undo year',
  'add guardian': 'add guardian',
  'end guardian': 'end guardian',
  'print family codes': 'print family codes',
  'end family code': 'end family code',
  'use family code': 'use family code',
  'failed family code': 'failed family code',
  file: 'put with earlier years',
  login: 'login',
  'failed login': 'failed login',
  logout: 'logout',
  register: 'register',
  'issue password': 'issue password',
  'change password': 'change password',
  'end sessions': 'log out everywhere',
  'failed confirmation': 'wrong password when asked again',
  'failed code': 'failed code',
  'recovery code used': 'recovery code used',
  'add second factor': 'add second factor',
  'remove second factor': 'remove second factor',
  'renew recovery codes': 'renew recovery codes',
  'require second factor': 'require second factor',
  'allow without second factor': 'allow without second factor',
  'confirm clock': 'confirm clock',
  'send mail': 'send by mail',
  'stop mail': 'stop the mails',
}

/** The kinds of records, in the audit. */
export const entityLabels = {
  user: 'user',
  student: 'student',
  teacher: 'teacher',
  notice: 'notice',
  report: 'report',
  school: 'school',
  picture: 'picture',
  audit: 'audit',
  import: 'import',
  mail: 'notices by mail',
  record: 'record',
}

/** The labels of the parts of an audit entry. */
export const auditLabels = { at: 'When', who: 'Who', action: 'What', record: 'Record', address: 'From' }

/** The name of a session whose browser and system are known. */
export const deviceLabel = ({ browser, system }: Record<'browser' | 'system', string>) => `${browser} on ${system}`

/** The name of the feed of notices. */
export const feedTitle = ({ school }: { school: string }) => `Notices of ${school}`
