import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** It has no imports of ours, so that it is the same text for the sources and in a bundle. */
const IN_A_THREAD = `
  const { parentPort, workerData } = require('node:worker_threads')
  const database = new (require(workerData.library))(workerData.file, { readonly: true, fileMustExist: true })
  parentPort.postMessage(database.pragma('quick_check(1)', { simple: true }))
  database.close()
`

/**
 * Reads every page of a database, of its tables and of its indexes, without holding up the event loop: 1 s of a thread
 * for each GB that the system has in its memory.
 * @throws an error with the code SQLITE_CORRUPT that names the first page that is damaged
 */
export async function readEveryPage(file: string): Promise<void> {
  const library = createRequire(import.meta.url).resolve('better-sqlite3')
  const worker = new Worker(IN_A_THREAD, { eval: true, workerData: { library, file } })
  const found = await new Promise<string>((done, fail) => {
    worker.once('message', done)
    worker.once('error', fail)
    worker.once('exit', () => fail(new Error('the thread has ended before its result')))
  })
  if (found !== 'ok') throw Object.assign(new Error(found), { code: 'SQLITE_CORRUPT' })
}
