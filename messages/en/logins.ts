import { loginLabels, studentLabels } from './labels.ts'
/** User ids and passwords that the school hands out. */
export const logins = {
  /** In the form of a new student or teacher. */
  login: 'Login',
  answer: loginLabels.answer,

  /** As the props of CredentialGenerator are called. */
  credentials: {
    userIdLabel: loginLabels.userId,
    copyUserIdLabel: 'Copy user id',
    copyPasswordLabel: 'Copy password',
    userIdCopiedText: 'userId copied to clipboard', // (spec)
    passwordCopiedText: 'password copied to clipboard', // (spec)
    copyFailedMessage: 'Failed to copy:', // (spec)
  },

  /** A new login, to be handed out. */
  slip: {
    heading: ({ name }: { name: string }) => `New login: ${name}`,
    name: studentLabels.name,
    grade: studentLabels.grade,
    userId: loginLabels.userId,
    password: loginLabels.password,
    portal: 'Portal',
    copyBoth: 'Copy both',
    copied: 'User id and password copied to clipboard',
    print: 'Print slip',
  },
}
