import type { Context } from 'hono'
import { uploadLimits } from '#contract'
import { messageRef } from '#contract/failures'
import type { Operation } from '#contract/operations'
import { HttpError } from '../errors.ts'
import { type Form, readForm } from '../http/bodies.ts'
import { validate } from '../http/validation.ts'
import { limitConcurrency, limitConcurrencyByKey } from '../limit-concurrency.ts'
import type { PreparedPhoto } from '../photos/decode.ts'
import type { Services } from '../services.ts'

/** Bodies that arrive at once: each is in memory as a whole, or on the disk, as long as its sender takes. */
const MOST = 8
/** Of one sender, so that some are always left for others. */
const OF_SENDER = 2
/** Bodies that wait in the queue for all. */
const WAITING = 20
/** A body may take as long as its line needs; who waits behind such bodies is told so. */
const STUCK_MS = 10_000
/** In seconds. */
const RETRY_AFTER = 10

const ownStillArrive = () =>
  new HttpError(429, messageRef('loginBusy', { seconds: RETRY_AFTER }), { retryAfter: RETRY_AFTER })

const limitSender = limitConcurrencyByKey(OF_SENDER, { stuckMs: STUCK_MS, tooMany: ownStillArrive })
const limitAll = limitConcurrency(MOST, { waiting: WAITING, stuckMs: STUCK_MS })

/**
 * Receives a body when it is its turn. A large one waits in the queue of its sender, then in the one for all.
 * @param sender the login or the IP address that the upload counts for
 * @throws HttpError 429 if nothing moves in the queue, 408 if the sender is gone
 */
export function inTurn<T>(c: Context, sender: string, receive: () => Promise<T>): Promise<T> {
  const isSmall = Number(c.req.header('content-length') ?? Number.NaN) <= uploadLimits.jsonBytes
  if (isSmall) return receive()
  const gone = () => c.req.raw.signal
  return limitSender(sender, () => limitAll(receive, gone), gone)
}

/**
 * Reads and validates a form, and prepares its photos.
 * @param sender see `inTurn`; photos of one sender also wait for their turn to be prepared
 * @throws HttpError 400, 408, 413, 415, 429 or 503
 */
export async function readUpload(
  { form, files = {} }: Operation,
  c: Context,
  sender: string,
  { photos: { prepare }, workers }: Pick<Services, 'photos' | 'workers'>,
) {
  if (!form) return { form: undefined, photos: {} }
  const take = async (sent: Form) => {
    const fields = validate(form, sent.fields)
    const photos: Record<string, PreparedPhoto> = {}
    for (const [field, need] of Object.entries(files)) {
      const file = sent.files[field]
      if (!file && need === 'required') throw new HttpError(400, messageRef('required', { name: field }), { field })
      if (file) photos[field] = await prepare(file, field)
    }
    return { form: fields, photos }
  }
  // It holds its turn until its photos are prepared, since they are in memory until then.
  return inTurn(c, sender, async () => {
    const sent = await readForm(c.req.raw, Object.keys(files))
    return Object.keys(sent.files).length > 0 ? workers.forSender(sender, () => take(sent)) : take(sent)
  })
}
