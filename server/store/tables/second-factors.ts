import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../schema.ts'

export type SecondFactor = Selectable<Schema['secondFactors']>

/** The second factors of logins, and the recovery codes for people who lose theirs. */
export const secondFactorsIn = (db: Kysely<Schema>) => ({
  find: (user: string): Promise<SecondFactor | undefined> =>
    db.selectFrom('secondFactors').selectAll().where('user', '=', user).executeTakeFirst(),

  /** Stores a secret that is not confirmed yet, or replaces such a one. False if a confirmed one exists. */
  async begin(user: string, sealedSecret: Uint8Array): Promise<boolean> {
    const saved = await db
      .insertInto('secondFactors')
      .values({ user, sealedSecret, confirmedAt: null, lastStep: 0 })
      .onConflict((conflict) =>
        conflict
          .column('user')
          .doUpdateSet({ sealedSecret, lastStep: 0 })
          .where('secondFactors.confirmedAt', 'is', null),
      )
      .returning('user')
      .executeTakeFirst()
    return saved !== undefined
  },

  async confirm(user: string, confirmedAt: string): Promise<void> {
    await db.updateTable('secondFactors').set({ confirmedAt }).where('user', '=', user).execute()
  },

  /** Accepts the code of a time step. False if that step, or a later one, was accepted before. */
  async acceptStep(user: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('secondFactors')
      .set({ lastStep: step })
      .where('user', '=', user)
      .where('lastStep', '<', step)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },

  /** Removes the second factor and the recovery codes. False if none was confirmed. */
  async remove(user: string): Promise<boolean> {
    await db.deleteFrom('recoveryCodes').where('user', '=', user).execute()
    const removed = await db
      .deleteFrom('secondFactors')
      .where('user', '=', user)
      .returning('confirmedAt')
      .executeTakeFirst()
    return Boolean(removed?.confirmedAt)
  },

  /** Replaces all recovery codes. */
  async setRecoveryCodes(user: string, hashes: string[]): Promise<void> {
    await db.deleteFrom('recoveryCodes').where('user', '=', user).execute()
    await db
      .insertInto('recoveryCodes')
      .values(hashes.map((codeHash) => ({ user, codeHash })))
      .execute()
  },

  /** Removes a code, since each is valid once. False if there is no such code. */
  async consumeRecoveryCode(user: string, codeHash: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('recoveryCodes')
      .where('user', '=', user)
      .where('codeHash', '=', codeHash)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },

  async recoveryHashes(user: string): Promise<string[]> {
    const codes = await db.selectFrom('recoveryCodes').select('codeHash').where('user', '=', user).execute()
    return codes.map(({ codeHash }) => codeHash)
  },
})
