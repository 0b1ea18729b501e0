import { resolve } from 'node:path'
import { createWorkers } from '../server/workers/workers.ts'

const { TEST_BUNDLE } = process.env
/** In the bundle of the run; benchmarks, which have none, build before. */
const program = TEST_BUNDLE ? `${TEST_BUNDLE}/server/worker.js` : 'dist/server/programs/worker.js'

/** Worker processes that belong to one test. They end when they are idle, or with this process. */
export const ownWorkers = () => createWorkers(resolve(program))

/** For all schools of this process, so that each does not start its own. */
export const sharedWorkers = ownWorkers()
