import { familyCodesAfter } from '../retention/due.ts'
import type { AuditWriter } from '../security/audit.ts'
import type { Vault } from '../security/credentials.ts'
import { familyCodeHash } from '../security/family-codes.ts'
import type { Tables } from '../store/index.ts'

/** A code as somebody has typed it, as the store looks for it. @param now of the trusted clock */
export const typedFamilyCode = (code: string, vault: Vault, now: number) => ({
  codeHash: familyCodeHash(code, vault),
  at: new Date(now).toISOString(),
  after: familyCodesAfter(now),
})

/** Makes a user the guardian of the student whose code the user has used. To be called in the same transaction. */
export async function linkByCode(
  tables: Tables,
  { user, student, at }: Record<'user' | 'student' | 'at', string>,
  auditEntry: AuditWriter,
): Promise<void> {
  await tables.guardians.add({ user, student, by: 'code', createdAt: at, createdBy: user })
  // Who registers with a code is not logged in yet.
  await tables.audit.add({ ...auditEntry('use family code', 'student', student), actorId: user })
}
