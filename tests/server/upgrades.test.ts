// needs: programs
// engines: sqlite, postgres
/** Upgrades from every released schema, with data, by this program and by that of the next release. There is no downgrade. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, Migrator, sql } from 'kysely'
import * as assert from 'uvu/assert'
import { ROLE } from '#contract'
import { postgres } from '../../server/store/engines/postgres.ts'
import { dialectSql, forKysely } from '../../server/store/engines/sqlite.ts'
import { migrations } from '../../server/store/migrations.ts'
import { assertSound, scratchFolder } from '../../tools/endurance.ts'
import { engineOf, isPostgres, rowsIn } from '../../tools/engine.ts'
import { BACKUP_COMMAND, command, MAIN, nextRelease, RESTORE_COMMAND, run } from '../../tools/processes.ts'
import { ADMIN, caller } from '../../tools/start.ts'
import { test } from '../test.ts'
import { migrations as ofNextRelease } from './releases/next.ts'

const scratch = scratchFolder()
const running: Awaited<ReturnType<typeof run>>[] = []
test.after(async () => {
  for (const { stop } of running) stop()
  await Promise.all(running.map(({ ended }) => ended))
  scratch.remove()
})

const fixtures = 'tests/server/fixtures'
const schemas = readdirSync(fixtures)
  .filter((name) => name.endsWith('.sql'))
  .sort()
let count = 0

/** A data folder of that version; see fixtures/make.ts. On PostgreSQL its rows are in the tables that the same steps make. */
async function folderOf(schema: string): Promise<string> {
  const dataDir = join(scratch.path, `${basename(schema, '.sql')}-${count++}`)
  mkdirSync(dataDir)
  const text = readFileSync(join(fixtures, schema), 'utf8')
  const [, key = ''] = /^-- key: (\S+)\n/.exec(text) ?? []
  writeFileSync(join(dataDir, 'secret.key'), key)
  const database = new DatabaseSync(isPostgres ? ':memory:' : join(dataDir, 'school.db'))
  if (!isPostgres) database.exec('pragma journal_mode = WAL')
  database.exec(text)
  if (isPostgres) await copyToPostgres(dataDir, database)
  database.close()
  return dataDir
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

type Row = Record<string, unknown>
const rowsOf = (dataDir: string, table: string): Promise<Row[]> =>
  // Of tables without a number the rows have no order.
  rowsIn(dataDir, `select * from "${table}"`).then((rows) =>
    rows.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other))),
  )
const orderOf = ({ seq, owner, kind, size, tokenHash }: Row) =>
  [String(seq).padStart(9, '0'), owner, kind, size, tokenHash].join()

/** A row without the columns that another has not: steps add columns, and take away what nobody reads. */
const inBoth = (row: object, other: object = {}) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => column in other))

/** A row as `015-chosen-passwords-expand` leaves it: who registered has chosen the password. */
const withChosen = (row: Record<string, unknown>) =>
  row.role === ROLE.user ? { ...row, passwordChangedAt: row.passwordChangedAt ?? row.createdAt } : row

/** The first step that a database of that schema lacks. */
function stepAfter(schema: string, steps: object): string | undefined {
  const names = Object.keys(steps).sort()
  return names[names.indexOf(basename(schema, '.sql')) + 1]
}

const next = { release: 'the next release', program: await nextRelease('next'), steps: ofNextRelease(dialectSql) }
const releases = [{ release: 'this release', program: MAIN, steps: migrations(dialectSql) }, next]

