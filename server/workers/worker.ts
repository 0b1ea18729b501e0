/**
 * A worker process of the server: does one job at a time, and ends with the server. Started by `createWorkers`, not by a
 * person.
 */
import { writeFileSync } from 'node:fs'
import { EXIT_MEMORY, jobs, type Reply, type Request } from './jobs.ts'

/**
 * The resident memory that one process may take. What jobs need is bounded before they begin, so only what was made to
 * deceive that bound reaches this one.
 */
const MOST_BYTES = 600_000_000
/** Decoding 20 MB takes about so long. */
const WATCH_MS = 20

/** Does a job. The decoders work in threads, so that the memory is watched meanwhile. */
async function perform({ name, input }: Request): Promise<Reply> {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > MOST_BYTES) process.exit(EXIT_MEMORY)
  }, WATCH_MS)
  try {
    return { result: await (jobs[name] as (input: Request['input']) => Promise<unknown>)(input) }
  } catch (error) {
    return { error: String((error as Error).stack) }
  } finally {
    clearInterval(watch)
  }
}

process.on('message', async (request: Request) => process.send?.(await perform(request)))
process.on('disconnect', () => process.exit())
// A server that is told to stop finishes what runs; a terminal and systemd tell all its processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
try {
  // Linux: when memory is short, the kernel ends this process before the server.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Other systems choose themselves.
}
