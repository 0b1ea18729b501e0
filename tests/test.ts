/**
 * The `test` of every test file: uvu's, with these additions for the runner (`npm test`).
 *
 * - All hooks of `test.after.each` run, also after a failed test.
 * - `TEST_ONLY` runs one test by its name; `TEST_SHUFFLE` is a seed for a random order; `TEST_LIST` runs none and lists them.
 * - The runner gets an IPC message (`TestEvent`) for each test. Without a runner there is only uvu's own report.
 */
import { test as uvuTest } from 'uvu'
import { eventsOfFile, type TestEvent } from './runner/events.ts'
import { shuffled } from './runner/shuffle.ts'
import { inSource } from './runner/source-places.ts'

type Run = () => Promise<unknown> | unknown
type Tell = (event: TestEvent) => void
type Test = { name: string; run: Run; rows: readonly string[] }

let tests: Test[] = []
let setUps: Run[] = []
let tearDowns: Run[] = []
const lastingSetUps: Run[] = []
const lastingTearDowns: Run[] = []
const lastingEnds: Run[] = []

/** Adds a test. Its name is unique in its file. `rows`: the rows of docs/rows.tsv that it covers. */
export function test(name: string, run: Run, rows: readonly string[] = []): void {
  if (tests.some((other) => other.name === name)) throw new Error(`Two tests have the name '${name}': rename one.`)
  tests.push({ name, run, rows })
}

const beforeEach = (run: Run) => void setUps.push(run)
const afterEach = (run: Run) => void tearDowns.push(run)
test.before = Object.assign((run: Run) => uvuTest.before(reported('before the first test', run, eventsOfFile())), {
  each: beforeEach,
})
test.after = Object.assign((run: Run) => uvuTest.after(reported('after the last test', run, eventsOfFile())), {
  each: afterEach,
})

/** Hooks of a module that several test files of one process share: they run for each test of every file. */
export const everyTest = {
  before: (run: Run) => void lastingSetUps.push(run),
  after: (run: Run) => void lastingTearDowns.push(run),
  afterFile: (run: Run) => void lastingEnds.push(run),
}

export { atProcessEnd, endProcess } from '../tools/process-end.ts'

/** Removes the tests of a file that threw while it was loaded. */
export function dropTests(): void {
  tests = []
  setUps = []
  tearDowns = []
}

/** Runs the tests of the file. The last line of each file. */
test.run = () => {
  const chosen = choose(tests)
  const [before, after] = [
    [...lastingSetUps, ...setUps],
    [...lastingTearDowns, ...tearDowns],
  ]
  dropTests()
  const tell = eventsOfFile()
  tell({ type: 'plan', tests: chosen.map(({ name }) => name) })
  // The hooks run even when the tests are only listed: they close what the file opened while it was loaded.
  if (!process.env.TEST_LIST) for (const one of chosen) uvuTest(one.name, () => runTest(one, before, after, tell))
  for (const end of lastingEnds) uvuTest.after(end as () => Promise<void>)
  uvuTest.run()
}

function choose(all: Test[]): Test[] {
  const { TEST_ONLY: only, TEST_SHUFFLE: seed } = process.env
  const wanted = only === undefined ? all : all.filter(({ name }) => name === only)
  return seed === undefined ? wanted : shuffled(wanted, Number(seed))
}

async function runTest({ name, run, rows }: Test, before: Run[], after: Run[], tell: Tell): Promise<void> {
  const started = performance.now()
  tell({ type: 'start', test: name })
  const errors: unknown[] = []
  try {
    for (const hook of before) await hook()
    await run()
  } catch (error) {
    errors.push(error)
  }
  for (const hook of after) {
    try {
      await hook()
    } catch (error) {
      errors.push(error)
    }
  }
  const event: TestEvent = { type: 'end', test: name, ms: performance.now() - started, rows: [...rows] }
  if (errors.length > 0) event.error = errors.map(inWords).join('\n')
  tell(event)
  if (errors.length > 0) throw errors[0]
}

/** Reports an error of a hook: uvu ignores it. */
function reported(when: string, run: Run, tell: Tell): () => Promise<void> {
  return async () => {
    try {
      await run()
    } catch (error) {
      tell({ type: 'broken', error: `${when}: ${inWords(error)}` })
      throw error
    }
  }
}

/** The text of an error: the message, uvu's diff of two values, and the stack lines in our files. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { details } = error as { details?: string }
  const places = inSource(error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at .*\b(tests|portal|server|ui-kit)\//.test(line))
  return [error.message, details, ...places.slice(0, 4)].filter(Boolean).join('\n')
}
