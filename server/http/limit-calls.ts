import { setImmediate as nextTurn } from 'node:timers/promises'
import { HttpError } from '../errors.ts'
import { type Gone, limitConcurrency, limitConcurrencyByKey } from '../limit-concurrency.ts'

/**
 * Calls of one login that are worked on at once. More than the lists and photos of one page that a browser asks for
 * together over six connections; over HTTP/2, which has room for a hundred, the others wait for some milliseconds.
 */
const AT_ONCE = 32

/** So many more wait: two browsers of one person, each with all that HTTP/2 lets it ask for. */
const WAITING = 256

/** In seconds. */
const RETRY_AFTER = 3

const tooMany = () =>
  new HttpError(429, `Your login asks for too much at the same moment. Wait ${RETRY_AFTER} seconds, then try again.`, {
    retryAfter: RETRY_AFTER,
  })

/**
 * Lets one login have only so much of this process, so that others are answered meanwhile. Calls without a login are
 * not limited here: docs/limits.md says what limits them.
 */
export function limitCalls() {
  const limit = limitConcurrencyByKey(AT_ONCE, { waiting: WAITING, refusal: tooMany })
  /** Calls that have waited begin in turns of the event loop of their own, so that new ones come in between. */
  const oneEachTurn = limitConcurrency(1)

  /**
   * Works when it is the login's turn.
   * @param login its `id`
   * @param gone a call that still waits when the client disconnects is given up
   * @param work is told whether it had to wait
   * @throws HttpError 429 if too many calls wait, 408 if the client has disconnected
   */
  return async <T>(login: string, gone: Gone, work: (hasWaited: boolean) => Promise<T>): Promise<T> => {
    const place = limit.join(login, gone)
    try {
      if (place.turn) {
        await place.turn
        // Several places may have become free together.
        await oneEachTurn(() => nextTurn())
      }
      return await work(place.turn !== undefined)
    } finally {
      // In the next turn of the event loop: queries on SQLite wait for nothing, so that otherwise a hundred calls that
      // have arrived together would all be answered before that of somebody else.
      setImmediate(place.leave)
    }
  }
}
