import fc from 'fast-check'
import { test } from './test.ts'

export { fc }

/** The same cases in each run; others with `PROPERTY_SEED=2 npm test -- …`. */
const seed = Number(process.env.PROPERTY_SEED ?? 1)

/**
 * Adds a test of a rule that holds for everything that fast-check makes. A failure names the smallest case that it finds,
 * and the seed.
 */
export function property<T extends [unknown, ...unknown[]]>(
  name: string,
  made: { [K in keyof T]: fc.Arbitrary<T[K]> },
  holds: (...values: T) => void | Promise<void>,
): void {
  const rule = fc.asyncProperty(...made, async (...values) => holds(...(values as T)))
  test(name, () => fc.assert(rule, { seed, numRuns: 200 }))
}
