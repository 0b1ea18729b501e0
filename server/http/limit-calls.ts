import { setImmediate as nextTurn } from 'node:timers/promises'
import { messageRef } from '#contract/failures'
import { HttpError } from '../errors.ts'
import { type Gone, limitConcurrency, limitConcurrencyByKey, type Slot } from '../limit-concurrency.ts'

/**
 * Calls of one login that run at the same time. More than the lists and photos of one page that a browser asks for
 * together over six connections; over HTTP/2, which has room for a hundred, the others wait for some milliseconds.
 */
const MAX_RUNNING = 32

/** Calls that wait besides: enough for two browsers of one person, each with all calls that HTTP/2 lets it send. */
const MAX_WAITING = 256

/** In seconds. */
const RETRY_AFTER = 3

const tooMany = () => new HttpError(429, messageRef('loginBusy', { seconds: RETRY_AFTER }), { retryAfter: RETRY_AFTER })

/**
 * Limits the concurrent calls of one login, so that calls of others do not wait for them. Calls without a login are not
 * limited here: docs/limits.md says what limits them.
 */
export function limitCalls() {
  const limit = limitConcurrencyByKey(MAX_RUNNING, { waiting: MAX_WAITING, tooMany })
  /** Calls that have waited begin one in each turn of the event loop, so that new calls come in between. */
  const onePerTurn = limitConcurrency(1)

  let ended: Slot[] = []
  const releaseEnded = () => {
    const slots = ended
    ended = []
    for (const slot of slots) slot.release()
  }

  /**
   * Runs `work` when it is its turn.
   * @param login its `id`
   * @param gone a call that still waits when the client disconnects is dropped
   * @param work gets whether the call had to wait
   * @throws HttpError 429 if too many calls wait, 408 if the client has disconnected
   */
  return async <T>(login: string, gone: Gone, work: (hasWaited: boolean) => Promise<T>): Promise<T> => {
    const slot = limit.acquire(login, gone)
    try {
      if (slot.turn) {
        await slot.turn
        // Several slots may have become free together.
        await onePerTurn(() => nextTurn())
      }
      return await work(slot.turn !== undefined)
    } finally {
      // In the next turn of the event loop: SQLite queries are synchronous. Without this, a hundred calls that arrive
      // together would all be answered before the call of another person.
      if (ended.push(slot) === 1) setImmediate(releaseEnded)
    }
  }
}
