import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { track } from '../../tools/child-processes.ts'
import type { TestEvent } from './events.ts'

/** Ends a process that hangs. Any file needs far less, also on two slow, busy cores. */
export const TIMEOUT_MS = 15 * 60_000

/** The environment of every process of the run. Steps add to it, such as the address of the shared browser. */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  NO_COLOR: '1',
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
}

export type Ended = { code: number | null; output: string }

/** Runs a command to its end, or until the timeout. `onEvent` gets the events of test files. */
export function runProcess(
  [name = '', ...words]: string[],
  { env = {}, onEvent }: { env?: NodeJS.ProcessEnv; onEvent?: (event: TestEvent) => void } = {},
): Promise<Ended> {
  const program = name === 'node' ? process.execPath : name
  const child = spawn(program, words, {
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(onEvent ? (['ipc'] as const) : [])],
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
    // On Windows the commands that npm installs are shell scripts.
    shell: process.platform === 'win32' && program === name,
  })
  track(child)
  if (onEvent) child.on('message', (event) => onEvent(event as TestEvent))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((done) => {
    child.on('error', (error) => done({ code: 1, output: String(error) }))
    child.on('close', (code, signal) => {
      if (signal) output += `\nended by ${signal} (a process may take ${TIMEOUT_MS / 60_000} minutes)`
      done({ code, output })
    })
  })
}
