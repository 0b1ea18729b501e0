import { loginLabels } from './labels.ts'

/** Logins as staff see them afterwards, and new passwords. */
export const secrets = {
  /** A login, hidden behind a button. */
  secrets: {
    userId: 'User id',
    password: loginLabels.password,
    passwordChanged: 'changed by its owner',
    resetAnswer: 'Reset password answer',
    show: 'Private Info', // (spec)
    hide: 'Hide Private Info', // (spec)
    failed: 'The private info could not be loaded.',
  },

  newPassword: {
    heading: 'Issue a new password?',
    text: 'The old one stops working, and this user is logged out everywhere.',
    issued: 'Hand this to the user. It is shown only now.',
    failed: 'A new password could not be issued.',
  },
}
