// needs: programs
// long
/** A backup of a running school, restored elsewhere, has the same data. A failed restore prints one line that says why. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as assert from 'uvu/assert'
import { ROLE } from '#contract'
import { checkSchool } from '../../server/data-folder/school-check.ts'
import { databaseOf } from '../../server/data-folder/school-database.ts'
import { SetupError } from '../../server/errors.ts'
import { stepAt, totp } from '../../server/security/totp.ts'
import { readSettings } from '../../server/settings.ts'
import { forKysely } from '../../server/store/engines/sqlite.ts'
import {
  asBoss,
  assertSound,
  assertStored,
  BOSS,
  killedNewKeys,
  killedRestores,
  scratchFolder,
  startWriters,
} from '../../tools/endurance.ts'
import {
  BACKUP_COMMAND,
  CHECK_COMMAND,
  command,
  MAIN,
  NEW_KEY_COMMAND,
  RESTORE_COMMAND,
  run,
} from '../../tools/processes.ts'
import { addNotice, addReport, addStudent, addTeacher, picture } from '../../tools/samples.ts'
import { caller, type School, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const scratch = scratchFolder()
test.after(() => scratch.remove())
let count = 0
const folder = (name = 'data') => {
  const path = join(scratch.path, `${name}-${count++}`)
  mkdirSync(path)
  return path
}

const SECRETS = { password: 'SECRET-password', answer: 'SECRET-answer' }

/** A school with something in every table; stopped. */
const school = folder('school')
test.before(() => fillSchool(school))

/** A copy of it: to make one takes ten times as long. @returns its folder */
function copyOfSchool(): string {
  const dataDir = folder()
  cpSync(school, dataDir, { recursive: true })
  return dataDir
}

async function fillSchool(dataDir: string): Promise<void> {
  const school = await start({ dataDir, env: BOSS })
  const admin = await school.login(BOSS.ADMIN_USER_ID, BOSS.ADMIN_PASSWORD)
  const student = await addStudent(admin, SECRETS)
  const { userId } = await addTeacher(admin, SECRETS)
  await addSecondFactor(school, userId)
  await addNotice(admin, { photo: await picture() })
  await addReport(admin, student._id, { photo: await picture('#f00') })
  await school.visitor.put('/auth/login', { userId: 'nobody', password: 'wrong-password' })
  await school.stop({ keep: true })
}

async function addSecondFactor(school: School, userId: string): Promise<void> {
  const caller = await school.login(userId, SECRETS.password)
  await caller.post('/auth/secondFactor/begin', { password: SECRETS.password })
  const { _id: id } = (await caller.get('/auth/me')).body.user
  const factor = await school.store.secondFactors.find(id)
  const secret = Buffer.from(
    school.vault.unseal(factor?.sealedSecret ?? Buffer.alloc(0), { entity: 'user', id, field: 'secondFactor' }),
    'base64',
  )
  const { body } = await caller.post('/auth/secondFactor/confirm', { code: totp(secret, stepAt(Date.now())) })
  assert.ok(body.success, body.message)
}

/** Every row of every table. */
function everything(file: string): Record<string, unknown[]> {
  const database = forKysely(new DatabaseSync(file, { readOnly: true }))
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all([]) as { name: string }[]
  const rows = tables.map(({ name }) => [name, database.prepare(`select * from "${name}"`).all([])])
  database.close()
  return Object.fromEntries(rows)
}

/** Runs a command that must fail; returns the one line that it prints. */
async function failureLine(...[entry, env, args]: Parameters<typeof command>): Promise<string> {
  const { code, stderr, stdout } = await command(entry, env, args)
  assert.is(code, 1, stdout)
  assert.is(stderr.trim().split('\n').length, 1, stderr)
  return stderr.trim()
}

/** What the command of the backup does, in this process; the first test runs the command. */
const backUp = async (dataDir: string, file: string) => (await databaseOf({ dataDir })).backUp(file)

/** The line that a command prints when this work fails. */
async function failureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((thrown) => thrown)
  if (!(error instanceof SetupError)) throw error ?? new Error('It did not fail.')
  assert.not.match(error.message, /\n/)
  return error.message
}

