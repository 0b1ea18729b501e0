// needs: programs
/** The daily backups that the server makes by itself, and what GET /health and the dashboard say. */
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pino from 'pino'
import * as assert from 'uvu/assert'
import { BEFORE_YEAR, backupName } from '../../server/data-folder/backups.ts'
import { runMaintenance } from '../../server/data-folder/maintenance.ts'
import { checkSchool } from '../../server/data-folder/school-check.ts'
import { trust } from '../../server/retention/trusted-clock.ts'
import { readSettings } from '../../server/settings.ts'
import type { Store } from '../../server/store/index.ts'
import { asBoss, BOSS, browserAt } from '../../tools/endurance.ts'
import { rowsIn } from '../../tools/engine.ts'
import { BACKUP_COMMAND, bundled, MAIN, run } from '../../tools/processes.ts'
import { addNotice, picture } from '../../tools/samples.ts'
import { ADMIN, type Options, type School, start } from '../../tools/start.ts'
import { messagesOf } from '../message-codes.ts'
import { test } from '../test.ts'

const scratch = mkdtempSync(join(tmpdir(), 'school-house-'))
const closing: Array<() => unknown> = []
test.after.each(async () => {
  for (const close of closing.splice(0)) await close()
})
test.after(() => rmSync(scratch, { recursive: true }))
let count = 0
const folder = () => {
  const path = join(scratch, String(count++))
  mkdirSync(path)
  return path
}
const started = async (options: Options): Promise<School> => {
  const school = await start(options)
  closing.push(() => school.stop())
  return school
}

const HOUR = 3_600_000
const backups = (path: string) => readdirSync(path).filter((name) => name.endsWith('.db'))

/** What a server does after its start, in this process. @returns the school, and its log of the maintenance */
async function maintained(dataDir: string, env: Record<string, string>, clock = Date.now) {
  const school = await started({ dataDir, env, clock })
  const { store, settings, time } = school
  const lines: string[] = []
  const logger = pino({}, { write: (line: string) => void lines.push(line) })
  await runMaintenance({ store, settings, logger, time, backupCommand: await bundled(BACKUP_COMMAND) })
  return { ...school, lines: lines.join('') }
}

test('the server makes a backup when the last is a day old, keeps BACKUP_KEEP of them, and touches no other files', async () => {
  const [dataDir, backupDir] = [folder(), folder()]
  const ago = (hours: number) => backupName(Date.now() - hours * HOUR)
  const old = [30, 54, 78, 102].map(ago)
  // One that was made while the clock was wrong counts as no backup, and no other goes because of it.
  const future = ago(-365 * 24)
  const beforeYear = [20, 40].map((days) => backupName(Date.now() - days * 24 * HOUR, BEFORE_YEAR))
  const [beforeThisYear = '', beforeThen = ''] = beforeYear
  const others = ['school-2020-01-01T00-00-00Z-before-002-later.db', 'mine.db', 'secret.key', future, beforeThisYear]
  for (const name of [...old, ...others, beforeThen]) writeFileSync(join(backupDir, name), '')
  const env = { DATA_DIR: dataDir, BACKUP_DIR: backupDir, BACKUP_KEEP: '3' }
  const isDone = () => !readdirSync(backupDir).some((name) => [...old.slice(2), beforeThen].includes(name))
  const server = await run(MAIN, { ...BOSS, ...env })
  closing.push(() => server.stop('SIGKILL'))
  const origin = await server.listening
  while (!isDone()) await new Promise((again) => setTimeout(again, 20))
  const kept = readdirSync(backupDir).filter((name) => !others.includes(name))
  assert.is(kept.length, 3, kept.join(', '))
  assert.equal(kept.filter((name) => old.includes(name)).sort(), old.slice(0, 2).sort())
  assert.equal(
    others.filter((name) => !readdirSync(backupDir).includes(name)),
    [],
  )
  const health = (await browserAt(origin).get('/health')).body
  assert.equal([health.ready, health.backup, health.lastBackupHours], [true, 'ok', 0])
  assert.equal(messagesOf((await (await asBoss(origin)).get('/admin/adminAll')).body.hints), [
    'The last backup is 0 hours old.',
  ])
  const boss = await asBoss(origin)
  const { year } = (await boss.get('/student/promotion')).body
  assert.is((await boss.post('/admin/schoolYear', { ends: year.name })).body.success, true)
  assert.is(readdirSync(backupDir).filter((name) => name.endsWith(`${BEFORE_YEAR}.db`)).length, 2, 'one is new')
  server.stop()
  assert.is(await server.ended, 0)

  // The next start finds a fresh backup and makes none.
  const again = await run(MAIN, { ...BOSS, ...env, LOG_LEVEL: 'info' })
  closing.push(() => again.stop('SIGKILL'))
  await again.listening
  again.stop()
  assert.is(await again.ended, 0)
  assert.equal(
    readdirSync(backupDir).filter((name) => !others.includes(name) && !name.includes(BEFORE_YEAR)),
    kept,
  )
})

