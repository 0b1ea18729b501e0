import { strings as common } from './common.ts'

/** The texts of the page 'Account', and those of common.ts. */
export const strings = {
  ...common,

  account: {
    userId: 'User id',
    loading: 'Loading your account',
    failed: 'Your account could not be loaded.',
    password: 'Your password',
    code: 'Code',
    codeHint: 'Six digits from your authenticator app, or a recovery code',
    cancel: 'Cancel',
  },

  password: {
    heading: 'Password',
    issued: 'The school gave you this password. Choose one that only you know.',
    changedAt: 'You changed it on',
    old: 'Old password',
    new: 'New password',
    hint: 'At least 6 characters. A few words that do not belong together are easy to keep in mind.',
    submit: 'Change password',
    done: 'Your password was changed.',
    ended: 'Other sessions that ended:',
  },

  sessions: {
    heading: 'Where you are logged in',
    lead: 'If you do not know one of these, end it and change your password.',
    unknown: 'An unknown device',
    current: 'This device',
    begun: 'Logged in',
    seen: 'last seen',
    end: 'End',
    endOf: 'End the session:',
    ended: 'The session has ended.',
    endOthers: 'End all others',
    othersEnded: 'Other sessions that ended:',
    failed: 'Your sessions could not be loaded.',
    endFailed: 'The session could not be ended.',
  },

  secondFactor: {
    heading: 'Second factor',
    off: 'With a second factor, your password alone opens nothing: each login also asks for a code that an app on your phone shows.',
    required: 'Your school requires it: until it is set up, you cannot open the records of others.',
    setUp: 'Set up',
    next: 'Continue',
    scan: 'Scan this with an authenticator app, such as Aegis, FreeOTP or Google Authenticator.',
    qr: 'QR code for the authenticator app',
    typed: 'Without a camera, type this key into the app:',
    copyKey: 'Copy the key',
    firstCode: 'Then enter the code that the app shows',
    confirm: 'Turn on',
    codesHeading: 'Your recovery codes',
    codes:
      'Each of them works once in place of a code, for the day when your phone is lost. They are shown only now: print them, or write them down.',
    copyCodes: 'Copy all',
    copied: 'Copied',
    kept: 'I have kept them',
    since: 'On since',
    left: 'Recovery codes left',
    renew: 'New recovery codes',
    renewLead: 'The old ones stop working.',
    remove: 'Turn off',
    removed: 'The second factor is turned off.',
    policy: 'All teachers and admins',
    policyOn: 'Everybody of the staff needs a second factor. Without one they only get to their own account.',
    policyOff: 'Each of the staff chooses. If you require it, those without one get to their own account only.',
    require: 'Require it of the staff',
    allow: 'Leave it to each',
  },

  ownData: {
    heading: 'Your data',
    lead: 'Everything that the school knows about you, to read and to keep: your record, your photos, where you are logged in, and what was done with your records. It is a ZIP file; keep it where only you can open it.',
    download: 'Download your data',
  },

  deletion: {
    heading: 'Delete your account',
    lead: 'Your login and your sessions are deleted at once. Nobody can bring them back.',
    submit: 'Delete the account',
    deleteHeading: 'Delete your account',
    deletePrompt: 'Type "delete" to delete your account',
    wrongWord: 'invalid output',
    deleted: 'Your account was deleted.',
  },
} as const
