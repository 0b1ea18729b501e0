/**
 * Runs test files, one after another, in this process: `node tests/runner/files.ts tests/a.test.ts tests/b.test.ts`.
 * Without a path it is a worker (workers.ts): it runs those that come in messages, until the runner disconnects.
 * With `TEST_BUNDLE` it loads their bundles from that folder (bundle.ts).
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { eventsOfFile, loadingFile } from './events.ts'
import { inSource } from './source-places.ts'

// As uvu's own CLI does for several files: each adds its tests to a queue, which `exec` runs.
const uvuGlobals = globalThis as unknown as { UVU_DEFER: number; UVU_INDEX: number; UVU_QUEUE: unknown[][] }
uvuGlobals.UVU_DEFER = 1
const { exec } = await import('uvu')
uvuGlobals.UVU_INDEX = 0
const { dropTests, endProcess } = await import('../test.ts')

const paths = process.argv.slice(2)
if (paths.length > 0) {
  await runFiles(paths)
  await endProcess()
} else {
  process.on('message', async ({ paths, env }: { paths: string[]; env: NodeJS.ProcessEnv }) => {
    Object.assign(process.env, env)
    await runFiles(paths)
    process.send?.({ type: 'ran', code: process.exitCode })
  })
  process.on('disconnect', endProcess)
}

/** Runs each file to its end before the next one is loaded. */
async function runFiles(paths: readonly string[]): Promise<void> {
  let failed = false
  for (const path of paths) {
    uvuGlobals.UVU_QUEUE.splice(0, Number.POSITIVE_INFINITY, [path])
    await loadFile(path)
    await exec()
    // uvu sets it for each file anew.
    failed ||= Boolean(process.exitCode)
  }
  process.exitCode = Number(failed)
}

async function loadFile(path: string): Promise<void> {
  loadingFile(path)
  try {
    await import(pathToFileURL(resolve(moduleOf(path))).href)
  } catch (error) {
    dropTests()
    eventsOfFile()({
      type: 'broken',
      error: error instanceof Error ? inSource(error.stack ?? error.message) : String(error),
    })
  }
}

function moduleOf(path: string): string {
  const { TEST_BUNDLE: folder } = process.env
  return folder ? join(folder, path.replace(/\.tsx?$/, '.js')) : path
}
