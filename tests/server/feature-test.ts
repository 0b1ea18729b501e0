import { isPostgres } from '../../tools/engine.ts'
import { test } from '../test.ts'

/** A test of what is above the store, in a file that runs on both engines: it runs on SQLite only. */
export const featureTest: (...args: Parameters<typeof test>) => void = isPostgres ? () => {} : test
