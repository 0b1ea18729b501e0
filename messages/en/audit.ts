import { choices } from './choices.ts'
import { count, type Forms, people } from './counting.ts'
import { type actionLabels, auditLabels, entityLabels, loginLabels, studentLabels } from './labels.ts'
import { allOf } from './language.ts'

/** One and several of each kind that an act has a list of. */
const kinds: Record<string, Forms> = {
  ...people,
  notice: { one: 'notice', other: 'notices' },
  report: { one: 'report', other: 'reports' },
  user: { one: 'user', other: 'users' },
}

type Act = { action: string; records: readonly { action: string; entity: string; number: number }[] }

/** '1,000 students'; of an act that does several things also what: '900 students (update) and 80 students (delete)' */
const counted = ({ action, records }: Act) =>
  allOf(
    records.map(
      ({ number, ...one }) =>
        count(number, kinds[one.entity] ?? { other: choices.entity(one.entity) }) +
        (one.action === action ? '' : ` (${choices.action(one.action)})`),
    ),
  )

/** What an act is about that names no single record: 'exported the students' */
const all: Record<string, string> = {
  student: 'the students',
  teacher: 'the teachers',
  notice: 'the notices',
  report: 'the reports',
  user: 'the users',
  school: 'the school',
  picture: 'the pictures',
  audit: 'the audit trail',
  import: 'an import',
  mail: entityLabels.mail,
  record: 'records',
}

type Phrase = (values: { of: string }) => string

/**
 * What was done, after the name of who did it: 'read the passwords of 3 students'. Of some acts nothing is said that the
 * one who did it does not say already.
 */
const phrases: Record<keyof typeof actionLabels, Phrase> = {
  add: ({ of }) => `added ${of}`,
  update: ({ of }) => `changed ${of}`,
  delete: ({ of }) => `deleted ${of}`,
  'add file': ({ of }) => `added a file to ${of}`,
  'change file': ({ of }) => `changed a file of ${of}`,
  'delete file': ({ of }) => `deleted a file of ${of}`,
  restore: ({ of }) => `restored ${of}`,
  leave: ({ of }) => `recorded that ${of} left the school`,
  'bring back': ({ of }) => `brought back ${of}`,
  erase: ({ of }) => `erased ${of} for good`,
  read: ({ of }) => `opened ${of}`,
  'read report': ({ of }) => `read the report of ${of}`,
  'read secrets': ({ of }) => `read the passwords of ${of}`,
  'print secrets': ({ of }) => `printed the passwords of ${of}`,
  export: ({ of }) => `exported ${of}`,
  'prepare import': ({ of }) => `prepared ${of}`,
  'drop import': ({ of }) => `dropped ${of}`,
  import: ({ of }) => `carried out ${of}`,
  'undo import': ({ of }) => `undid ${of}`,
  release: ({ of }) => `released ${of} for students and families`,
  'take back': ({ of }) => `took ${of} back from students and families`,
  promote: ({ of }) => `promoted ${of}`,
  'undo promotion': ({ of }) => `undid the promotion of ${of}`,
  'begin year': ({ of }) => `began the next school year of ${of}`,
  'undo year': ({ of }) => `undid the beginning of a school year of ${of}`,
  'add guardian': ({ of }) => `linked a guardian to ${of}`,
  'end guardian': ({ of }) => `ended the link of a guardian to ${of}`,
  'print family codes': ({ of }) => `printed the family codes of ${of}`,
  'end family code': ({ of }) => `ended the family code of ${of}`,
  'use family code': ({ of }) => `used the family code of ${of}`,
  'failed family code': () => 'typed a family code that does not exist',
  file: ({ of }) => `put ${of} with the reports of earlier years`,
  login: () => 'logged in',
  'failed login': ({ of }) => `could not log in as ${of}`,
  logout: () => 'logged out',
  register: ({ of }) => `signed up as ${of}`,
  'issue password': ({ of }) => `made a new password for ${of}`,
  'change password': ({ of }) => `changed the password of ${of}`,
  'end sessions': ({ of }) => `logged ${of} out on all devices`,
  'failed confirmation': ({ of }) => `typed a wrong password for ${of} when asked again`,
  'failed code': ({ of }) => `typed a wrong code of the second factor of ${of}`,
  'recovery code used': ({ of }) => `used a recovery code of ${of}`,
  'add second factor': ({ of }) => `set up the second factor of ${of}`,
  'remove second factor': ({ of }) => `removed the second factor of ${of}`,
  'renew recovery codes': ({ of }) => `made new recovery codes for ${of}`,
  'require second factor': ({ of }) => `made the second factor compulsory for ${of}`,
  'allow without second factor': ({ of }) => `made the second factor optional for ${of}`,
  'confirm clock': () => 'confirmed the clock of the server',
  'send mail': ({ of }) => `sent ${of} by mail`,
  'stop mail': ({ of }) => `stopped the mails of ${of}`,
}

const phrase = ({ action, of }: { action: string; of: string }): string =>
  (phrases as Record<string, Phrase>)[action]?.({ of }) ?? `${choices.action(action)} ${of}`

/** The page 'Audit trail'. */
export const audit = {
  lead: 'Who did what, newest first; never the values. Names are those of today.',
  empty: 'Nothing has been recorded yet',
  noneFound: 'Nothing fits these filters',
  failed: 'The audit trail could not be loaded.',
  at: auditLabels.at,
  who: auditLabels.who,
  person: ({ name, userId }: Record<'name' | 'userId', string>) => `${name} · ${userId}`,
  everybody: 'Everybody',
  visitor: 'Visitor',
  deletedUser: loginLabels.deleted,
  portal: 'The portal',
  commandLine: 'command line',
  action: auditLabels.action,
  everything: 'Everything',
  from: 'From day',
  to: 'To day',
  record: auditLabels.record,
  ip: auditLabels.address,
  /** A record by its kind and its name; without one, all of the kind. */
  named: ({ entity, name }: { entity: string; name: string }) =>
    name ? `${choices.entity(entity)} ${name}` : (all[entity] ?? choices.entity(entity)),
  /** One that has no name any more. */
  one: ({ entity }: { entity: string }) => `${/^[aeiou]/.test(entity) && entity !== 'user' ? 'an' : 'a'} ${entity}`,
  /** Behind the name of a record. */
  deleted: '(deleted)',
  onlyBy: ({ name }: { name: string }) => `Only what ${name} did`,
  onlyTo: ({ name }: { name: string }) => `Only what was done to ${name}`,

  /** The records of an act. */
  counted,
  phrase,
  heading: (act: Act) => phrase({ action: act.action, of: counted(act) }),
  records: 'Records',
  name: studentLabels.name,
  erased: 'An erased record',
}
