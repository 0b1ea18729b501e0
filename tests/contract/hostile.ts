/** Texts on which careless work takes time with the square of their length. */
export const HOSTILE = {
  '20 million letters': 'a'.repeat(20_000_000),
  // Marks of two kinds, which normalizing sorts.
  '200,000 combining marks': `a${'\u0344'.repeat(100_000)}${'\u0316'.repeat(100_000)}`,
  '200,000 digits': '7'.repeat(200_000),
  '200,000 spaces': `x${' '.repeat(200_000)}x`,
  '200,000 line breaks': `x${'\n'.repeat(200_000)}x`,
} as const

/** As much of a text as fits, with both kinds of its signs. */
export function short(text: string, bytes: number): string {
  const half = Math.floor(Math.min(text.length, bytes / Buffer.byteLength(text.at(1) ?? '')) / 2)
  return text.slice(0, half) + text.slice(text.length - half)
}

/** Work that other work is compared with, and the time it took when it was measured first. */
export type Floor = { work: () => unknown; time: number }

export async function floorOf(work: () => unknown, attempts = 5): Promise<Floor> {
  return { work, time: await shortest(work, attempts) }
}

/**
 * How many times as much processor time as the floor some work takes. While it seems to take more, both are measured
 * again in turn: other work of the process (collecting garbage, hashing an earlier password), or a machine that has
 * become slower, then affects both.
 */
export async function timesSlower(work: () => unknown, floor: Floor, rounds = 5): Promise<number> {
  let least = (await processorTime(work)) / floor.time
  // What would be a failure is measured more often.
  for (let round = 0; round < (least < 10 ? rounds : 6 * rounds) && least > 3; round++) {
    const time = await shortest(floor.work, 3)
    least = Math.min(least, (await shortest(work, 3)) / time)
  }
  return least
}

/**
 * The least processor time of several runs of the same work. Not the time on a clock: that says more about the other
 * programs of a busy machine than about the work.
 */
async function shortest(work: () => unknown, attempts: number): Promise<number> {
  const times: number[] = []
  for (let attempt = 0; attempt < attempts; attempt++) times.push(await processorTime(work))
  return Math.min(...times)
}

/** In microseconds, never 0: the system counts shorter work as none. */
async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return Math.max(user + system, 1)
}
