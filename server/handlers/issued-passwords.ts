import { ROLE } from '#contract'
import { messageRef } from '#contract/failures'
import type { IssuedLogin } from '#contract/operations'
import { commandLine } from '../command-line.ts'
import { forbidden, HttpError, notFound, someGone } from '../errors.ts'
import { recordsOf } from '../security/audit.ts'
import { hashPassword, newPassword } from '../security/credentials.ts'
import { sealPassword } from '../security/logins.ts'
import type { Services } from '../services.ts'
import type { User } from '../store/tables/users.ts'
import type { HandlerContext } from './handler.ts'

/**
 * Gives each of these logins a new password and ends its sessions: all of them or, if one is unknown or an admin's,
 * none.
 * @param selected ids, each that of a login, or of the student or teacher whose login it is
 * @param signal is aborted when the client disconnects: nobody would read the passwords, and none is changed
 * @returns undefined if another password was issued for one of them meanwhile: then none is changed
 * @throws HttpError 404 for an unknown id, 403 for an admin, 408 when the client has disconnected
 */
export async function issuePasswords(
  { store, vault }: Pick<Services, 'store' | 'vault'>,
  { ids, act }: { ids: readonly string[]; act?: number | undefined },
  auditEntry: HandlerContext<'issuePasswords'>['auditEntry'],
  signal: AbortSignal,
): Promise<{ logins: IssuedLogin[]; act: number | undefined } | undefined> {
  const found = await store.users.findByAny(ids)
  if (found.length < ids.length) throw unknown(found, ids)
  // One login may be named twice, by its own id and by the student's.
  const logins = [...new Map(found.map((login) => [login.id, login])).values()]
  if (logins.some(({ role }) => role === ROLE.admin)) {
    throw forbidden(`An admin gets a new password on the server only: ${commandLine('admin', 'USERID')}.`)
  }
  const issued: Array<{
    login: (typeof logins)[number]
    password: string
    passwordHash: string
    sealed: Buffer | null
  }> = []
  // One after the other, so that a login waits for one of these hashes and not for all.
  for (const login of logins) {
    if (signal.aborted) throw new HttpError(408, messageRef('requestTooSlow'))
    const password = newPassword()
    const sealed = login.role === ROLE.user ? null : sealPassword(vault, login.id, password)
    issued.push({ login, password, passwordHash: await hashPassword(password), sealed })
  }
  const entry = auditEntry('issue password', 'user', null)
  const done = await store.transaction(async (tables) => {
    const present = await tables.users.findByAny(ids)
    if (present.length < ids.length) throw unknown(present, ids)
    const presentOf = new Map(present.map((login) => [login.id, login]))
    // A password that its owner chose in this time is replaced: a user cannot prevent a reset by changing the password
    // again and again.
    const isIssuedMeanwhile = ({ id, passwordHash }: User) =>
      presentOf.get(id)?.passwordHash !== passwordHash && presentOf.get(id)?.passwordChangedAt === null
    if (logins.some(isIssuedMeanwhile)) return undefined
    for (const { login, passwordHash, sealed } of issued) {
      await tables.users.issuePassword(login.id, passwordHash, sealed)
      await tables.sessions.endAllOf(login.id)
    }
    const changed = logins.map(({ id }) => id)
    return { act: await tables.audit.addAct(entry, recordsOf(entry, changed), act) }
  })
  if (!done) return undefined
  const shown = issued.map(({ login: { requestedId, name, grade, userId }, password }) => ({
    _id: requestedId,
    name,
    ...(grade && { grade }),
    userId,
    password,
  }))
  return { logins: shown, ...done }
}

const unknown = (found: readonly unknown[], ids: readonly string[]) =>
  ids.length === 1 ? notFound('user') : someGone(found, ids)
