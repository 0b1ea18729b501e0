/**
 * Runs test files, one after another, in this process: `node tests/runner/files.ts tests/a.test.ts tests/b.test.ts`.
 * With `TEST_BUNDLE` it loads their bundles from that folder (bundle.ts).
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { eventsOfFile, loadingFile } from './events.ts'

// As uvu's own CLI does for several files: each adds its tests to a queue, which `exec` runs.
const uvuGlobals = globalThis as unknown as { UVU_DEFER: number; UVU_INDEX: number; UVU_QUEUE: unknown[][] }
uvuGlobals.UVU_DEFER = 1
const { exec } = await import('uvu')
const { dropTests } = await import('../test.ts')

for (const [index, path] of process.argv.slice(2).entries()) {
  uvuGlobals.UVU_INDEX = index
  uvuGlobals.UVU_QUEUE.push([path])
  loadingFile(path)
  try {
    await import(pathToFileURL(resolve(moduleOf(path))).href)
  } catch (error) {
    dropTests()
    eventsOfFile()({ type: 'broken', error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}
if (!process.env.TEST_LIST) await exec()

function moduleOf(path: string): string {
  const { TEST_BUNDLE: folder } = process.env
  return folder ? join(folder, path.replace(/\.tsx?$/, '.js')) : path
}