for (const schema of schemas) {
  for (const { release, program, steps } of releases) {
    test(`${schema}: ${release} has every record, and a backup from before it if it upgrades`, async () => {
      const dataDir = await folderOf(schema)
      const env = { DATA_DIR: dataDir, ...(await engineOf(dataDir)) }
      const tables = ['users', 'students', 'teachers', 'notices', 'reports', 'photos', 'sessions']
      const all = () => Promise.all(tables.map((table) => rowsOf(dataDir, table)))
      const before = (await all()).map((rows) => rows.map(withChosen))
      const audit = (await rowsOf(dataDir, 'audit')).length
      const server = await run(program, env)
      running.push(server)
      const origin = await server.listening
      const after = await all()
      for (const [at, rows] of after.entries()) {
        const others = before[at] ?? []
        assert.equal(
          rows.map((row, index) => inBoth(row, others[index])),
          others.map((row, index) => inBoth(row, rows[index])),
        )
      }
      const admin = caller((path, init) => fetch(origin + path, init))
      await admin.put('/auth/login', ADMIN)
      const { students } = (await admin.get('/student/getAllStudent')).body
      assert.equal(
        students.map(({ name }: { name: string }) => name),
        ['Ann Lee', 'Ben Groß', 'Dua Khan'],
      )
      // What an import has done can be undone; a draft of the version before is dropped.
      const { imports } = (await admin.get('/imports')).body
      assert.equal(
        imports.map(({ state, counts }: { state: string; counts: { add: number } }) => [state, counts.add]),
        [['done', 1]],
      )
      const journal = await rowsIn(dataDir, 'select "id", "action", "user" from "actRows"')
      assert.equal(
        journal.map(({ id, action, user }) => [id, action, Boolean(user)]),
        [[students[2]._id, 'add', true]],
      )
      const { user } = (await admin.get(`/student/get-single-student/${students[0]._id}`)).body
      assert.equal([user.password, user.answer], ['ann-password', 'Lee'])
      assert.match(user.version, /\.1$/)
      assert.is((await admin.get(`/report/getReport/${students[0]._id}`)).body.data.message, 'Well done')
      assert.is((await admin.get('/notice/getNotice')).body.notice.length, 2)
      const lines = (await admin.get('/admin/audit')).body
      assert.is(lines.total, audit + 3, 'the login, the reading of a secret, the reading of a report')
      assert.is(lines.data.at(-2).actorUserId, ADMIN.userId, 'the audit still says who it was')
      const [gone] = (await admin.get('/admin/deleted')).body.data
      assert.is((await admin.post('/admin/deleted/restore', { ids: [gone._id] })).body.restored, 1)
      assert.is((await admin.get(`/report/getReport/${gone._id}`)).body.data.message, 'Well done')
      // Also who was there before there was such a search, and who was deleted then.
      const { data } = (await admin.post('/student/findStudents', { text: '020 79460958' })).body
      assert.is(data.length, 3)
      server.stop()
      assert.is(await server.ended, 0)
      await assertSound(env)
      const first = stepAfter(schema, steps)
      const backups = readdirSync(dataDir).filter((name) => name.includes('-before-'))
      assert.is(backups.length, first && !isPostgres ? 1 : 0)
      for (const name of backups) {
        assert.ok(name.endsWith(`-before-${first}.db`), name)
        const backup = new DatabaseSync(join(dataDir, name), { readOnly: true })
        const students = forKysely(backup).prepare('select * from students').all([])
        backup.close()
        assert.equal(students, before[1])
      }
    })
  }
}

if (!isPostgres) {
  test('a backup of an earlier release is restored, and the school is upgraded when it starts', async () => {
    const [oldest = ''] = schemas
    const old = await folderOf(oldest)
    const backup = join(scratch.path, 'earlier', 'school.db')
    mkdirSync(dirname(backup))
    const made = await command(BACKUP_COMMAND, { DATA_DIR: old }, [backup])
    assert.is(made.code, 0, made.stderr)
    const dataDir = join(scratch.path, 'restored')
    mkdirSync(dataDir)
    copyFileSync(join(old, 'secret.key'), join(dataDir, 'secret.key'))
    const env = { DATA_DIR: dataDir }
    const restored = await command(RESTORE_COMMAND, env, [backup])
    assert.is(restored.code, 0, restored.stderr)
    const server = await run(MAIN, env)
    running.push(server)
    const origin = await server.listening
    const admin = caller((path, init) => fetch(origin + path, init))
    await admin.put('/auth/login', ADMIN)
    const [gone] = (await admin.get('/admin/deleted')).body.data
    assert.is((await admin.post('/admin/deleted/restore', { ids: [gone._id] })).body.restored, 1)
    assert.is((await admin.get(`/report/getReport/${gone._id}`)).body.data.message, 'Well done')
    server.stop()
    assert.is(await server.ended, 0)
    await assertSound(env)
  })

  test('the backup before an upgrade goes to BACKUP_DIR; without it there is no upgrade', async () => {
    const [oldest = ''] = schemas
    const dataDir = await folderOf(oldest)
    const columns = async () => Object.keys((await rowsOf(dataDir, 'notices'))[0] ?? {})
    const before = await columns()
    const firstMissing = stepAfter(oldest, next.steps)
    // Folders have the names of the backups that could begin in the next half hour, in which every test is over.
    const backupDir = join(scratch.path, 'backups')
    mkdirSync(backupDir)
    for (let second = -1; second < 1_800; second++) {
      const at = new Date(Date.now() + second * 1000).toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
      mkdirSync(join(backupDir, `school-${at}-before-${firstMissing}.db`))
    }
    const refused = await command(next.program, { DATA_DIR: dataDir, BACKUP_DIR: backupDir })
    assert.is(refused.code, 1)
    assert.match(
      refused.stderr,
      new RegExp(`^The file .+-before-${firstMissing}\\.db is there already and is not overwritten`),
    )
    assert.equal(await columns(), before)
    const other = join(scratch.path, 'other-backups')
    const done = await command(next.program, { DATA_DIR: dataDir, BACKUP_DIR: other })
    assert.is(done.code, 0, done.stderr)
    assert.is.not((await columns()).join(), before.join())
    assert.is(readdirSync(other).filter((name) => name.includes('-before-')).length, 1)
  })
}

test.run()
