import { Worker } from 'node:worker_threads'

/** A text, so that it is the same from source and in a bundle. */
const THREAD_SCRIPT = `
  const { DatabaseSync } = require('node:sqlite')
  const { parentPort, workerData } = require('node:worker_threads')
  const database = new DatabaseSync(workerData, { readOnly: true })
  parentPort.postMessage(database.prepare('pragma quick_check(1)').get().quick_check)
  database.close()
`

/**
 * Reads every page of the tables and indexes of a database, without blocking the event loop: a thread takes 1 s for each
 * GB that is in the memory of the system.
 * @throws an error with the code SQLITE_CORRUPT that names the first page that is damaged
 */
export async function readEveryPage(file: string): Promise<void> {
  const worker = new Worker(THREAD_SCRIPT, { eval: true, workerData: file })
  const found = await new Promise<string>((done, fail) => {
    worker.once('message', done)
    worker.once('error', fail)
    worker.once('exit', () => fail(new Error('the thread has ended before its result')))
  })
  if (found !== 'ok') throw Object.assign(new Error(found), { code: 'SQLITE_CORRUPT' })
}
