import { strings as common } from './common.ts'

/**
 * The texts of the records and forms of staff, and those of common.ts. The texts of lists and menus are in lists.ts, so
 * that the chunk of the forms does not contain them.
 */
export const strings = {
  ...common,

  /** The fields of a student, as forms and details name them. */
  student: {
    name: 'Name',
    fatherName: 'Father name',
    age: 'Age',
    phone: 'Phone',
    ageRange: (min: number, max: number) => `Enter an age from ${min} to ${max}`,
    phoneWrong: 'Enter digits; a leading +, spaces and hyphens are fine',
    phoneLetters: 'A phone number has no letters; enter digits',
    phoneShort: (digits: number) => `This phone number is too short: enter at least ${digits} digits`,
    grade: 'Class',
    chooseGrade: 'Choose a class',
    rollNumber: 'Roll number',
    fee: 'Fee',
    address: 'Address',
    answer: 'Last name of Your Father', // (spec)
    photo: 'Photo',
    photoOf: 'Photo of',
    addAnother: 'Save and add another',
    added: 'Data added SuccessFully', // (spec)
    updated: 'Data updated SuccessFully', // (spec)
    person: 'The student',
    school: 'At school',
    login: 'Login',
    loginHint: 'Copy both and hand them to the student.',
    credentials: {
      userId: 'User Id',
      copyUserId: 'Copy user id',
      copyPassword: 'Copy password',
      userIdCopied: 'userId copied to clipboard', // (spec)
      passwordCopied: 'password copied to clipboard', // (spec)
      copyFailed: 'Failed to copy:', // (spec)
    },
    refused: 'someThing wents wrong', // (spec)
    failed: 'something wents wrong in adding product', // (spec)
    loadFailed: 'The student could not be loaded.',
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
    detailFailed: 'error', // (spec)
    added: 'Teacher Added successFully', // (spec)
    incomplete: 'Please Enter complete Detail', // (spec)
    roleWord: 'Teacher', // (spec) stands before the suffix of a teacher's user id
    updated: 'Data updated SuccessFully', // (spec)
    person: 'The teacher',
    work: 'Work',
    loginHint: 'Copy both and hand them to the teacher.',
    refused: 'someThing wents wrong', // (spec)
    failed: 'something wents wrong in adding product', // (spec)
  },

  notices: {
    addHeading: 'Enter Detail To Add a Student', // (spec)
    added: 'Add Notice SuccessFully', // (spec)
    updated: 'Data Updated SuccessFully', // (spec)
    loadFailed: 'The notice could not be loaded.',
    photoOf: 'Photo of',
    expired: 'Expired',
    noticeTitle: 'Title',
    description: 'Description',
    category: 'Category',
    validFor: 'Valid for',
    unlimited: 'Unlimited', // (spec)
    setTime: 'Set Time', // (spec)
    validForField: 'Valid For', // (spec)
    photo: 'Photo',
  },

  /** The report pages of staff. */
  reports: {
    detail: 'Report Detail', // (spec)
    update: 'Report Update', // (spec)
    delete: 'Report Delete', // (spec)
    add: 'ADD Report', // (spec)
    sideAdd: 'Add',
    sideUpdate: 'Update',
    sideDelete: 'Delete',
    sideDetail: 'Detail',
    condition: 'Condition',
    chooseCondition: 'Choose a condition',
    message: 'Message',
    complain: 'Complain',
    notification: 'Notification',
    photo: 'Photo',
    created: 'Created',
    added: 'Report is add Successfully',
    updated: 'Updated report SuccessFully',
    saveAndNext: 'Save and next',
    written: (students: readonly { report: string | null }[]) =>
      `${students.filter(({ report }) => report).length} of ${students.length} written`,
    addFailed: 'error ', // (spec) with its space
    updateFailed: 'error while updating', // (spec)
    detailFailed: 'something Wents wrong', // (spec)
    missing: 'There is no report yet.',
    checkFailed: 'The report could not be loaded.',
    of: 'Report of',
    actions: 'What to do with the report',
  },

  /** A restored draft. */
  drafts: {
    restored: 'Restored from', // 'Restored from 10:42'
    photos: 'Choose the photo again: this device does not keep photos.',
    discard: 'Discard',
  },

  /** Two people have changed the same field. */
  conflicts: {
    heading: 'Somebody else has changed this too',
    lead: 'Choose for each field which value is saved.',
    mine: 'Keep mine',
    theirs: 'Take theirs',
    missing: 'keep mine or take theirs',
    nobody: 'Somebody whose login is deleted',
    empty: 'Empty',
    save: 'Save',
    back: 'Back to the form',
  },
} as const
