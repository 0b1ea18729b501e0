import { isolateRightToLeft } from '../isolate.ts'
import { count, formatNumber, people } from './counting.ts'
import { deleting } from './deleting.ts'

const counted = {
  students: people.student,
  teachers: people.teacher,
  notices: { one: 'notice', other: 'notices' },
  users: { one: 'user', other: 'users' },
} as const
type List = keyof typeof counted

/** '3 students' */
const records = ({ list, number }: { list: List; number: number }) => count(number, counted[list])

/** What is done with the selected rows of a list. */
export const selection = {
  records,
  selected: ({ list, selected, all, notShown }: { list: List; selected: number; all: number; notShown: number }) =>
    `${formatNumber(selected)} of ${records({ list, number: all })} selected${notShown ? `, ${formatNumber(notShown)} of them not on this page` : ''}`,
  clear: 'Clear',
  doneBefore: ({ done, all, reason }: { done: number; all: number; reason: string }) =>
    `Done for the first ${formatNumber(done)} of ${formatNumber(all)} only. ${reason}`,
  move: 'Move to class',
  export: ({ format }: { format: string }) => `Export selection ${format}`,
  passwords: 'New passwords',

  deletion: {
    students: {
      word: 'delete',
      deleteHeading: 'Delete students',
      deletePrompt: 'Type "delete" to delete them with logins and reports',
    },
    teachers: {
      word: 'delete',
      deleteHeading: 'Delete teachers',
      deletePrompt: 'Type "delete" to delete them with their logins',
    },
    notices: { word: 'Delete', deleteHeading: 'Delete notices', deletePrompt: 'Type "Delete" to delete them' },
    users: {
      word: 'delete',
      deleteHeading: 'Delete users',
      deletePrompt: 'Type "delete" to delete them and their sessions',
    },
    hint: deleting.severalRestorable,
    /** Of a selection of users, those that belong to nobody else. */
    plainOnly: `Only plain users: the others are deleted with their student or teacher. ${deleting.severalRestorable}`,
    wrongWord: 'This is not the word: nothing was deleted',
    deleted: ({ subject }: { subject: string }) => `Deleted: ${isolateRightToLeft(subject)}`,
  },

  moving: {
    heading: 'Move to another class',
    confirm: 'Move',
    moved: ({ number, grade }: { number: number; grade: string }) =>
      `Moved to class ${grade}: ${records({ list: 'students', number })}`,
  },

  issuing: {
    heading: 'Issue new passwords?',
    text: 'The old ones stop working, and these users are logged out everywhere.',
    notAdmins: 'Admins are left out: they get a new password on the server only.',
    confirm: 'New passwords',
    progress: 'New passwords',
    issued: 'Hand these to the users. They are shown only now.',
    stopped: ({ done, all, reason }: { done: number; all: number; reason: string }) =>
      `Only ${formatNumber(done)} of ${formatNumber(all)} have a new password: the others keep theirs. Try again for them. ${reason}`,
    list: 'The new passwords',
    copy: 'Copy all',
    copied: 'Copied',
    print: 'Print slips',
  },
}
