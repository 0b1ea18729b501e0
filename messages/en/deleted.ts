import { isolateRightToLeft } from '../isolate.ts'
import { deletedDays } from '../numbers.ts'
import { count } from './counting.ts'
import { loginLabels, studentLabels } from './labels.ts'

/** The page 'Deleted'. */
export const deleted = {
  lead: `What was deleted in the last ${deletedDays} days. It comes back as it was, with login, photos and report; only a second factor has to be set up again.`,
  records: ({ number }: { number: number }) => count(number, { one: 'record', other: 'records' }),
  search: 'Search by name or user id',
  kind: 'Kind',
  allKinds: 'All kinds',
  kinds: { student: 'Student', teacher: 'Teacher', notice: 'Notice', report: 'Report', user: 'User' },
  name: studentLabels.name,
  reportOf: ({ name }: { name: string }) => `Report of ${isolateRightToLeft(name)}`,
  grade: ({ grade }: { grade: string }) => `${studentLabels.grade} ${grade}`,
  rollNumber: ({ rollNumber }: { rollNumber: string }) => `${studentLabels.rollNumber} ${rollNumber}`,
  at: 'Deleted',
  by: ({ name }: { name: string }) => `by ${name}`,
  unknown: loginLabels.deleted,
  left: 'Days left',
  empty: 'Nothing is deleted',
  noneFound: 'Nothing deleted is found',
  failed: 'The deleted records could not be loaded.',
  restore: 'Restore',
  restoreOf: ({ name }: { name: string }) => `Restore ${name}`,
  restored: ({ subject }: { subject: string }) => `Restored: ${isolateRightToLeft(subject)}`,
  restoredNotOnTop: ({ subject, titles }: { subject: string; titles: readonly string[] }) =>
    `Restored: ${isolateRightToLeft(subject)}. Not on top, where other notices are now: ${titles.map(isolateRightToLeft).join('; ')}.`,
  refused: 'Nothing was restored, because of this:',
  erase: 'Erase now',
  /** Why a record was not restored. */
  reasonOf: ({ name, reason }: Record<'name' | 'reason', string>) => `${name}: ${reason}`,
  erasing: {
    word: 'erase',
    deleteHeading: 'Erase now',
    deletePrompt: 'Type "erase" to erase this for good',
    hint: 'Nobody can bring it back. It stays in older backups until they are removed.',
    wrongWord: 'This is not the word: nothing was erased',
    deleted: 'Erased for good',
    confirm: 'Erase',
  },
}