test('while the clock is doubted a backup is made each day by the time that is believed, and none is removed', async () => {
  const [dataDir, backupDir] = [folder(), folder()]
  const twoWeeksAgo = Date.now() - 14 * 24 * HOUR
  const school = await start({ dataDir })
  await trust(school.store.meta, twoWeeksAgo)
  await school.stop({ keep: true })
  const old = [30, 54, 78].map((hours) => backupName(twoWeeksAgo - hours * HOUR))
  for (const name of old) writeFileSync(join(backupDir, name), '')
  const { visitor } = await maintained(dataDir, { BACKUP_DIR: backupDir, BACKUP_KEEP: '1' })
  const [made = ''] = backups(backupDir).filter((name) => !old.includes(name))
  assert.ok(made >= backupName(twoWeeksAgo) && made < backupName(twoWeeksAgo + HOUR), made)
  const { ready, clock, backup, lastBackupHours } = (await visitor.get('/health')).body
  assert.equal([ready, clock, backup, lastBackupHours], [true, 'ahead', 'ok', 0])
  assert.is(backups(backupDir).length, old.length + 1)
})

test('a backup with damaged photos removes no good one, and the next sound one removes it', async () => {
  const [dataDir, backupDir] = [folder(), folder()]
  const school = await start({ dataDir })
  await addNotice(await school.login(ADMIN.userId, ADMIN.password), { photo: await picture() })
  await school.stop({ keep: true })
  const [photo] = await rowsIn(dataDir, "select bytes from photos where size = 'card'")
  const put = (bytes: Buffer) => rowsIn(dataDir, "update photos set bytes = ? where size = 'card'", bytes)
  await put(Buffer.from(photo.bytes).fill(0, 40, 60))
  const good = [30, 54, 78].map((hours) => backupName(Date.now() - hours * HOUR))
  for (const name of good) writeFileSync(join(backupDir, name), '')
  const once = () => maintained(dataDir, { BACKUP_DIR: backupDir, BACKUP_KEEP: '2' })
  const damaged = () => backups(backupDir).filter((name) => name.endsWith('-damaged.db'))

  const { visitor, login, lines } = await once()
  assert.match(lines, /a backup was made, and photos in it are damaged/)
  const { backup, lastBackupHours } = (await visitor.get('/health')).body
  assert.equal([backup, lastBackupHours], ['damaged', 30])
  const { hints } = (await (await login(ADMIN.userId, ADMIN.password)).get('/admin/adminAll')).body
  assert.match(messagesOf(hints).join(), /^Photos of the school are damaged: .+ npm run check names each of them\./)
  const [first = ''] = damaged()
  assert.equal(backups(backupDir).sort(), [...good, first].sort())
  // A day later another one takes its place.
  const older = backupName(Date.now() - 25 * HOUR, '-damaged')
  renameSync(join(backupDir, first), join(backupDir, older))
  await once()
  assert.equal(backups(backupDir).sort(), [...good, ...damaged()].sort())
  assert.is(damaged().length, 1)
  renameSync(join(backupDir, damaged()[0] ?? ''), join(backupDir, older))
  await put(photo.bytes)
  await once()
  assert.equal(damaged(), [])
  assert.equal(
    backups(backupDir).filter((name) => good.includes(name)),
    good.slice(0, 1),
  )
})

