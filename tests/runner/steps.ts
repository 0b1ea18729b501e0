/** What is made once for all test files that need it, and the checks that are no tests. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumPath, installHeadless } from '../../tools/chromium.ts'
import { firefoxPath } from '../../tools/firefox.ts'
import { startPostgres } from '../../tools/postgres-server.ts'
import { bundlePrograms } from '../../tools/programs.ts'
import type { Outcome } from './outcome.ts'
import { environment, runProcess } from './processes.ts'
import type { Task } from './schedule.ts'

const closers: (() => Promise<void> | void)[] = []

/** TypeScript is written in Go. When it collects garbage less often, it takes 1.5 s of the processor less. */
const FEW_COLLECTIONS = { GOGC: '400' }

export const steps: Task[] = [
  command('build', ['node', 'build.mjs']),
  command('package', ['node', 'build/pack-kit.mjs'], FEW_COLLECTIONS),
  // A page of a component leads to its Markdown in the package.
  { ...command('storybook', ['npm', 'run', '--silent', 'build:storybook']), needs: ['package'] },
  step('chromium', findChromium),
  { name: 'firefox', needs: [], files: 0, run: findFirefox },
  // By default four checkers run, and each resolves again what the others have resolved: without an earlier result, one
  // takes 9 s of the processor and four take 16.
  command('types', ['tsc', '--noEmit', '--checkers', '1'], FEW_COLLECTIONS),
  command('lint', ['npm', 'run', '--silent', 'lint:style']),
  { ...step('sample', fillSampleSchool), needs: ['build'] },
  step('postgres', findPostgres),
  step('programs', bundleServerPrograms),
]

/** Ends what the steps have started. */
export async function closeSteps(): Promise<void> {
  for (const close of closers) await close()
}

function step(name: string, work: () => Promise<string | undefined>): Task {
  const run = async (): Promise<Outcome> => {
    const error = await work()
    return error === undefined
      ? { passed: [{ file: '', test: name, rows: [] }], failures: [], skipped: [] }
      : { passed: [], failures: [{ test: name, error }], skipped: [] }
  }
  return { name, needs: [], files: 0, run }
}

/** A command that either works or does not: it counts as one test. */
function command(name: string, words: string[], env: NodeJS.ProcessEnv = {}): Task {
  return step(name, async () => {
    const { code, output } = await runProcess(words, { env })
    return code === 0 ? undefined : output
  })
}

/** Installs a browser where there is none, before several files look for it. */
async function findChromium(): Promise<undefined> {
  await installHeadless()
  environment.CHROMIUM_PATH = await chromiumPath()
}

/** A machine without a Firefox, on which none can be installed, skips the files that need it. */
async function findFirefox(): Promise<Outcome> {
  const path = await firefoxPath()
  if (!path) {
    const reason = 'there is no Firefox, and none can be installed from here: install one, or set FIREFOX_PATH to it'
    return { passed: [], failures: [], skipped: [{ name: 'firefox', reason }] }
  }
  environment.FIREFOX_PATH = path
  return { passed: [{ file: '', test: 'firefox', rows: [] }], failures: [], skipped: [] }
}

/** The server and its commands, once for all files that start them: each worker for itself would take 0.7 s. */
async function bundleServerPrograms(): Promise<undefined> {
  const folder = `${environment.TEST_BUNDLE}/programs`
  await bundlePrograms(folder)
  environment.TEST_PROGRAMS = folder
}

/** A PostgreSQL for all files that ask for one: TEST_DATABASE_URL names a server that is there, or one is started. */
async function findPostgres(): Promise<undefined> {
  if (environment.TEST_DATABASE_URL) return
  const { url, remove } = await startPostgres()
  closers.push(remove)
  environment.TEST_DATABASE_URL = url
}

/** Two in each class: a page of 50 rows takes axe a second more than one of 20, and shows nothing else. */
const SAMPLE_STUDENTS = '20'

/** The sample school of `npm run demo`, once: a file that reads it starts its own server on a copy. */
async function fillSampleSchool(): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'school-sample-'))
  closers.push(() => rmSync(folder, { recursive: true, force: true }))
  const { code, output } = await runProcess(['node', 'dist/server/demo.js', SAMPLE_STUDENTS], {
    env: { DATA_DIR: folder },
  })
  Object.assign(environment, { SAMPLE_DIR: folder, SAMPLE_OUTPUT: output })
  return code === 0 ? undefined : output
}