test('a backup made during writes is one valid file, and the restored school has the same data', async () => {
  const dataDir = copyOfSchool()
  const server = await run(MAIN, { ...BOSS, DATA_DIR: dataDir })
  const admin = await asBoss(await server.listening)
  const written = startWriters(admin, 1)
  await written.atLeast(10)
  const before = { students: [...written.students], notices: [...written.notices] }
  const file = join(folder('backups'), 'school.db')
  const backup = await command(BACKUP_COMMAND, { DATA_DIR: dataDir }, [file])
  assert.is(backup.code, 0, backup.stderr)
  assert.match(backup.stdout, /complete and checked/)
  assert.match(backup.stdout, /The key is NOT in it: keep a copy of .+secret\.key/)
  const after = written.total()
  await written.atLeast(after + 5)
  server.stop('SIGKILL')
  await server.ended
  await written.done
  assert.equal(readdirSync(join(file, '..')), ['school.db'], 'one file and nothing beside it')
  assert.is(statSync(file).mode & 0o777, 0o600)
  const key = readFileSync(join(dataDir, 'secret.key'), 'utf8')
  const bytes = readFileSync(file)
  for (const secret of ['SECRET-', key, Buffer.from(key, 'base64')]) assert.not.ok(bytes.includes(secret))
  const backedUp = everything(file)

  // Other files in the folder of the backup are ignored.
  writeFileSync(`${file}-wal`, 'garbage')
  writeFileSync(`${file}-shm`, 'garbage')
  const target = folder()
  copyFileSync(join(dataDir, 'secret.key'), join(target, 'secret.key'))
  const restored = await command(RESTORE_COMMAND, { DATA_DIR: target }, [file])
  assert.is(restored.code, 0, restored.stderr)
  assert.match(restored.stdout, /The key fits\. Start the server\./)
  assert.equal(everything(join(target, 'school.db')), backedUp)
  await assertSound({ DATA_DIR: target })

  const again = await run(MAIN, { DATA_DIR: target })
  const boss = await asBoss(await again.listening)
  await assertStored(boss, before)
  const [student] = (await boss.get('/student/getAllStudent')).body.students
  const { user } = (await boss.get(`/student/get-single-student/${student._id}`)).body
  assert.equal([user.password, user.answer], [SECRETS.password, SECRETS.answer])
  const photo = await boss.get(`/student/get-student-photo/${student._id}`)
  const owned = backedUp.photos as Array<{ owner: string; size: string; bytes: Buffer }>
  assert.ok(owned.find(({ owner, size }) => owner === student._id && size === 'full')?.bytes.equals(photo.bytes))
  again.stop()
  assert.is(await again.ended, 0)
})

test('a backup overwrites no file, needs a school, and leaves no partial file on a full disk', async () => {
  const dataDir = copyOfSchool()
  const backups = folder('backups')
  writeFileSync(join(backups, 'here.db'), 'precious')
  assert.match(await failureOf(backUp(dataDir, join(backups, 'here.db'))), /is there already/)
  assert.is(readFileSync(join(backups, 'here.db'), 'utf8'), 'precious')
  assert.match(await failureLine(BACKUP_COMMAND, { DATA_DIR: dataDir }), /^Name one file: npm run backup -- FILE/)
  assert.match(
    await failureLine(BACKUP_COMMAND, { DATA_DIR: folder() }, [join(backups, 'x.db')]),
    /^There is no school: the database .*school\.db is missing\. Set DATA_DIR/,
  )
  assert.match(await failureOf(backUp(dataDir, '/proc/x.db')), /cannot be written \(E\w+\)/)
  assert.equal(readdirSync(backups), ['here.db'])
})

