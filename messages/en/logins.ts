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
  /** Where slips with a login are printed, if their address does not open everywhere. */
  portalAddress: {
    reach: {
      machine: ({ url }: { url: string }) =>
        `${url} opens only on this machine. On any other device nobody can log in with these slips.`,
      network: ({ url }: { url: string }) =>
        `${url} opens only in the network of this machine. At home nobody can log in with these slips.`,
    },
    mend: 'Open the portal under the address that everybody uses and print from there. For the person who runs the server: PUBLIC_URL is that address.',
  },
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
