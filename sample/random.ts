/** A random generator with the same sequence for the same seed, so that the sample school is the same each time. */
export type Random = {
  /** From 0 up to but not including 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  /** True in `share` of all cases. */
  chance(share: number): boolean
  shuffled<T>(list: readonly T[]): T[]
}

/** mulberry32, with 32 bits of state. Never for secrets. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    pick: <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T,
    chance: (share) => next() < share,
    shuffled: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
  }
}
