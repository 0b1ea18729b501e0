import { ROLE, type Role } from '#contract'
import { texts } from '#messages'
import type { SelectableList } from '../api/batches.ts'

/** A record of a list. One of these names it: the title of a notice, the user id of a user, the name of a person. */
export type Selectable = { _id: string; title?: string; userId?: string; name?: string; role?: Role; grade?: string }

/** Those that can be deleted here: the logins of students and staff are deleted with their records. */
export const deletable = (list: SelectableList, records: readonly Selectable[]) =>
  list === 'users' ? records.filter(({ role }) => role === ROLE.user) : records

/** The records that can get a new password here: admins get theirs with a command on the server. */
export const withPassword = (list: SelectableList, records: readonly Selectable[]) =>
  list === 'notices' ? [] : records.filter(({ role }) => role !== ROLE.admin)

/** The name of a record, or how many there are. */
export function named(list: SelectableList, records: readonly Selectable[]): string {
  const [one, ...others] = records
  return one && others.length === 0
    ? (one.title ?? one.userId ?? one.name ?? '')
    : texts().selection.records({ list, number: records.length })
}
