/** A random order that is the same for the same seed (Fisher–Yates, with a linear congruential generator). */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const result = [...items]
  let state = seed >>> 0
  for (let last = result.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (last + 1))
    const [a, b] = [result[last] as T, result[other] as T]
    result[last] = b
    result[other] = a
  }
  return result
}