test('a failed backup is logged, and the server continues', async () => {
  const [dataDir, backupDir] = [folder(), folder()]
  const now = Date.now()
  writeFileSync(join(backupDir, backupName(now - 30 * HOUR)), '')
  // Where the backup of this time is written.
  mkdirSync(join(backupDir, `${backupName(now)}.part`))
  const { visitor, lines } = await maintained(dataDir, { BACKUP_DIR: backupDir }, () => now)
  assert.match(lines, /the backup was not made/)
  assert.match(lines, /cannot be written \(EISDIR\)/)
  const { status, body } = await visitor.get('/health')
  assert.equal([status, body.ready, body.backup, body.lastBackupHours], [200, true, 'late', 30])
  assert.is(backups(backupDir).length, 1)
})

test('the dashboard says when backups are not set up, not yet made, or late', async () => {
  const backupDir = folder()
  const hints = async (env: Record<string, string>) => {
    const school = await started({ env })
    return messagesOf((await (await school.login(ADMIN.userId, ADMIN.password)).get('/admin/adminAll')).body.hints)
  }
  assert.equal(await hints({}), [
    'The school has no backups: if its disk fails, everything that was entered is lost. For the person who runs the server: set BACKUP_DIR to a folder on another disk.',
  ])
  writeFileSync(join(backupDir, backupName(Date.now() + 365 * 24 * HOUR)), '')
  assert.match((await hints({ BACKUP_DIR: backupDir }))[0] ?? '', /^The school has no backup yet/)
  writeFileSync(join(backupDir, backupName(Date.now() - 50 * HOUR)), '')
  assert.match(
    (await hints({ BACKUP_DIR: backupDir }))[0] ?? '',
    /^The last backup is 50 hours old: .+ For the person who runs the server: the log/,
  )
})

test('GET /health is 503 when the database fails, recovers, and reveals no path and no error', async () => {
  let fails = false
  let now = Date.now()
  const between = (store: Store): Store => ({
    ...store,
    meta: {
      ...store.meta,
      get: (name) => (fails ? Promise.reject(new Error('disk I/O error in /srv/school')) : store.meta.get(name)),
    },
  })
  const school = await started({ between, clock: () => now })
  const health = async () => {
    now += 2_000
    const { status, body } = await school.visitor.get('/health')
    return [status, body.success, body.ready, body.database, body.disk]
  }
  assert.equal(await health(), [200, true, true, 'ok', 'ok'])
  fails = true
  assert.equal(await health(), [503, false, false, 'failed', 'ok'])
  assert.not.match(String((await school.visitor.get('/health')).bytes), /srv|I\/O|Error/)
  fails = false
  assert.is((await school.visitor.get('/health')).status, 503, 'asked often, it is looked at once in two seconds')
  assert.equal(await health(), [200, true, true, 'ok', 'ok'])
})

/** Overwrites the first page of a table or an index with zeros. */
function zeroPage(file: string, name: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  const page = database.prepare('select rootpage from sqlite_master where name = ?').get(name)?.rootpage as number
  const size = database.prepare('pragma page_size').get()?.page_size as number
  database.close()
  const open = openSync(file, 'r+')
  writeSync(open, Buffer.alloc(size), 0, size, (page - 1) * size)
  closeSync(open)
}

for (const [what, name, isMet] of [
  ['a table, met by a query', 'notices', true],
  ['an index, found by reading every page', 'auditOfPerson', false],
] as const) {
  test(`a damaged page of ${what}: health says so and names the restore, and so does the check`, async () => {
    const dataDir = folder()
    const made = await start({ dataDir })
    await made.stop({ keep: true })
    zeroPage(join(dataDir, 'school.db'), name)
    let now = Date.now()
    const school = await started({ dataDir, clock: () => now })
    assert.is((await school.visitor.get('/health')).status, 200)
    if (isMet) {
      const { status, body } = await school.visitor.get('/notice/getNotice')
      assert.is(status, 503)
      assert.is(body.code, 'databaseFails')
    } else {
      const lines: string[] = []
      const logger = pino({}, { write: (line: string) => void lines.push(line) })
      const settings = readSettings({ DATA_DIR: dataDir })
      await runMaintenance({ store: school.store, settings, logger, time: school.time, backupCommand: '' })
      assert.match(lines.join(), /a page of the database is damaged/)
    }
    now += 2_000
    const { status, body } = await school.visitor.get('/health')
    assert.equal([status, body.ready, body.database], [503, false, 'damaged'])
    assert.match(body.message, /its database is damaged\. .+ npm run restore brings a backup back/)
    assert.is.not((await checkSchool(readSettings({ DATA_DIR: dataDir }))).faults.length, 0)
  })
}

test.run()
