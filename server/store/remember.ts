type Bounds<T> = {
  /** Above this sum of weights everything is forgotten. */
  most?: number
  /** What an answer weighs; default 1. */
  weight?: (answer: T) => number
}

/**
 * A reading that is done once and remembered until the data changes: whoever asks the same again, or
 * meanwhile, gets the same answer, which they must not change.
 * @param stamp the state of the data, see `Engine`; looked at before each reading, so that a change
 *   during it makes the next caller read again
 */
export function remember<A extends unknown[], T>(
  stamp: () => string,
  read: (...args: A) => Promise<T>,
  { most = 2_000, weight = () => 1 }: Bounds<T> = {},
): (...args: A) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  let state = ''
  let sum = 0
  const forget = () => {
    known.clear()
    sum = 0
  }
  return (...args) => {
    const now = stamp()
    if (now !== state) forget()
    state = now
    const key = JSON.stringify(args)
    const answer = known.get(key)
    if (answer) return answer
    const reading = read(...args)
    known.set(key, reading)
    reading.then(
      (found) => {
        if (known.get(key) !== reading) return
        sum += weight(found)
        if (sum > most) forget()
      },
      () => {
        if (known.get(key) === reading) known.delete(key)
      },
    )
    return reading
  }
}