test('a restore needs an empty folder, a valid backup and the right key, and changes nothing otherwise', async () => {
  const dataDir = copyOfSchool()
  const backup = join(folder('backups'), 'school.db')
  await backUp(dataDir, backup)
  const restore = (target: string, file = backup) => failureLine(RESTORE_COMMAND, { DATA_DIR: target }, [file])

  const before = everything(join(dataDir, 'school.db'))
  assert.match(await restore(dataDir), /is not empty \(school\.db.*\): nothing was changed/)
  assert.equal(everything(join(dataDir, 'school.db')), before)
  const stale = folder()
  for (const name of ['school.db-wal', 'school.db-shm']) writeFileSync(join(stale, name), 'of another database')
  assert.match(await restore(stale), /is not empty \(school\.db-shm, school\.db-wal\)/)

  const target = folder()
  const damaged = join(folder(), 'damaged.db')
  const bytes = readFileSync(backup)
  writeFileSync(damaged, bytes.fill(7, 4096, 12_288))
  assert.match(await restore(target, damaged), /is no sound backup/)
  writeFileSync(damaged, 'no database at all '.repeat(100))
  assert.match(await restore(target, damaged), /is no sound backup \(SQLITE_NOTADB\)/)
  writeFileSync(damaged, '')
  assert.match(await restore(target, damaged), /is no sound backup \(it holds no school\)/)
  assert.match(await restore(target, join(target, 'nothing.db')), /^There is no file/)
  writeFileSync(join(target, 'secret.key'), Buffer.alloc(32, 1).toString('base64'))
  assert.match(await restore(target), /The key .+ does not belong to this backup/)
  assert.equal(readdirSync(target).sort(), ['school.lock', 'secret.key'])
})

