// needs: programs
/** The upgrade of what programs before 0.2.0 have written, which were never released. */
// engines: sqlite, postgres
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, Migrator, sql } from 'kysely'
import * as assert from 'uvu/assert'
import { postgres } from '../../server/store/engines/postgres.ts'
import { forKysely } from '../../server/store/engines/sqlite.ts'
import { migrations } from '../../server/store/migrations.ts'
import { photoHash } from '../../server/store/photo-hash.ts'
import { assertSound, scratchFolder } from '../../tools/endurance.ts'
import { engineOf, isPostgres, rowsIn } from '../../tools/engine.ts'
import { command, MAIN, RESTORE_COMMAND, run } from '../../tools/processes.ts'
import { ADMIN, caller } from '../../tools/start.ts'
import { test } from '../test.ts'

const scratch = scratchFolder()
const running: Awaited<ReturnType<typeof run>>[] = []
test.after(async () => {
  for (const { stop } of running) stop()
  await Promise.all(running.map(({ ended }) => ended))
  scratch.remove()
})

let count = 0
const newFolder = () => {
  const folder = join(scratch.path, String(count++))
  mkdirSync(folder)
  return folder
}

/**
 * The school of commit 9d250b23, whose server, with better-sqlite3, was killed while its writes were in the log. On
 * PostgreSQL its rows are in the tables that the same steps make.
 */
async function schoolOfBefore() {
  const folder = newFolder()
  execFileSync('tar', ['-xzf', 'tests/server/fixtures/better-sqlite3.tgz', '-C', folder])
  const school = join(folder, 'school')
  const file = join(school, 'school.db')
  assert.ok(statSync(`${file}-wal`).size > 0)
  const dataDir = isPostgres ? newFolder() : school
  if (isPostgres) {
    copyFileSync(join(school, 'secret.key'), join(dataDir, 'secret.key'))
    const database = new DatabaseSync(file)
    await copyToPostgres(dataDir, database)
    database.close()
  }
  return { dataDir, folder, env: { DATA_DIR: dataDir, ...(await engineOf(dataDir)) } }
}

async function copyToPostgres(dataDir: string, file: DatabaseSync): Promise<void> {
  const { DATABASE_URL: url = '' } = await engineOf(dataDir)
  const { dialect, dialectSql } = postgres(url)
  const db = new Kysely<Record<string, Record<string, unknown>>>({ dialect })
  const from = forKysely(file)
  const rowsOf = (statement: string) => from.prepare(statement).all([]) as Record<string, string>[]
  const steps = migrations(dialectSql)
  const done = rowsOf('select name from kysely_migration').map(({ name = '' }) => [name, { up: steps[name] }])
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(done) },
  }).migrateToLatest()
  assert.is(error, undefined)
  // In the order in which the tables were made: a row after those that it belongs to.
  const tables = rowsOf(
    "select name from sqlite_master where type = 'table' and name not like 'kysely_%' order by rowid",
  )
  for (const { name = '' } of tables) {
    const rows = rowsOf(`select * from "${name}"`)
    if (rows.length === 0 || name === 'dataVersions') continue
    await db.insertInto(name).values(rows).execute()
    for (const statement of dialectSql.afterCopy(name)) await sql.raw(statement).execute(db)
  }
  await db.destroy()
}

// Not the sessions: those of that day have ended, and are removed.
const TABLES = ['users', 'students', 'teachers', 'notices', 'reports', 'photos', 'audit']
const rowsOf = (dataDir: string, table: string) => rowsIn(dataDir, `select * from "${table}"`)

/** Starts the server, and asserts that the earlier school is complete. */
async function assertWhole(env: { DATA_DIR: string }, deleted: string[]): Promise<void> {
  const server = await run(MAIN, env)
  running.push(server)
  const origin = await server.listening
  const admin = caller((path, init) => fetch(origin + path, init))
  assert.is((await admin.put('/auth/login', ADMIN)).body.success, true)
  const { students } = (await admin.get('/student/getAllStudent')).body
  assert.equal(
    students.map(({ name, grade }: Record<string, string>) => [name, grade]),
    [
      ['Ann Lee', '5'],
      ['محمد علی', '9'],
    ],
  )
  const [ann] = students
  const { user } = (await admin.get(`/student/get-single-student/${ann._id}`)).body
  assert.equal([user.password, user.answer], ['ann-password', 'Lee'], 'the key opens what is sealed')
  for (const size of ['?size=thumb', '?size=card', '']) {
    const photo = await admin.get(`/student/get-student-photo/${ann._id}${size}`)
    assert.equal([photo.status, photo.headers.get('content-type')], [200, 'image/webp'], size)
  }
  assert.is((await admin.get(`/report/getReport/${ann._id}`)).body.data.message, 'Well done')
  assert.is((await admin.get('/notice/getNotice')).body.notice[0].title, 'O’Brien Day')
  const gone = (await admin.get('/admin/deleted')).body.data
  assert.equal(
    gone.map(({ name }: { name: string }) => name),
    deleted,
  )
  const ids = gone.map(({ _id }: { _id: string }) => _id)
  if (ids.length > 0) assert.is((await admin.post('/admin/deleted/restore', { ids })).body.restored, ids.length)
  const found = await admin.post('/student/findStudents', { text: 'cem oz 020 79460958' })
  assert.is(found.body.data.length, deleted.length, 'also who was deleted then')
  server.stop()
  assert.is(await server.ended, 0)
  await assertSound(env)
}

test('an earlier school that was killed is whole, and has a backup of the time before', async () => {
  const { dataDir, env } = await schoolOfBefore()
  const before = await Promise.all(TABLES.map((table) => rowsOf(dataDir, table)))
  await assertWhole(env, ['Cem Öz'])
  for (const [at, table] of TABLES.entries()) {
    const after = await rowsOf(dataDir, table)
    for (const row of before[at] ?? []) {
      const isThere = after.some((one) => Object.entries(row).every(([name, value]) => isSame(one[name], value)))
      assert.ok(isThere, `${table} ${JSON.stringify(row)}`)
    }
  }
  const photos = await rowsOf(dataDir, 'photos')
  assert.equal(
    photos.filter(({ hash, bytes }) => hash !== photoHash(bytes)),
    [],
  )
  const backups = readdirSync(dataDir).filter((name) => name.includes('-before-'))
  assert.is(backups.length, isPostgres ? 0 : 1)
  for (const name of backups) assert.match(name, /-before-007-photo-hashes-expand\.db$/)
})

const isSame = (one: unknown, other: unknown) =>
  one instanceof Uint8Array && other instanceof Uint8Array ? Buffer.from(one).equals(other) : one === other

if (!isPostgres) {
  test('an earlier backup is restored and upgraded', async () => {
    const { dataDir, folder } = await schoolOfBefore()
    const restored = newFolder()
    copyFileSync(join(dataDir, 'secret.key'), join(restored, 'secret.key'))
    const { code, stderr } = await command(RESTORE_COMMAND, { DATA_DIR: restored }, [join(folder, 'backup.db')])
    assert.is(code, 0, stderr)
    await assertWhole({ DATA_DIR: restored }, [])
  })
}

test.run()
