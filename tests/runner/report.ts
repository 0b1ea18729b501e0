import type { Failure } from './outcome.ts'
import type { Done, Task, Watcher } from './schedule.ts'

/** How often the running tasks are printed. */
const STATUS_MS = 20_000

/** Prints which tasks are done, running and waiting, line by line. */
export function progressReport(total: number): Watcher & { close(): void } {
  const running = new Map<string, { since: number; test?: string }>()
  let finished = 0
  const timer = setInterval(() => {
    const tasks = [...running].map(
      ([name, { since, test }]) => `${name} ${seconds(performance.now() - since)}${test ? ` (${test})` : ''}`,
    )
    const waiting = total - finished - running.size
    console.log(`  ${finished} of ${total} done, ${waiting} waiting, running: ${tasks.join('; ')}`)
  }, STATUS_MS)
  return {
    started: ({ name }: Task) => void running.set(name, { since: performance.now() }),
    progressed({ name }, test) {
      const task = running.get(name)
      if (task) task.test = test
    },
    done({ name, ms, outcome }) {
      running.delete(name)
      finished += 1
      const { passed, failures, skipped } = outcome
      const failed = failures.length > 0 ? `, ${failures.length} FAILED` : skipped.length > 0 ? ', skipped' : ''
      const count = `[${String(finished).padStart(String(total).length)}/${total}]`
      const mark = failures.length > 0 ? '✘' : '•'
      console.log(
        `${mark} ${count} ${name.padEnd(46)} ${`${passed.length} passed${failed}`.padStart(12)} ${seconds(ms).padStart(8)}`,
      )
      if (failures.length > 0) console.log(`${failures.map(inWords).join('\n')}\n`)
    },
    close: () => clearInterval(timer),
  }
}

/** The slowest files, every failure once more with the command that runs it alone, what was skipped, the counts. */
export function summary(done: readonly Done[], failures: readonly Failure[], took: number): void {
  const slowest = done.filter(({ files }) => files > 0).sort((a, b) => b.ms - a.ms)
  console.log(
    `\nThe slowest: ${slowest
      .slice(0, 5)
      .map(({ name, ms }) => `${name} ${seconds(ms)}`)
      .join(', ')}`,
  )
  const work = done.reduce((sum, { ms }) => sum + ms, 0)
  console.log(`${done.length} steps and files in ${seconds(took)} (their sum: ${seconds(work)})`)
  if (failures.length > 0)
    console.log(`\nFailed:\n${failures.map((one) => `${inWords(one)}\n${howToRepeat(one)}`).join('\n')}`)
  const passed = done.reduce((sum, { outcome }) => sum + outcome.passed.length, 0)
  const skipped = done.flatMap(({ outcome }) => outcome.skipped)
  if (skipped.length > 0)
    console.log(`\nSkipped:\n${skipped.map(({ name, reason }) => `  ${name}: ${reason}`).join('\n')}`)
  console.log(`\n${passed} passed, ${failures.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`)
}

function inWords({ file, test, error }: Failure): string {
  const where = [file, test].filter(Boolean).join(': ')
  return `  ✘ ${where}\n${error.trimEnd().replace(/^/gm, '      ')}`
}

function howToRepeat({ file, test }: Failure): string {
  if (!file) return ''
  const only = test ? ` --only ${JSON.stringify(test)}` : ''
  return `      alone: npm test -- ${file}${only}`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
