/**
 * Processes that each run test files one after another, so that they start Node, a browser and a school once and not for
 * every file.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { track } from '../../tools/child-processes.ts'
import type { TestEvent } from './events.ts'
import { type Ended, environment, TIMEOUT_MS } from './processes.ts'

type Message = TestEvent | { type: 'ran'; code: number }

/** By the engine of the database that their files run on; see `TestFile`. */
const idle = new Map<string | undefined, ChildProcess[]>()

/**
 * Runs test files in a worker that is free, or in a new one. Ends a worker whose files hang, or that has crashed: with
 * SIGKILL, since SIGTERM only closes the browser while Playwright has one open.
 */
export function runInWorker(
  paths: string[],
  env: NodeJS.ProcessEnv,
  onEvent: (event: TestEvent) => void,
): Promise<Ended> {
  const free = idle.get(env.TEST_ENGINE) ?? []
  idle.set(env.TEST_ENGINE, free)
  const worker = free.pop() ?? startWorker(env)
  return new Promise((done) => {
    let output = ''
    const collect = (text: string) => (output += text)
    const receive = (message: Message) => {
      if (message.type !== 'ran') return onEvent(message)
      release()
      free.push(worker)
      done({ code: message.code, output })
    }
    const closed = (code: number | null, signal: string | null) => {
      release()
      if (signal) output += `\nended by ${signal} (a file may take ${TIMEOUT_MS / 60_000} minutes)`
      done({ code: code || 1, output })
    }
    const timer = setTimeout(() => worker.kill('SIGKILL'), TIMEOUT_MS)
    const release = () => {
      clearTimeout(timer)
      worker.off('message', receive).off('close', closed)
      for (const stream of [worker.stdout, worker.stderr]) stream?.off('data', collect)
    }
    worker.on('message', receive).on('close', closed)
    for (const stream of [worker.stdout, worker.stderr]) stream?.on('data', collect)
    // Steps that ended after the worker began have added to the environment.
    worker.send({ paths, env: { ...environment, ...env } })
  })
}

function startWorker(env: NodeJS.ProcessEnv): ChildProcess {
  const worker = fork(`${environment.TEST_BUNDLE}/tests/runner/files.js`, {
    // By default those of the runner.
    execArgv: [],
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [worker.stdout, worker.stderr]) stream?.setEncoding('utf8')
  return track(worker)
}

/** How long a worker may take to close what it has opened. */
const END_MS = 30_000

/** Lets the workers close what they have opened, and end. */
export async function endWorkers(): Promise<void> {
  await Promise.all(
    [...idle.values()]
      .flatMap((free) => free.splice(0))
      .map((worker) => {
        // Not 'close': nobody reads the output any more, so it does not end.
        const ended = new Promise((done) => worker.once('exit', done))
        // A failed test may have left a server open, and then the process would never end.
        const timer = setTimeout(() => worker.kill('SIGKILL'), END_MS)
        worker.disconnect()
        return ended.finally(() => clearTimeout(timer))
      }),
  )
}
