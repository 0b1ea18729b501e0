import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { bundlePrograms, MAIN, programIn } from './programs.ts'

/** For what this process bundles itself; inside the project, so that the bundles can import from node_modules. */
const folder = resolve('node_modules/.cache', `server-tests-${process.pid}`)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

let programs: Promise<string> | undefined

/** The folder of the programs: those of the whole run, from the step `programs`, or bundled by this process. */
async function programsFolder(): Promise<string> {
  if (process.env.TEST_PROGRAMS) return process.env.TEST_PROGRAMS
  programs ??= bundlePrograms(folder).then(() => folder)
  return programs
}

/** Where a program of the server is, bundled. */
export async function bundled(entry: string): Promise<string> {
  return entry.endsWith('.js') ? resolve(entry) : programIn(resolve(await programsFolder()), entry)
}

const releases = new Map<string, Promise<string>>()

/**
 * This program with the migrations of a release to come.
 * @param name of its file in `releases/`
 */
export function nextRelease(name: 'next' | 'later'): Promise<string> {
  const release = releases.get(name) ?? bundleRelease(name)
  releases.set(name, release)
  return release
}

async function bundleRelease(name: string): Promise<string> {
  const withItsMigrations: Plugin = {
    name: 'next release',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\.\/migrations\.ts$/ }, () => ({ path: resolve(`tests/server/releases/${name}.ts`) })),
  }
  const release = join(folder, name)
  await bundlePrograms(release, [MAIN], [withItsMigrations])
  return programIn(release, MAIN)
}

export {
  ADMIN_COMMAND,
  BACKUP_COMMAND,
  CHECK_COMMAND,
  DEMO,
  MAIN,
  MOVE_COMMAND,
  NEW_KEY_COMMAND,
  RESTORE_COMMAND,
  SETTINGS_COMMAND,
} from './programs.ts'

/** The built server with the portal, for tests that say `needs: build`. */
export const BUILT = 'dist/server/main.js'

/**
 * Runs a program of the server as its own process, and collects what it prints.
 * @param node the program of Node, and its options
 */
export async function run(entry: string, env: Record<string, string>, args: string[] = [], node = [process.execPath]) {
  const [program = '', ...options] = node
  const { PATH, TEST_PROGRAMS } = process.env
  const child: ChildProcess = spawn(program, [...options, await bundled(entry), ...args], {
    // What one start has compiled the next one loads, as with the built server.
    env: { PATH, PORT: '0', NODE_COMPILE_CACHE: TEST_PROGRAMS && join(TEST_PROGRAMS, 'compiled'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const out = { stdout: '', stderr: '' }
  child.stderr?.on('data', (chunk) => {
    out.stderr += chunk
  })
  const ended = new Promise<number | null>((done) => child.on('close', (code) => done(code)))
  /** Resolves with the origin when the server listens. */
  const listening = new Promise<string>((done, fail) => {
    child.stdout?.on('data', (chunk) => {
      out.stdout += chunk
      // The block that begins with the address ends with an empty line. A terminal ends lines with \r\n.
      const address = /portal is at [\s\S]* ?(http:\S+)\r?\n\r?\n$/.exec(out.stdout)?.[1]
      if (address) done(address)
    })
    ended.then((code) => fail(new Error(`ended with ${code}: ${out.stderr}`)))
  })
  // A test that awaits only `ended` must not get an unhandled rejection.
  listening.catch(() => {})
  return {
    child,
    pid: child.pid ?? 0,
    stderr: child.stderr,
    hasExited: () => child.exitCode !== null,
    out,
    ended,
    listening,
    stop: (signal: NodeJS.Signals = 'SIGTERM') => child.kill(signal),
  }
}

/** Runs a command to its end. @returns the exit code and the output. Stops a server that should not have started. */
export async function command(...parameters: Parameters<typeof run>) {
  const { ended, out, listening, stop } = await run(...parameters)
  listening.then(() => stop()).catch(() => {})
  return { code: await ended, ...out }
}

/** The user id and password that a first start prints for the new admin. */
export function shownAdmin(stdout: string): { userId: string; password: string } {
  const [, userId = '', password = ''] = /user id {3}(\S+)\n {4}password {2}(\S+)\n/.exec(stdout) ?? []
  return { userId, password }
}
