import { availableParallelism } from 'node:os'
import type { Outcome } from './outcome.ts'

export type Task = {
  name: string
  /** Names of the steps that have to be done before. */
  needs: string[]
  /** How many test files it runs; 0 for a step. */
  files: number
  /** `progress` is called with the name of each test that starts. */
  run(progress: (test: string) => void): Promise<Outcome>
}

export type Done = { name: string; files: number; ms: number; outcome: Outcome }

export type Watcher = {
  started(task: Task): void
  progressed(task: Task, test: string): void
  done(done: Done, left: number): void
}

/**
 * Runs the tasks, each after the steps that it needs. Two more than there are cores run at once, since tests also wait:
 * with one more, the whole run took 395 s instead of 368 on two quiet cores.
 */
export async function runAll(tasks: readonly Task[], watcher: Watcher): Promise<Done[]> {
  const waiting = [...tasks]
  const finished: Done[] = []
  const outcomes = new Map<string, Outcome>()
  const running = new Set<Promise<void>>()

  const run = async (task: Task) => {
    const started = performance.now()
    const broken = task.needs.filter((name) => outcomes.get(name)?.failures.length)
    const missing = task.needs.filter((name) => outcomes.get(name)?.skipped.length)
    watcher.started(task)
    const outcome =
      broken.length > 0
        ? notRun(broken)
        : missing.length > 0
          ? skipped(task, missing)
          : await task.run((test) => watcher.progressed(task, test)).catch(thrown)
    outcomes.set(task.name, outcome)
    const done = { name: task.name, files: task.files, ms: performance.now() - started, outcome }
    finished.push(done)
    watcher.done(done, tasks.length - finished.length)
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((task) => task.needs.every((name) => outcomes.has(name)))
    const task = waiting[next]
    if (task && running.size < availableParallelism() + 2) {
      waiting.splice(next, 1)
      const promise: Promise<void> = run(task).finally(() => running.delete(promise))
      running.add(promise)
    } else {
      await Promise.race(running)
    }
  }
  return finished
}

function notRun(needs: string[]): Outcome {
  return { passed: [], failures: [{ error: `not run: ${needs.join(', ')} failed` }], skipped: [] }
}

function skipped({ name }: Task, needs: string[]): Outcome {
  return { passed: [], failures: [], skipped: [{ name, reason: `needs ${needs.join(', ')}` }] }
}

function thrown(error: unknown): Outcome {
  return { passed: [], failures: [{ error: error instanceof Error ? error.message : String(error) }], skipped: [] }
}
