import { deletedDays } from '#contract'

const number = (count: number) => count.toLocaleString('en-GB')

const restorable = `An admin can restore them within ${deletedDays} days; then they are erased.`

const counted = {
  students: ['student', 'students'],
  teachers: ['teacher', 'teachers'],
  notices: ['notice', 'notices'],
  users: ['user', 'users'],
} as const
type List = keyof typeof counted

/** '3 students' */
const records = (list: List, count: number) => `${number(count)} ${counted[list][count === 1 ? 0 : 1]}`

/** The texts of what is done with the selected rows of a list. */
export const strings = {
  records,
  selected: (list: List, selected: number, all: number, notShown: number) =>
    `${number(selected)} of ${records(list, all)} selected${notShown ? `, ${number(notShown)} of them not on this page` : ''}`,
  clear: 'Clear',
  doneBefore: (done: number, all: number) => `Done for the first ${number(done)} of ${number(all)} only.`,
  move: 'Move to class',
  print: 'Print',
  export: 'Export selection',
  csv: 'CSV',
  xlsx: 'Excel',
  passwords: 'New passwords',
  delete: 'Delete',

  deletion: {
    students: {
      deleteHeading: 'Delete students',
      deletePrompt: 'Type "delete" to delete them with logins and reports',
    },
    teachers: { deleteHeading: 'Delete teachers', deletePrompt: 'Type "delete" to delete them with their logins' },
    notices: { deleteHeading: 'Delete notices', deletePrompt: 'Type "Delete" to delete them' },
    users: { deleteHeading: 'Delete users', deletePrompt: 'Type "delete" to delete them and their sessions' },
    hint: restorable,
    /** Of a selection of users, those that belong to nobody else. */
    plainOnly: `Only plain users: the others are deleted with their student or teacher. ${restorable}`,
    wrongWord: 'This is not the word: nothing was deleted',
    deleted: 'Deleted:',
  },

  moving: {
    heading: 'Move to another class',
    grade: 'Class',
    choose: 'Choose a class',
    left: 'Left the school',
    /** For the choice 'Left the school'. */
    leftHint: `Login, report and photos go to 'Deleted'. ${restorable}`,
    confirm: 'Move',
    cancel: 'Cancel',
    failed: 'Nobody was moved.',
    moved: (count: number, grade: string) => `Moved to class ${grade}: ${records('students', count)}`,
    gone: (count: number) => `Left the school: ${records('students', count)}`,
  },

  issuing: {
    heading: 'Issue new passwords?',
    text: 'The old ones stop working, and these users are logged out everywhere.',
    notAdmins: 'Admins are left out: they get a new password on the server only.',
    confirm: 'New passwords',
    cancel: 'Cancel',
    progress: 'New passwords',
    issued: 'Hand these to the users. They are shown only now.',
    stopped: (done: number, all: number) =>
      `Only ${number(done)} of ${number(all)} have a new password: the others keep theirs. Try again for them.`,
    failed: 'No password was changed.',
    list: 'The new passwords',
    copy: 'Copy all',
    copied: 'Copied',
    copyFailed: 'Failed to copy:',
    print: 'Print slips',
    close: 'Close',
  },
} as const
