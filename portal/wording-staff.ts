import { wording as common } from './wording.ts'

/** All texts for the pages of staff: those of wording.ts and, fetched with these pages, those that only staff see. */
export const wording = {
  ...common,

  /** Lists and details of students, for staff. */
  students: {
    title: 'Students',
    total: 'Total Student',
    teacherTitle: 'Teacher dashboard',
    classFilter: 'Class',
    clearSearch: 'Show all',
    search: 'Search Students', // (spec)
    empty: 'NO Student Found', // (spec)
    details: 'Details',
    update: 'Update',
    delete: 'Delete',
    report: 'Report',
    failed: 'The students could not be loaded.',
    deleted: 'deleted product successfully', // (spec)
    deleteHeading: 'Delete student',
    deletePrompt: 'Type "delete" to delete the student, the login and the report',
    wrongWord: 'invalid output', // (spec)
  },

  /** The fields of a student, as forms and details name them. */
  student: {
    name: 'Name',
    fatherName: 'Father name',
    age: 'Age',
    phone: 'Phone',
    phoneWrong: 'Enter digits; a leading +, spaces and hyphens are fine',
    grade: 'Class',
    chooseGrade: 'Choose a class',
    rollNumber: 'Roll number',
    fee: 'Fee',
    address: 'Address',
    answer: 'Last name of Your Father', // (spec)
    photo: 'Photo',
    userId: 'User id',
    password: 'Password',
    passwordChanged: 'changed by its owner',
    resetAnswer: 'Reset password answer',
    detail: 'Student detail',
    photoOf: 'Photo of',
    addTitle: 'Add student',
    add: 'Add student',
    added: 'Data added SuccessFully', // (spec)
    updateTitle: 'Update student',
    update: 'Update student',
    updated: 'Data updated SuccessFully', // (spec)
    person: 'The student',
    school: 'At school',
    login: 'Login',
    loginHint: 'Copy both and hand them to the student.',
    refused: 'someThing wents wrong', // (spec)
    failed: 'something wents wrong in adding product', // (spec)
    loadFailed: 'The student could not be loaded.',
    secretsFailed: 'The private info could not be loaded.',
  },

  teachers: {
    title: 'Teachers',
    total: 'Total Teacher',
    empty: 'No Teacher Found',
    failed: 'The teachers could not be loaded.',
    deleted: 'deleted product successfully', // (spec)
    deleteHeading: 'Delete teacher',
    deletePrompt: 'Type "delete" to delete the teacher and the login',
    wrongWord: 'invalid output', // (spec)
  },

  teacher: {
    name: 'Name',
    phone: 'Phone',
    gender: 'Gender',
    address: 'Address',
    qualifications: 'Qualifications',
    salary: 'Salary',
    subject: 'Subject',
    bankDetail: 'Bank detail',
    experience: 'Experience',
    photo: 'Photo',
    idCard: 'Id card',
    photoOf: 'Photo of',
    idCardOf: 'Id card of',
    joined: 'Joining date',
    loadFailed: 'The teacher could not be loaded.',
    detail: 'Teacher detail',
    detailFailed: 'error', // (spec)
    addTitle: 'Add teacher',
    add: 'Add teacher',
    added: 'Teacher Added successFully', // (spec)
    incomplete: 'Please Enter complete Detail', // (spec)
    roleWord: 'Teacher', // (spec) stands before the suffix of a teacher's user id
    updateTitle: 'Update teacher',
    update: 'Update teacher',
    updated: 'Data updated SuccessFully', // (spec)
    person: 'The teacher',
    work: 'Work',
    loginHint: 'Copy both and hand them to the teacher.',
    refused: 'someThing wents wrong', // (spec)
    failed: 'something wents wrong in adding product', // (spec)
  },

  notices: {
    title: 'Notices',
    total: 'Total Notice', // (spec) 'Total Notice : n'
    failed: 'The notices could not be loaded.',
    addTitle: 'Add notice',
    addHeading: 'Enter Detail To Add a Student', // (spec)
    add: 'Add notice',
    added: 'Add Notice SuccessFully', // (spec)
    updateTitle: 'Update notice',
    update: 'Update notice',
    updated: 'Data Updated SuccessFully', // (spec)
    empty: 'No Notice is Added by admin', // (spec)
    detailTitle: 'Notice detail',
    loadFailed: 'The notice could not be loaded.',
    photoOf: 'Photo of',
    expired: 'Expired',
    noticeTitle: 'Title',
    description: 'Description',
    category: 'Category',
    validFor: 'Valid for',
    unlimited: 'Unlimited', // (spec)
    photo: 'Photo',
    deleted: 'Delete notice successfully', // (spec)
    deleteHeading: 'Delete notice',
    deletePrompt: 'Type "Delete" to delete Notice', // (spec)
    wrongWord: 'Invalid input', // (spec)
  },

  /** The report pages of staff. */
  reports: {
    selectTitle: 'Report',
    detail: 'Report Detail', // (spec)
    update: 'Report Update', // (spec)
    delete: 'Report Delete', // (spec)
    add: 'ADD Report', // (spec)
    sideAdd: 'Add',
    sideUpdate: 'Update',
    sideDelete: 'Delete',
    sideDetail: 'Detail',
    addTitle: 'Add report',
    updateTitle: 'Update report',
    detailTitle: 'Report detail',
    condition: 'Condition',
    chooseCondition: 'Choose a condition',
    message: 'Message',
    complain: 'Complain',
    notification: 'Notification',
    photo: 'Photo',
    created: 'Created',
    added: 'Report is add Successfully',
    updated: 'Updated report SuccessFully',
    deleted: 'Delete Report successFully',
    deleteHeading: 'Delete report',
    deletePrompt: 'Type "Delete" to delete report', // (spec)
    wrongWord: 'invalid Input', // (spec)
    addFailed: 'error ', // (spec) with its space
    updateFailed: 'error while updating', // (spec)
    detailFailed: 'something Wents wrong', // (spec)
    missing: 'There is no report yet.',
    checkFailed: 'The report could not be loaded.',
    of: 'Report of',
    actions: 'What to do with the report',
    keptHint: 'Left empty, the old text stays.',
  },

  admin: {
    title: 'Dashboard',
    menu: 'Admin menu',
    hint: 'Settings',
    totals: 'Totals',
    students: 'Students',
    users: 'Users',
    teachers: 'Teachers',
    reports: 'Reports',
    notices: 'Notices',
    studentDetail: 'Student detail',
    addStudent: 'Add student',
    teacherDetail: 'Teacher detail',
    addTeacher: 'Add teacher',
    addNotice: 'Add notice',
    noticeDetail: 'Notice detail',
    userInfo: 'User info',
    audit: 'Audit trail',
    shortcuts: 'Often needed',
    failed: 'The totals could not be loaded.',
  },

  users: {
    title: 'Users',
    total: 'userLength', // (spec) 'userLength : n'
    empty: 'No User Found',
    failed: 'The users could not be loaded.',
    endSessions: 'End sessions',
    endHeading: 'End all sessions of this user?',
    endText: 'This user has to log in again everywhere.',
    ended: 'Sessions ended:',
    endFailed: 'The sessions could not be ended.',
    cancel: 'Cancel',
    actions: 'What to do with',
    newPassword: 'New password',
    newPasswordHeading: 'Issue a new password?',
    newPasswordText: 'The old one stops working, and this user is logged out everywhere.',
    issued: 'Hand this to the user. It is shown only now.',
    issueFailed: 'A new password could not be issued.',
    close: 'Close',
    resetFactor: 'Remove second factor',
    resetFactorHeading: 'Remove the second factor?',
    resetFactorText: 'For somebody who lost the phone and the recovery codes: the password alone is enough then.',
    resetFailed: 'The second factor could not be removed.',
    delete: 'Delete',
    deleted: 'deleted product successfully', // (spec)
    deleteHeading: 'Delete user',
    deletePrompt: 'Type "delete" to delete the user and the sessions',
    wrongWord: 'invalid output', // (spec)
  },

  audit: {
    title: 'Audit trail',
    lead: 'Who did what, newest first; never the values.',
    empty: 'Nothing has been recorded yet',
    failed: 'The audit trail could not be loaded.',
    at: 'When',
    who: 'Who',
    visitor: 'Visitor',
    action: 'What',
    record: 'Record',
    address: 'From',
    page: 'Page',
    of: 'of',
    newer: 'Newer',
    older: 'Older',
  },
} as const
