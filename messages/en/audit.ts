import { choices } from './choices.ts'
import { count, type Forms, people } from './counting.ts'
import { auditLabels, studentLabels } from './labels.ts'
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
  deletedUser: 'A deleted user',
  portal: 'The portal',
  commandLine: 'command line',
  action: auditLabels.action,
  everything: 'Everything',
  from: 'From day',
  to: 'To day',
  record: auditLabels.record,
  ip: auditLabels.address,
  /** A record by its kind and its name. */
  named: ({ entity, name }: { entity: string; name: string }) => `${choices.entity(entity)} ${name}`,
  /** Behind the name of a record. */
  deleted: '(deleted)',
  onlyBy: ({ name }: { name: string }) => `Only what ${name} did`,
  onlyTo: ({ name }: { name: string }) => `Only what was done to ${name}`,

  /** The records of an act. */
  counted,
  heading: (act: Act) => `${choices.action(act.action)}: ${counted(act)}`,
  records: 'Records',
  name: studentLabels.name,
  erased: 'An erased record',
}
