/**
 * A worker process of the server: does one job at a time, and ends with the server. Started by `createWorkers`, not by a
 * person.
 */
import { writeFileSync } from 'node:fs'
import { drawBrandJob } from './branding/brand.ts'
import { planJob } from './imports/draft/planned.ts'
import { readTableJob } from './imports/read/read-file.ts'
import { checkPictureJob, decodePhotoJob } from './photos/photos.ts'
import { processBytes } from './workers/memory.ts'
import { EXIT_MEMORY, type Job, type Reply, type Request } from './workers/workers.ts'

const jobs = new Map<string, (input: never) => Promise<unknown>>()
const provide = <Input, Result>({ name }: Job<Input, Result>, how: (input: Input) => Promise<Result>) =>
  jobs.set(name, how)
// The decoders are loaded with the first job that needs them.
provide(decodePhotoJob, async (input) => (await import('./photos/decode.ts')).decodePhoto(input))
provide(checkPictureJob, async (input) => (await import('./photos/decode.ts')).checkPicture(input))
provide(drawBrandJob, async (input) => (await import('./branding/draw.ts')).drawBrand(input))
provide(planJob, async (input) => (await import('./imports/plan/job.ts')).planDraft(input))
provide(readTableJob, async (file) => (await import('./imports/read/read-table.ts')).readTable(file))

/** In this time a decoder takes about 20 MB. */
const WATCH_MS = 20

/** Does a job. The decoders work in threads, so that this thread can watch the memory. */
async function perform({ name, input }: Request): Promise<Reply> {
  const watch = setInterval(() => {
    // The memory of a job is estimated before it begins. Only a file that was made to defeat the estimate gets here.
    if (process.memoryUsage.rss() > processBytes) process.exit(EXIT_MEMORY)
  }, WATCH_MS)
  try {
    const how = jobs.get(name)
    if (!how) throw new Error(`There is no job '${name}'.`)
    return { result: await how(input as never) }
  } catch (error) {
    return { error: String((error as Error).stack) }
  } finally {
    clearInterval(watch)
  }
}

process.on('message', async (request: Request) => process.send?.(await perform(request)))
process.on('disconnect', () => process.exit())
// A terminal and systemd send the signal to all processes. The server finishes its requests, which need this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
try {
  // Linux: when memory is short, the kernel ends this process before the server.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Not Linux: there is no such file.
}
