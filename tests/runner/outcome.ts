import type { TestEvent } from './events.ts'
import type { Ended } from './processes.ts'

/** An error of a test, of a whole file, or of a step. */
export type Failure = { file?: string; test?: string; error: string }

export type Passed = { file: string; test: string; rows: string[] }

/** A step that the machine cannot do, or a file that needs it. */
export type Skipped = { name: string; reason: string }

export type Outcome = { passed: Passed[]; failures: Failure[]; skipped: Skipped[] }

/**
 * Runs test files and collects their events. A whole file fails with one error when its result is unreliable: it planned no
 * test (for example without `test.run()`), a planned test never ended, or the process ended with an error.
 */
export async function outcomeOf(
  files: string[],
  env: NodeJS.ProcessEnv,
  run: (onEvent: (event: TestEvent) => void) => Promise<Ended>,
): Promise<Outcome> {
  const passed: Passed[] = []
  const failures: Failure[] = []
  const planned = new Map<string, Set<string>>()
  const running = new Set<string>()
  const { code, output } = await run((event) => {
    const { file = '' } = event
    if (event.type === 'plan') planned.set(file, new Set(event.tests))
    if (event.type === 'broken') failures.push({ file, error: event.error })
    if (event.type === 'start') running.add(event.test)
    if (event.type !== 'end') return
    planned.get(file)?.delete(event.test)
    running.delete(event.test)
    if (event.error === undefined) passed.push({ file, test: event.test, rows: event.rows })
    else failures.push({ file, test: event.test, error: event.error })
  })
  const explained = failures.length > 0
  for (const file of files) {
    if (!planned.has(file) && !failures.some((one) => one.file === file))
      failures.push({ file, error: `no test ran: does the file end with test.run()?\n${output}` })
    for (const test of (!env.TEST_LIST && planned.get(file)) || []) {
      const why = running.has(test) ? 'it was running when the process ended' : 'it never ran'
      failures.push({ file, test, error: `${why}\n${explained ? '' : output}` })
    }
    if (env.TEST_ONLY === undefined && planned.get(file)?.size === 0 && !passed.some((one) => one.file === file)) {
      const failed = failures.some((one) => one.file === file)
      if (!failed) failures.push({ file, error: 'the file has no tests' })
    }
  }
  if (code !== 0 && failures.length === 0)
    failures.push({ file: files.join(' '), error: `the process ended with ${code} though no test failed\n${output}` })
  return { passed, failures, skipped: [] }
}
