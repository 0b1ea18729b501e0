import { loginLabels } from './labels.ts'

type Of = { school: string; name: string }

/** The texts in the ZIP with all data of one person. */
export const person = {
  title: ({ school, name }: Of) => `What ${school} knows about ${name}`,

  /** Of the login. */
  passwordChangedAt: 'Password chosen by yourself',
  secondFactorSince: 'Second factor since',
  language: 'Language chosen',
  mailAddress: 'Mail address',
  mailAddressSince: 'Mail address confirmed',

  report: 'Report',
  reportOf: ({ year }: { year: string }) => `Report of ${year}`,
  leaving: 'Leaving the school',
  login: 'Login',

  families: {
    children: 'Children of this person',
    guardians: 'Parents and guardians who may read the reports',
    linkedAt: 'Linked',
    linkedBy: 'Linked by',
    by: { office: 'the office', code: 'themselves, with a code' },
  },

  sessions: {
    heading: 'Where you are logged in',
    device: 'Device',
    createdAt: 'Logged in',
    seenAt: 'Last seen',
  },
  history: { heading: 'What was done with these records', by: 'By' },

  photoOfReport: 'Photo of the report',
  photoOfReportOf: ({ year }: { year: string }) => `Photo of the report of ${year}`,

  roles: { 0: 'user', 1: 'student', 2: 'teacher', 3: 'admin' },
  /** The person who did something; of other people only the role is given. */
  by: {
    self: 'the person',
    nobody: 'somebody who was not logged in',
    deleted: loginLabels.deleted,
    0: 'a user',
    1: 'a student',
    2: 'a teacher',
    3: 'an admin',
  },

  readme: ({ school, name, userId, time }: Of & { userId: string; time: string }) =>
    `What ${school} knows about ${name} (${userId})
As of ${time}

about-you.html   everything, to be read in a browser; it needs no network
about-you.json   the same for programs
photos           the photos, if there are any (WebP)

Not in here:
- The password: the school keeps it in a form that nobody can read back, or sealed as it was issued.
- The recovery answer and the second factor: whoever has them could log in as this person.
- Who exactly of the school's staff did something: only their role.
- Records of other people, also where this person wrote or read them.

Keep this file as carefully as a letter from the school: anybody who opens it can read it.
`,
}
