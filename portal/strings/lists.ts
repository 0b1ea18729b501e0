import { restorable } from './restorable.ts'
import { strings as staff } from './staff.ts'

/** The texts of the lists of staff and of the admin's dashboard and menu, and those of staff.ts. */
export const strings = {
  ...staff,

  /** The login of a student or teacher, as admins see it. */
  secrets: {
    userId: 'User id',
    password: 'Password',
    passwordChanged: 'changed by its owner',
    resetAnswer: 'Reset password answer',
    show: 'Private Info', // (spec)
    hide: 'Hide Private Info', // (spec)
    failed: 'The private info could not be loaded.',
  },

  /** The list of notices. The texts of a single notice are in staff.ts. */
  notices: {
    ...staff.notices,
    total: 'Total Notice', // (spec) 'Total Notice : n'
    failed: 'The notices could not be loaded.',
    month: 'Month',
    empty: 'No Notice is Added by admin', // (spec)
    deleted: 'Delete notice successfully', // (spec)
    deleteHeading: 'Delete notice',
    deletePrompt: 'Type "Delete" to delete Notice', // (spec)
    hint: restorable,
    wrongWord: 'Invalid input', // (spec)
  },

  /** Lists and details of students, for staff. */
  students: {
    total: 'Total Student',
    classFilter: 'Class',
    searchName: 'Search by name',
    search: 'Search Students', // (spec)
    searchHint: 'Atleast one field required', // (spec)
    empty: 'NO Student Found', // (spec)
    details: 'Details',
    update: 'Update',
    delete: 'Delete',
    report: 'Report',
    noReport: 'No report',
    headers: { photo: 'Image', name: 'Name', fatherName: 'Father Name' },
    address: 'Address',
    reports: 'Reports',
    stillMissing: 'Still missing',
    missing: 'Report still missing',
    written: 'Report written',
    condition: 'Condition',
    failed: 'The students could not be loaded.',
    deleted: 'deleted product successfully', // (spec)
    deleteHeading: 'Delete student',
    deletePrompt: 'Type "delete" to delete the student, the login and the report',
    hint: restorable,
    wrongWord: 'invalid output', // (spec)
  },

  teachers: {
    total: 'Total Teacher',
    empty: 'No Teacher Found',
    headers: { photo: 'Image' },
    failed: 'The teachers could not be loaded.',
    deleted: 'deleted product successfully', // (spec)
    deleteHeading: 'Delete teacher',
    deletePrompt: 'Type "delete" to delete the teacher and the login',
    hint: restorable,
    wrongWord: 'invalid output', // (spec)
  },

  admin: {
    menu: 'Admin menu',
    hint: 'Settings',
    totals: 'Totals',
    students: 'Students',
    users: 'Users',
    teachers: 'Teachers',
    reports: 'Reports',
    notices: 'Notices',
    studentDetail: 'Student detail',
    teacherDetail: 'Teacher detail',
    noticeDetail: 'Notice detail',
    userInfo: 'User info',
    office: 'School office',
    shortcuts: 'Often needed',
    failed: 'The totals could not be loaded.',
  },

  /** The buttons that save a list as a file. */
  exports: { label: 'Export', csv: 'CSV', xlsx: 'Excel', person: 'All data' },

  search: 'Search',
  users: {
    searchId: 'Search by user id',
    total: 'userLength', // (spec) 'userLength : n'
    empty: 'No User Found',
    roles: { 0: 'User', 1: 'Student', 2: 'Teacher', 3: 'Admin' },
    headers: { userId: 'User Id', answer: 'Backup Answer' },
    failed: 'The users could not be loaded.',
    endSessions: 'End sessions',
    endHeading: 'End all sessions of this user?',
    endText: 'This user has to log in again everywhere.',
    ended: 'Sessions ended:',
    endFailed: 'The sessions could not be ended.',
    cancel: 'Cancel',
    newPassword: 'New password',
    resetFactor: 'Remove second factor',
    resetFactorHeading: 'Remove the second factor?',
    resetFactorText: 'For somebody who lost the phone and the recovery codes: the password alone is enough then.',
    ownPassword: 'Your own password',
    ownCode: 'Your own code',
    ownCodeHint: 'Six digits from your authenticator app, or a recovery code',
    delete: 'Delete',
    deleted: 'deleted product successfully', // (spec)
    deleteHeading: 'Delete user',
    deletePrompt: 'Type "delete" to delete the user and the sessions',
    hint: restorable,
    wrongWord: 'invalid output', // (spec)
  },

  audit: {
    lead: 'Who did what, newest first; never the values.',
    empty: 'Nothing has been recorded yet',
    failed: 'The audit trail could not be loaded.',
    at: 'When',
    who: 'Who',
    visitor: 'Visitor',
    deletedUser: 'A deleted user',
    portal: 'The portal',
    action: 'What',
    record: 'Record',
    address: 'From',
    page: 'Page',
    of: 'of',
    newer: 'Newer',
    older: 'Older',
  },
} as const
