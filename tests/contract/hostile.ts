/** Texts on which careless work takes time with the square of their length. */
export const HOSTILE = {
  '20 million letters': 'a'.repeat(20_000_000),
  // Marks of two kinds, which normalizing sorts.
  '200,000 combining marks': `a${'\u0344'.repeat(100_000)}${'\u0316'.repeat(100_000)}`,
  '200,000 digits': '7'.repeat(200_000),
  '200,000 spaces': `x${' '.repeat(200_000)}x`,
  '200,000 line breaks': `x${'\n'.repeat(200_000)}x`,
} as const

/** The shortest of several times of the same work: another program may have had the processor meanwhile. */
export async function shortest(work: () => unknown, tries = 5): Promise<number> {
  const times: number[] = []
  for (let attempt = 0; attempt < tries; attempt++) times.push(await time(work))
  return Math.min(...times)
}

/** How many times as long as the floor some work takes. It is tried again only while it seems slow. */
export async function timesSlower(work: () => unknown, floor: number, tries = 5): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < tries && least > 2; attempt++) least = Math.min(least, (await time(work)) / floor)
  return least
}

async function time(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
