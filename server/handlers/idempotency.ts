import { messageRef } from '#contract/failures'
import { badRequest, HttpError } from '../errors.ts'
import type { Services } from '../services.ts'
import type { Store, Tables } from '../store/index.ts'
import { type IdempotencyRow, keyId } from '../store/tables/idempotency.ts'

/** The header of a call that must not be done twice. Its value is the sender's; each call has another one. */
export const KEY_HEADER = 'idempotency-key'

/** Characters of a key. */
export const LONGEST_KEY = 100

/** Runs `work` in a transaction, and returns the response that it makes. */
export type Write = <T extends object>(work: (tables: Tables) => Promise<T>) => Promise<T>

/** A call without a key is done each time that it is sent. */
export const writeAlways =
  (store: Store): Write =>
  (work) =>
    store.transaction(work)

/**
 * A call with a key is done once for each login: sent again, it has the response of the first time. What was not done, as
 * a failure, has no key.
 * @param sent what the call is about, with which a second call is compared
 * @returns the response, if the call was done before; and how to write it once
 * @throws HttpError 400 if the key is too long, 409 if something else was sent with it before
 */
export async function once(
  { store, vault, now }: Pick<Services, 'store' | 'vault' | 'now'>,
  { key, user, sent }: { key: string; user: string; sent: unknown },
): Promise<{ before: object | undefined; write: Write }> {
  if (key.length === 0 || key.length > LONGEST_KEY)
    throw badRequest(`The header Idempotency-Key must be a text of 1 to ${LONGEST_KEY} characters.`)
  const field = { entity: 'call', id: keyId(user, key), field: 'response' }
  const fingerprint = vault.sign(JSON.stringify(sent), 'idempotency')

  const responseOf = (row: IdempotencyRow) => {
    if (row.fingerprint !== fingerprint) throw new HttpError(409, messageRef('savedBefore'))
    return JSON.parse(vault.unseal(row.sealedResponse, field))
  }
  const found = await store.idempotency.find(user, key)
  return {
    before: found && responseOf(found),
    write: (work) =>
      store.transaction(async (tables) => {
        // The same call may have come twice at the same time.
        const done = await tables.idempotency.find(user, key)
        if (done) return responseOf(done)
        const response = await work(tables)
        const sealedResponse = vault.seal(JSON.stringify(response), field)
        await tables.idempotency.add({ user, key, fingerprint, sealedResponse, createdAt: now() })
        return response
      }),
  }
}
