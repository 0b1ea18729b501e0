import { count } from './counting.ts'
import { studentLabels, teacherLabels } from './labels.ts'

type Fields = { fields: readonly string[] }
type Days = { days: number }
type Cookie = Days & { name: string }
type Key = { name: string }

const days = (number: number) => count(number, { one: 'day', other: 'days' })
const list = ({ fields }: Fields) => fields.join(', ')

/**
 * The pages that a school must have: what the program knows for them, by the names that texts have in braces
 * (`LEGAL_VALUES`), and a sample of each. Three low lines are a gap that the school fills in. Only the server reads this file.
 */
export const legal = {
  fields: { student: studentLabels, teacher: teacherLabels },

  data: {
    students: (of: Fields) => `Students: ${list(of)}; a photo`,
    teachers: (of: Fields) => `Teachers: ${list(of)}; a photo, and a picture of the identity card`,
    reports:
      'Reports on students: how they are doing, a message, a complaint, a notification and a photo, with the teacher who wrote it; also those of earlier years',
    guardians:
      'Parents and guardians: which students their login belongs to, and the codes that the office has printed for them',
    former: 'Students who have left: what was kept of them, the day and the reason of leaving',
    logins:
      'Logins: user id, name, role and language; the password as a value from which it cannot be read back, or sealed as the office gave it out; the answer to the recovery question, sealed; browser and time of each session',
    audit: 'A list of who has read, changed, printed or exported which record, and when, with the network address (IP)',
    faults:
      'A technical log: which address was called when, with which result; of refused calls also who called and the network address. How fast pages are shown, without a name',
    notices: 'Notices with their photos and files, and the pages of this portal',
    mail: 'Mail addresses, sealed: of those who asked for notices by mail, and of logins that gave one; what each wants, in which language, and since when',
  },

  readers: {
    of: ({ what, who }: { what: string; who: readonly string[] }) => `${what}: ${who.join(', ')}`,
    what: {
      student: 'Records of students',
      report: 'Reports, also those of earlier years',
      former: 'Records of students who have left',
      teacher: 'Records of teachers',
      login: 'Logins',
      guardian: 'Which parents belong to whom',
      audit: 'The list of who has read or changed what',
    },
    who: {
      visitor: 'everybody',
      user: 'parents and guardians with a login',
      student: 'all students',
      teacher: 'teachers',
      admin: 'the office (admins)',
      own: 'the student',
      child: 'parents and guardians, of their own children',
    },
    notices: 'Notices: everybody, or only those for whom they are',
  },

  places: {
    server: 'On the server that the school has set up or has rented for this portal',
    file: 'There in a database in one file; passwords and answers in it are sealed with a key that is not in it',
    postgres: 'There in a PostgreSQL database; passwords and answers in it are sealed with a key that is not in it',
    backups: ({ number }: { number: number }) =>
      `In ${count(number, { one: 'daily backup', other: 'daily backups' })}, of which the oldest is removed for each new one`,
    offline: 'In the browser of each visitor: the public pages that were seen last, to be read without a connection',
    map: 'The page Contact shows a map of openstreetmap.org. Who opens that page sends the network address to the OpenStreetMap Foundation; no other page asks another server',
    noOther: 'No page asks another server, and nothing is measured across sites',
    mail: ({ host }: { host: string }) =>
      `Mails go to the mail server ${host}, which sends them to that of each address; in them are notices, and links to this portal`,
  },

  retention: {
    former: ({ years }: { years: number }) =>
      `Students who have left: ${count(years, { one: 'year', other: 'years' })} after the day of leaving`,
    formerForEver: 'Students who have left: without an end, since certificates are asked for after decades',
    register:
      'A register of those whose records are erased: name, father’s name, school years, day of leaving: without an end',
    present: 'Students, teachers and logins: until they leave the school or are deleted',
    deleted: ({ days: number }: Days) => `What is deleted: ${days(number)}, in which the office can take it back`,
    audit: ({ days: number }: Days) => `The list of who has read or changed what: ${days(number)}`,
    backups: ({ number }: { number: number }) =>
      `Backups: ${count(number, { one: 'day', other: 'days' })}; what is erased stays in them until then`,
    sessions: ({ hours, days: number }: Days & { hours: number }) =>
      `Sessions: ${days(number)} at most, and ${count(hours, { one: 'hour', other: 'hours' })} after the last page`,
    codes: ({ days: number }: Days) => `Codes for parents: ${days(number)}`,
    mail: ({ days: number }: Days) =>
      `Mail addresses: until the mails are ended, or the login is; one that is not confirmed: ${days(number)}`,
    drafts: ({ hours }: { hours: number }) =>
      `Lists that are being imported: ${count(hours, { one: 'hour', other: 'hours' })}`,
  },

  cookies: {
    session: ({ name, days: number }: Cookie) =>
      `${name}: keeps you logged in, until you log out or close the browser, and ${days(number)} at most`,
    device: ({ name, days: number }: Cookie) =>
      `${name}: after a login, so that wrong passwords of others do not lock out this browser; ${days(number)}`,
    language: ({ name, days: number }: Cookie) => `${name}: the language that you have chosen; ${days(number)}`,
    theme: ({ name, days: number }: Cookie) => `${name}: light or dark, as you have chosen; ${days(number)}`,
  },

  storage: {
    local: {
      session: ({ name }: Key) => `${name}: who is logged in, for what the page shows; until you log out`,
      logout: ({ name }: Key) => `${name}: that a logout still has to be told to the server`,
      draft: ({ name }: Key) => `${name}: what you have typed into a form and not sent; 24 hours`,
    },
    tab: {
      returnTo: ({ name }: Key) => `${name}: the page to go back to after a new login; until the tab is closed`,
      signedIn: ({ name }: Key) => `${name}: that a login has just taken place`,
      chosen: ({ name }: Key) => `${name}: which records are to be printed; until the tab is closed`,
      tab: ({ name }: Key) => `${name}: a random name of the tab, for what is typed in it`,
      page: ({ name }: Key) => `${name}: how far a page was scrolled; until the tab is closed`,
    },
    caches: {
      pages: ({ name }: Key) =>
        `${name}: public pages and pictures that were seen last, to be read without a connection`,
    },
  },

  conformance: {
    meets: ({ standard, level, norm }: Record<'standard' | 'level' | 'norm', string>) =>
      `The portal is built for ${standard}, levels A and ${level}, and ${norm}. Its components and pages are tested by programs (axe-core, keys, contrast) in Chromium, and in a smaller part in Firefox; no person with a screen reader, a magnifier or speech input has tested it`,
    partly: ({ criteria }: { criteria: readonly string[] }) =>
      `Not met everywhere, or not shown to be: ${criteria.join(', ')}`,
    unseen: ({ criteria }: { criteria: readonly string[] }) => `Not tested: ${criteria.join(', ')}`,
    own: 'What the school adds itself, such as the texts, pictures and files of notices, is not tested',
  },
  criteria: {
    '1.4.12': 'text spacing (1.4.12)',
    '2.1.1': 'keyboard (2.1.1)',
    '2.4.11': 'focus not obscured (2.4.11)',
    '4.1.2': 'name, role, value (4.1.2)',
    '4.1.3': 'status messages (4.1.3)',
  },

  samples: {
    privacy: `This is how {school} treats personal data in this portal.

# Who is responsible
{contact}

Data protection officer: ___ (name and how to reach this person)

# What is kept
{data}

# For what, and on which legal basis
The data serves the work of the school: teaching, reports and keeping in touch with families. The legal basis is ___ (such as the school act of your country or state; for pupils of schools in the EU: Article 6 (1) (e) GDPR together with it).

# Where it is kept
{places}

The server is run by ___ (the school itself, or the company that does it for the school).

# Who may read it
{readers}

# How long it is kept
{retention}

# Cookies, and what the browser stores
Only what the portal needs to work. Nothing of it follows anybody to other sites, so nobody is asked for consent.
{cookies}

Stored by the pages themselves:
{storage}

# Your rights
You may ask which data about you is kept, and have a copy of it: who has a login finds it on the page Account. You may have wrong data corrected, and ask that data be erased or no longer be used, as far as the law allows it. Ask the school under the address above.

You may complain to the supervisory authority: ___ (name and address).`,
    imprint: `# {school}
{contact}

Represented by: {head}

The school is run by: ___ (the authority or body that runs it, with its address)

Supervised by: ___ (the school authority)

Responsible for what is written here: ___ (name and address)`,
    accessibility: `{school} wants everybody to be able to use this portal.

# How accessible it is
{conformance}

# What is not accessible
___ (what you know of: such as older PDF files among the notices; else write: nothing that we know of)

# Tell us about a barrier
Is something hard to use? Tell us, and we will help and mend it:
{contact}

If we do not answer or do not help, turn to: ___ (the enforcement body or the conciliation office)

# About this statement
It rests on a self-assessment, of ___ (date).`,
  },
  /** In place of the name of the head, where the settings have none. */
  gap: '___',
}
