/**
 * The engine of this run of a test file. A file with the line `// engines: sqlite, postgres` runs once on each: then
 * `TEST_ENGINE` says which, and each data folder has a database of its own.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { forKysely } from '../server/store/engines/sqlite.ts'
import { atProcessEnd } from './process-end.ts'

export const isPostgres = process.env.TEST_ENGINE === 'postgres'

const databases = new Map<string, Promise<string>>()

/** The settings of the server that say where the school of this data folder is. */
export async function engineOf(dataDir: string): Promise<Record<string, string>> {
  if (!isPostgres) return {}
  const url = databases.get(dataDir) ?? newDatabase()
  databases.set(dataDir, url)
  return { DATABASE_URL: await url }
}

/** An empty database on the PostgreSQL of this run of the tests. @returns its address */
export async function newDatabase(): Promise<string> {
  const name = `school_test_${randomBytes(6).toString('hex')}`
  // The other strategy writes each page into the log, and takes twice as long.
  await onServer(`create database ${name} strategy = file_copy`)
  atProcessEnd(() => onServer(`drop database if exists ${name} with (force)`))
  const url = new URL(serverUrl())
  url.pathname = name
  return String(url)
}

const onServer = (statement: string) => rowsOfDatabase(serverUrl(), statement)

/** Runs one statement on a PostgreSQL database. */
export async function rowsOfDatabase(url: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}

function serverUrl(): string {
  const { TEST_DATABASE_URL: url } = process.env
  if (!url) throw new Error("There is no PostgreSQL: the file needs the line '// engines: postgres'.")
  return url
}

export type Raw = {
  isPostgres: boolean
  // biome-ignore lint/suspicious/noExplicitAny: tests look into rows of every table.
  all(statement: string, ...values: unknown[]): Promise<any[]>
  close(): Promise<void>
}

/** A connection of another program to the database of a school. `?` in a statement is a value. */
export async function openRaw(dataDir: string): Promise<Raw> {
  const { DATABASE_URL: url } = await engineOf(dataDir)
  return open(url ?? join(dataDir, 'school.db'))
}

/** @param location a file of SQLite or the address of a PostgreSQL database */
async function open(location: string): Promise<Raw> {
  if (!location.startsWith('postgres:')) {
    const database = forKysely(new DatabaseSync(location, { timeout: 5_000 }))
    return {
      isPostgres: false,
      async all(statement, ...values) {
        const prepared = database.prepare(statement)
        if (prepared.reader) return prepared.all(values)
        prepared.run(values)
        return []
      },
      close: async () => void database.close(),
    }
  }
  const client = new pg.Client(location)
  await client.connect()
  return {
    isPostgres: true,
    async all(statement, ...values) {
      let count = 0
      return (
        await client.query(
          statement.replace(/\?/g, () => `$${++count}`),
          values,
        )
      ).rows
    },
    close: () => client.end(),
  }
}

/** The names of all tables of the school. */
export async function tablesOf(raw: Raw): Promise<string[]> {
  const statement = raw.isPostgres
    ? "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1"
    : "select name from sqlite_master where type = 'table' order by 1"
  const names: string[] = (await raw.all(statement)).map(({ name }) => name)
  // The tables of Kysely have the time of each migration.
  return names.filter((name) => !/^(kysely|sqlite)_/.test(name))
}

/**
 * Every row of every table as a text, in an order of its own: PostgreSQL puts a changed row at the end.
 * @param location a file of SQLite or the address of a PostgreSQL database
 */
export async function everythingIn(location: string): Promise<Record<string, string[]>> {
  const raw = await open(location)
  const rows: Record<string, string[]> = {}
  for (const name of await tablesOf(raw)) rows[name] = (await raw.all(`select * from "${name}"`)).map(textOf).sort()
  await raw.close()
  return rows
}

/** pg makes texts of large numbers. */
const textOf = (row: object) =>
  JSON.stringify(Object.entries(row).sort(), (_, value) => (typeof value === 'number' ? String(value) : value))

/** Reads rows from the database of a school, as another program. */
export async function rowsIn(dataDir: string, statement: string, ...values: unknown[]) {
  const raw = await openRaw(dataDir)
  try {
    return await raw.all(statement, ...values)
  } finally {
    await raw.close()
  }
}
