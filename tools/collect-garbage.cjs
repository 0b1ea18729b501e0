/**
 * Loaded before a program that runs with --expose-gc: collects garbage from the event loop, where no JavaScript runs, as
 * an idle server does it. On SIGUSR2 it writes the bytes that are in use after two collections to stderr.
 */
const collect = () => globalThis.gc({ type: 'major', execution: 'async' })

setInterval(collect, 250).unref()
process.on('SIGUSR2', async () => {
  await collect()
  await collect()
  const { heapUsed, external } = process.memoryUsage()
  process.stderr.write(`in use: ${heapUsed + external}\n`)
})
