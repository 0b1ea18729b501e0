import { deleting } from './deleting.ts'
import { loginLabels, roleLabels } from './labels.ts'
import { allOf } from './language.ts'

/** The list of users, and what an admin does with their logins. */
export const users = {
  searchId: 'Search by user id or name',
  total: 'userLength', // (spec) 'userLength : n'
  empty: 'No User Found',
  failed: 'The users could not be loaded.',
  roles: roleLabels,
  userId: loginLabels.userId,
  answer: 'Backup Answer',
  person: 'Belongs to',
  guardianOf: ({ children }: { children: readonly string[] }) => `Parent or guardian of ${allOf(children)}`,
  role: loginLabels.role,
  allRoles: 'All roles',
  actions: 'Actions',
  endSessions: 'End sessions',
  endHeading: 'End all sessions of this user?',
  endText: 'This user has to log in again everywhere.',
  ended: ({ sessions }: { sessions: number }) => `Sessions ended: ${sessions}`,
  endFailed: 'The sessions could not be ended.',
  resetFactor: 'Remove second factor',
  resetFactorHeading: 'Remove the second factor?',
  resetFactorText: 'For somebody who lost the phone and the recovery codes: the password alone is enough then.',
  factorReset: 'The second factor was removed.',
  ownPassword: 'Your own password',
  ownCode: 'Your own code',

  deletion: {
    word: 'delete',
    deleted: 'deleted product successfully', // (spec)
    deleteHeading: 'Delete user',
    deletePrompt: 'Type "delete" to delete the user and the sessions',
    hint: deleting.restorable,
    wrongWord: 'invalid output', // (spec)
  },
}
