/** Texts on which careless work takes time with the square of their length. */
export const HOSTILE = {
  '20 million letters': 'a'.repeat(20_000_000),
  // Marks of two kinds, which normalizing sorts.
  '200,000 combining marks': `a${'\u0344'.repeat(100_000)}${'\u0316'.repeat(100_000)}`,
  '200,000 digits': '7'.repeat(200_000),
  '200,000 spaces': `x${' '.repeat(200_000)}x`,
  '200,000 line breaks': `x${'\n'.repeat(200_000)}x`,
} as const

/**
 * The least processor time of several runs of the same work. Not the time on a clock: that says more about the other
 * programs of a busy machine than about the work.
 */
export async function shortest(work: () => unknown, tries = 5): Promise<number> {
  const times: number[] = []
  for (let attempt = 0; attempt < tries; attempt++) times.push(await processorTime(work))
  return Math.min(...times)
}

/** How many times as much as the floor some work takes. It is tried again only while it seems to take more. */
export async function timesSlower(work: () => unknown, floor: number, tries = 5): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < tries && least > 3; attempt++) {
    least = Math.min(least, (await processorTime(work)) / floor)
  }
  return least
}

/** In microseconds, never 0: the system counts shorter work as none. */
async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return Math.max(user + system, 1)
}
