import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** Inside the project, so that the bundles can import from node_modules. */
const folder = resolve('node_modules/.cache', `server-tests-${process.pid}`)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const bundles = new Map<string, Promise<string>>()

/** Bundles the program as the build does. It takes 0.1 s, and each start is 2 s faster. */
function bundled(entry: string): Promise<string> {
  if (entry.endsWith('.js')) return Promise.resolve(resolve(entry))
  const made = bundles.get(entry) ?? bundle(entry, basename(entry, '.ts'))
  bundles.set(entry, made)
  return made
}

/**
 * A program of the next release, with more migrations than this one.
 * @param steps further entries of the object in server/store/migrations.ts
 */
export function nextRelease(name: string, steps: string): Promise<string> {
  const withSteps: Plugin = {
    name: 'next release',
    setup: ({ onLoad }) =>
      onLoad({ filter: /store\/migrations\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        return { contents: text.replace("'006-report-versions': {", `${steps}, $&`), loader: 'ts' }
      }),
  }
  return bundle(MAIN, name, [withSteps])
}

function bundle(entry: string, name: string, plugins: Plugin[] = []): Promise<string> {
  const outfile = resolve(folder, `${name}.js`)
  return build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['better-sqlite3', 'sharp', '@node-rs/argon2', 'pg-native'],
    banner: {
      js: "import { createRequire as nodeRequire } from 'node:module';const require = nodeRequire(import.meta.url);",
    },
    plugins,
  }).then(() => outfile)
}

export const MAIN = 'server/main.ts'
/** The built server with the portal, for tests that say `needs: build`. */
export const BUILT = 'dist/server/main.js'
export const ADMIN_COMMAND = 'server/commands/admin.ts'
export const BACKUP_COMMAND = 'server/commands/backup.ts'
export const RESTORE_COMMAND = 'server/commands/restore.ts'
export const CHECK_COMMAND = 'server/commands/check.ts'
export const MOVE_COMMAND = 'server/commands/move.ts'
export const NEW_KEY_COMMAND = 'server/commands/new-key.ts'

/** Runs a program of the server as its own process, and collects what it prints. */
export async function run(entry: string, env: Record<string, string>, args: string[] = []) {
  // The server starts it.
  if (env.BACKUP_DIR) await bundled(BACKUP_COMMAND)
  const child: ChildProcess = spawn(process.execPath, [await bundled(entry), ...args], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
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
      // The block that begins with the address ends with an empty line.
      const address = /portal is at (http:\S+)\n/.exec(out.stdout)?.[1]
      if (address && out.stdout.endsWith('\n\n')) done(address)
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
export async function command(entry: string, env: Record<string, string>, args: string[] = []) {
  const { ended, out, listening, stop } = await run(entry, env, args)
  listening.then(() => stop()).catch(() => {})
  return { code: await ended, ...out }
}

/** The user id and password that a first start prints for the new admin. */
export function shownAdmin(stdout: string): { userId: string; password: string } {
  const [, userId = '', password = ''] = /user id {3}(\S+)\n {4}password {2}(\S+)\n/.exec(stdout) ?? []
  return { userId, password }
}