test('a restored school without its key says what is missing, and starts once the key is there', async () => {
  const dataDir = copyOfSchool()
  const backup = join(folder('backups'), 'school.db')
  await backUp(dataDir, backup)
  const target = folder()
  const restored = await command(RESTORE_COMMAND, { DATA_DIR: target }, [backup])
  assert.is(restored.code, 0)
  assert.match(restored.stdout, /The key is missing: copy the school's secret\.key to .+secret\.key/)
  assert.match(await failureLine(MAIN, { DATA_DIR: target }), /^The key file .+ is missing/)
  assert.match(await failureLine(CHECK_COMMAND, { DATA_DIR: target }), /^The key file .+ is missing/)
  copyFileSync(join(dataDir, 'secret.key'), join(target, 'secret.key'))
  const server = await run(MAIN, { DATA_DIR: target })
  await asBoss(await server.listening)
  server.stop()
  assert.is(await server.ended, 0)
})

test('a school whose key is lost starts with a new one, after a message that says what is lost', async () => {
  const dataDir = copyOfSchool()
  const env = { DATA_DIR: dataDir }
  assert.match(
    await failureLine(NEW_KEY_COMMAND, env, ['--lose-what-is-sealed']),
    /belongs to this school, which needs no other one/,
  )
  const path = join(dataDir, 'secret.key')
  const wrong = Buffer.alloc(32, 3).toString('base64')
  writeFileSync(path, wrong)
  const before = everything(join(dataDir, 'school.db'))
  const output = await command(NEW_KEY_COMMAND, env)
  assert.is(output.code, 0, output.stderr)
  assert.match(
    output.stdout,
    /lost for good: 2 issued passwords that admins can look up, and 2 recovery answers; .+ turned off: 1\./,
  )
  assert.equal(everything(join(dataDir, 'school.db')), before, 'said and not done')

  const done = await command(NEW_KEY_COMMAND, env, ['--lose-what-is-sealed'])
  assert.is(done.code, 0, done.stderr)
  const old = readdirSync(dataDir).find((name) => name.startsWith('secret.key.old-'))
  assert.is(readFileSync(join(dataDir, old ?? 'none'), 'utf8'), wrong, 'the file that was there is kept')
  await assertSound(env)
  const server = await run(MAIN, env)
  const origin = await server.listening
  const admin = await asBoss(origin)
  const [student] = (await admin.get('/student/getAllStudent')).body.students
  const got = await admin.get(`/student/get-single-student/${student._id}`)
  assert.is(got.status, 200)
  assert.equal([got.body.user.password, got.body.user.answer], ['', ''])
  const { data: users } = (await admin.get('/admin/allUser')).body
  const { userId } = users.find(({ role }: { role: number }) => role === ROLE.teacher)
  const teacher = caller((path, init) => fetch(origin + path, init))
  const login = await teacher.put('/auth/login', { userId, password: SECRETS.password })
  assert.is(login.body.success, true, 'the password is enough again')
  writeFileSync(path, wrong)
  assert.match(
    await failureLine(NEW_KEY_COMMAND, env, ['--lose-what-is-sealed']),
    /^The server still runs on this school/,
  )
  server.stop()
  await server.ended
})

/** The steps whose name matches, counted from 1, and the one after the last: between two of them nothing is decided. */
const deciding = (name: RegExp) => (steps: string[]) => {
  const found = steps.flatMap((step, index) => (name.test(step) ? [index + 1] : []))
  return [...found, (found.at(-1) ?? 0) + 1]
}

test('a new key that was killed at a step that decides is finished by the same command', async () => {
  // bench/endurance.ts does every step.
  assert.ok((await killedNewKeys(school, deciding(/^renameSync|commit/))) > 40)
})

test('a restore that was killed leaves no folder that passes for a school, and is repeated', async () => {
  const backup = join(folder('backups'), 'school.db')
  await backUp(school, backup)
  assert.ok((await killedRestores(backup, deciding(/^(copyFileSync|renameSync)/))) > 10)
})

test('a backup with damaged photos says so, ends with 2 and has another name; npm run check names each photo', async () => {
  const dataDir = copyOfSchool()
  const database = new DatabaseSync(join(dataDir, 'school.db'))
  // As a bad disk does it: the row is sound, some of its bytes are zeros, and the picture can be decoded.
  const photos = database.prepare("select owner, kind, size, bytes from photos where size <> 'thumb'").all()
  const put = database.prepare('update photos set bytes = ? where owner = ? and kind = ? and size = ?')
  for (const { owner, kind, size, bytes } of photos) {
    put.run(Buffer.from(bytes as Uint8Array).fill(0, 40, 60), String(owner), String(kind), String(size))
  }
  database.close()
  const file = join(folder('backups'), 'school.db')
  const { code, stdout, stderr } = await command(BACKUP_COMMAND, { DATA_DIR: dataDir }, [file])
  assert.equal([code, stdout], [2, ''])
  assert.match(
    stderr,
    /^The backup has damaged photos and is named .+school-damaged\.db: The \w+ of \w+ is damaged \(\w+\)\. And 9 more\. Keep the backups from before; [^\n]+\n$/,
  )
  assert.equal(readdirSync(join(file, '..')), ['school-damaged.db'])
  const { faults } = await checkSchool(readSettings({ DATA_DIR: dataDir }))
  assert.is(faults.length, photos.length)
  for (const fault of faults) assert.match(fault, /^The (photo|idCard) of \w+ is damaged \((full|card)\)\.$/)
})

test('the check finds a damaged sealed text, photo and database page, and an orphan', async () => {
  const dataDir = copyOfSchool()
  const env = { DATA_DIR: dataDir }
  const sound = await command(CHECK_COMMAND, env)
  assert.is(sound.code, 0, sound.stderr)
  assert.match(sound.stdout, /is sound: pages, references, 5 sealed texts, 15 photos/)
  const database = new DatabaseSync(join(dataDir, 'school.db'), { enableForeignKeyConstraints: false })
  const teacher = database.prepare('select login from teachers').get()?.login
  database.exec(`
    update users set sealedAnswer = x'00112233445566778899aabbccddeeff00112233445566778899' where role = 2;
    update photos set bytes = x'0001' where kind = 'idCard' and size = 'card';
    delete from photos where size = 'thumb' and owner in (select id from notices);
    insert into photos select 'nobody', kind, size, type, version, bytes, hash from photos where kind = 'photo' limit 1;
    delete from students;
  `)
  database.close()
  const { code, stderr } = await command(CHECK_COMMAND, env)
  assert.is(code, 1)
  assert.match(stderr, /row \d+ of reports belongs to no row of allStudents/)
  const repaired = new DatabaseSync(join(dataDir, 'school.db'))
  repaired.exec('delete from reports')
  repaired.close()
  const found = (await checkSchool(readSettings(env))).faults.join('\n')
  for (const line of [
    `The sealed answer of the login ${teacher} cannot be opened.`,
    /The idCard of \w+ is damaged \(card\)\./,
    /The photo of \w+ \(notices\) is missing\./,
    'The photo of nobody belongs to no record.',
    /The login \w+ and its record in students do not belong together\./,
  ]) {
    if (typeof line === 'string') assert.ok(found.includes(line), `${line}\n${found}`)
    else assert.match(found, line)
  }
  const bytes = readFileSync(join(dataDir, 'school.db'))
  writeFileSync(join(dataDir, 'school.db'), bytes.fill(7, 4096, 20_480))
  assert.is.not((await checkSchool(readSettings(env))).faults.length, 0)
  assert.is(existsSync(join(dataDir, 'school.db')), true)
})

test.run()
