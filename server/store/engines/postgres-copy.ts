import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { SetupError } from '../../errors.ts'
import { nameOf } from './postgres-database.ts'
import { type Backup, writeBackup } from './sqlite-copy.ts'

/**
 * Copies a database into one consistent file of pg_dump. Servers may run meanwhile. The file is read to its end before it
 * gets its name.
 * @param damagedPhotos reads the photos of the database, since those in the file can only be restored
 * @throws SetupError if the file is there already or cannot be written; then nothing is left of it
 */
export async function dumpDatabase(url: string, file: string, damagedPhotos: () => Promise<string[]>): Promise<Backup> {
  return writeBackup(file, async (part) => {
    await runTool('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${part}`])
    await runTool('pg_restore', undefined, ['--file=/dev/null', part])
    return damagedPhotos()
  })
}

/**
 * Fills an empty database from a file of `dumpDatabase`, in one transaction.
 * @throws SetupError if that fails
 */
export async function restoreDump(file: string, url: string): Promise<void> {
  const flags = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-comments']
  await runTool('pg_restore', url, [...flags, `--dbname=${databaseIn(url)}`, file])
}

const databaseIn = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1))

/**
 * Runs a program of PostgreSQL. The password is in its environment, since everybody can list the arguments of a
 * process.
 */
async function runTool(program: 'pg_dump' | 'pg_restore', url: string | undefined, args: string[]): Promise<void> {
  const {
    username = '',
    password = '',
    hostname = '',
    port = '',
    searchParams,
  } = url ? new URL(url) : ({} as Partial<URL>)
  const sslMode = searchParams?.get('sslmode')
  const env = {
    ...process.env,
    ...(url && {
      PGHOST: decodeURIComponent(hostname),
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: databaseIn(url),
    }),
    ...(sslMode && { PGSSLMODE: sslMode }),
  }
  try {
    await promisify(execFile)(
      program,
      ['--no-password', ...args].filter((arg) => url || arg !== '--no-password'),
      { env },
    )
  } catch (error) {
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string }
    if (code === 'ENOENT') {
      throw new SetupError(
        `The program ${program} is not installed: install the client programs of PostgreSQL, of the server's version or a newer one.`,
      )
    }
    const [line = 'it says nothing'] = stderr.split('\n').filter((text) => /error|mismatch|fatal/i.test(text))
    throw new SetupError(`${program} has failed${url ? ` on ${nameOf(url).replace(/^T/, 't')}` : ''}: ${line.trim()}`)
  }
}
