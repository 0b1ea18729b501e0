/**
 * A random generator with the same sequence for the same seed, so that the sample school is the same each time:
 * mulberry32, with 32 bits of state. Never for secrets.
 */
export function seeded(seed: number) {
  let state = seed >>> 0
  /** From 0 up to but not including 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number from `low` to `high`, both included. */
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    whole,
    pick: <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T,
    /** True in `share` of all cases. */
    chance: (share: number) => next() < share,
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
  }
}

export type Random = ReturnType<typeof seeded>
