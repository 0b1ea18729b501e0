/** The interface of the store on each engine: one test for each kind of SQL. */
// engines: sqlite, postgres
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Kysely } from 'kysely'
import * as assert from 'uvu/assert'
import { ROLE, type Role } from '#contract'
import { databaseOf } from '../../server/data-folder/school-database.ts'
import { compiled } from '../../server/store/compiled.ts'
import { newId } from '../../server/store/ids.ts'
import { OLDEST_PROGRAM, storeOldestProgram } from '../../server/store/oldest-program.ts'
import type { Schema } from '../../server/store/schema.ts'
import { changesOf } from '../../server/store/tables/changes.ts'
import type { NoticeFileRow } from '../../server/store/tables/notice-files.ts'
import { openRaw } from '../../tools/engine.ts'
import { studentDetails } from '../../tools/samples.ts'
import { start } from '../../tools/start.ts'
import { test } from '../test.ts'

const school = await start()
test.after(() => school.stop())
const { store } = school

const at = '2026-11-22T08:00:00.000Z'
const bytes = Uint8Array.of(0, 1, 254, 255)

async function addUser(userId: string = newId(), role: Role = ROLE.user): Promise<string> {
  const id = newId()
  const login = { id, userId, name: 'Ann', role, createdAt: at, passwordHash: 'hash' }
  assert.ok(await store.users.add({ ...login, sealedPassword: bytes, sealedAnswer: null, passwordChangedAt: null }))
  return id
}

async function addStudent(): Promise<{ id: string; login: string }> {
  const student = {
    ...studentDetails,
    // A number that a test counts up.
    fee: '1',
    id: newId(),
    login: await addUser(newId(), ROLE.student),
    createdAt: at,
    photoVersion: null,
  }
  await store.transaction(({ students }) => students.add(student))
  return student
}

const reportOf = (studentId: string) => ({
  id: newId(),
  studentId,
  condition: 'Good' as const,
  message: '',
  complain: '',
  notification: '',
  createdAt: at,
  updatedAt: at,
  photoVersion: null,
})

test('a compiled query has each argument in its place, and leaves its own values, whatever they say', async () => {
  const { dialect } = (await databaseOf(school.settings)).forReading()
  const db = new Kysely<Schema>({ dialect })
  const named = db.selectFrom('meta').select('name').orderBy('name')
  const find = compiled(db, (name: string) => named.where('name', 'in', [name, 'value 0']))
  await store.meta.set('value 0', bytes)
  await store.meta.set('a', bytes)
  assert.is((await find('none'))?.name, 'value 0')
  assert.is((await find('a'))?.name, 'a')
  for (const name of ['value 0', 'a']) await store.meta.remove(name)
  await db.destroy()
})

test('bytes, numbers above 32 bits and null come back as they were', async () => {
  const id = await addUser()
  const user = await store.users.find(id)
  assert.equal([...(user?.sealedPassword ?? [])], [...bytes])
  assert.is(user?.sealedAnswer, null)
  assert.is(typeof user?.seq, 'number')
  const session = { tokenHash: newId(), user: id, createdAt: 2 ** 41 + 1, seenAt: 2 ** 52, device: '', isRemembered: 1 }
  await store.sessions.add(session)
  assert.equal(await store.sessions.allOf(id), [session])
  assert.is((await store.sessions.find(session.tokenHash))?.createdAt, 2 ** 41 + 1)
})

test('a user id is taken in every letter case and spelling', async () => {
  const id = await addUser('Ann-Straße@x')
  const row = { id: newId(), name: '', role: ROLE.user, createdAt: at, passwordHash: '' }
  const more = { sealedPassword: null, sealedAnswer: null, passwordChangedAt: null }
  assert.is(await store.users.add({ ...row, ...more, userId: 'ANN-STRAßE@X' }), false)
  assert.is((await store.users.findByUserId('ａnn-straße@x'))?.id, id)
  await addUser('ann-strasse@x')
  assert.equal(await store.users.inOtherLetters(), ['Ann-Straße@x'])
  const plain = await addUser("Dan O'Brien")
  assert.is(await store.users.add({ ...row, ...more, userId: 'dan\u202fo\u2019brien\u200b' }), false)
  assert.is((await store.users.findByUserId('\u202adan o\u2018brien\u202c'))?.id, plain)
})

test('with a login go its student, report, sessions and codes; the audit stays and names nobody', async () => {
  const { id, login } = await addStudent()
  assert.is(await store.reports.add(reportOf(id)), true)
  assert.is(await store.reports.add(reportOf(id)), false)
  await store.sessions.add({ tokenHash: newId(), user: login, createdAt: 1, seenAt: 1, device: '' })
  await store.secondFactors.begin(login, bytes)
  await store.secondFactors.setRecoveryCodes(login, ['a', 'b'])
  const line = { at, actorId: login, action: 'login', entity: 'user', entityId: login, address: '' }
  await store.audit.add(line)
  assert.ok((await store.audit.page(1, 0))[0]?.actorUserId)
  await store.transaction(({ users }) => users.remove(login))
  assert.equal(
    [await store.students.find(id), await store.reports.ofStudent(id, 'staff'), await store.secondFactors.find(login)],
    [undefined, undefined, undefined],
  )
  assert.equal(await store.secondFactors.recoveryHashes(login), [])
  assert.equal(await store.sessions.allOf(login), [])
  assert.equal({ ...(await store.audit.page(1, 0))[0], seq: 0 }, { ...line, actorUserId: null, records: [], seq: 0 })
})

test('a second factor is begun anew until it is confirmed, and a step or code counts once', async () => {
  const user = await addUser()
  const { secondFactors } = store
  assert.is(await secondFactors.begin(user, Uint8Array.of(1)), true)
  assert.is(await secondFactors.begin(user, bytes), true)
  assert.equal([...((await secondFactors.find(user))?.sealedSecret ?? [])], [...bytes])
  await secondFactors.confirm(user, at)
  assert.is(await secondFactors.begin(user, bytes), false)
  assert.equal(
    [await secondFactors.acceptStep(user, 2 ** 40), await secondFactors.acceptStep(user, 2 ** 40)],
    [true, false],
  )
  await secondFactors.setRecoveryCodes(user, ['a', 'b'])
  assert.equal(
    [await secondFactors.consumeRecoveryCode(user, 'a'), await secondFactors.consumeRecoveryCode(user, 'a')],
    [true, false],
  )
  assert.equal([await secondFactors.remove(user), await secondFactors.remove(user)], [true, false])
})

test('the same line of the audit is added once in its time, and old lines are trimmed a number at a time', async () => {
  const line = { at, actorId: newId(), action: 'read', entity: 'student', entityId: newId(), address: '' }
  const before = await store.audit.count()
  await store.audit.addOnceSince(line, at)
  await store.audit.addOnceSince(line, at)
  assert.is(await store.audit.count(), before + 1)
  await store.audit.addOnceSince({ ...line, actorId: null, entityId: null }, at)
  await store.audit.addOnceSince({ ...line, at: '2026-11-22T09:00:00.000Z' }, '2026-11-22T08:00:00.001Z')
  assert.is(await store.audit.count(), before + 3)
  assert.is(await store.audit.trim('9999', 2), 2)
  assert.is(await store.audit.count(), before + 1)

  const records = ['a', 'b'].map((entityId) => ({ action: 'delete', entity: 'student', entityId }))
  const act = await store.transaction(({ audit }) => audit.addAct({ ...line, entityId: null }, records))
  assert.is(await store.audit.countRecords(act ?? 0), 2)
  assert.is(await store.audit.trim('9999', before + 2), before + 2)
  assert.is(await store.audit.countRecords(act ?? 0), 0, 'the records of an act go with it')
})

test('sessions are swept by each of their times, and ended all or all but one', async () => {
  const user = await addUser()
  const add = async (createdAt: number, seenAt: number) => {
    const tokenHash = newId()
    await store.sessions.add({ tokenHash, user, createdAt, seenAt, device: '' })
    return tokenHash
  }
  const recent = [await add(50, 60), await add(51, 61)]
  for (const [createdAt, seenAt] of [
    [50, 9],
    [9, 60],
    [200, 60],
  ] as const)
    await add(createdAt, seenAt)
  await store.sessions.sweep({ seenBefore: 10, createdBefore: 10, createdAfter: 100 })
  assert.equal(
    (await store.sessions.allOf(user)).map(({ tokenHash }) => tokenHash),
    recent.reverse(),
  )
  await add(50, 60)
  assert.is(await store.sessions.endAllOf(user, recent[0] as string), 2)
  assert.is(await store.sessions.endAllOf(user), 1)
})

test('a value of meta is replaced or kept, the oldest program is only raised, a photo put in place of the one before', async () => {
  const name = newId()
  await store.meta.setOnce(name, Uint8Array.of(1))
  await store.meta.setOnce(name, Uint8Array.of(2))
  assert.equal([...((await store.meta.get(name)) ?? [])], [1])
  await store.meta.set(name, Uint8Array.of(3))
  assert.equal([...((await store.meta.get(name)) ?? [])], [3])
  const oldest = async (version: string) => {
    await store.meta.set('oldest-program', Buffer.from(version))
    await storeOldestProgram(store)
    return String(await store.meta.get('oldest-program'))
  }
  assert.equal([await oldest('0.0.9'), await oldest('0.10.0')], [OLDEST_PROGRAM, '0.10.0'])
  const { id, login } = await addStudent()
  for (const version of ['1', '2']) {
    const photo = { version, type: 'image/webp', sizes: { full: bytes, card: bytes, thumb: Uint8Array.of(9) } }
    await store.transaction(({ photos }) => photos.put(id, 'photo', photo))
  }
  const found = await store.photos.findOf('students', login, 'photo', 'thumb')
  assert.equal([found?.owner, found?.version, [...(found?.bytes ?? [])]], [id, '2', [9]])
})

test('a picture of the settings is needed from the last time that somebody has sent or saved it', async () => {
  const [sent, saved, unused] = [newId(), newId(), newId()]
  const picture = { version: '1', type: 'image/webp', sizes: { full: bytes, card: bytes, thumb: bytes } }
  await store.transaction(async ({ school: settings }) => {
    for (const id of [sent, saved, unused]) await settings.putPicture(id, picture, '2026-01-01')
    await settings.putPicture(sent, picture, '2026-01-03')
    assert.equal([...new Set(await settings.needPictures([saved, 'none'], '2026-01-03'))], [saved])
  })
  const unneeded = await store.school.pictures('2026-01-02')
  assert.equal([unneeded.includes(unused), unneeded.includes(sent), unneeded.includes(saved)], [true, false, false])
  await store.transaction(({ school: settings }) => settings.removePictures([sent, saved, unused], '2026-01-02'))
  const there = async (id: string) => [...((await store.school.findPicture(id, 'card'))?.bytes ?? [])]
  assert.equal([await there(sent), await there(saved), await there(unused)], [[...bytes], [...bytes], []])
})

test('a version of the settings has who saved it, and a login its language', async () => {
  const savedBy = await addUser()
  await store.users.chooseLanguage(savedBy, 'ur')
  const { userId, language } = (await store.users.find(savedBy)) as { userId: string; language: string }
  assert.is(language, 'ur')
  const version = ((await store.school.newest())?.version ?? 0) + 1
  await store.transaction(({ school: settings }) => settings.add({ version, settings: '{}', savedAt: at, savedBy }))
  const found = await store.school.find(version)
  assert.equal([found?.settings, found?.savedByUserId], ['{}', userId])
})

test('files of a notice keep their order and their bytes, stay while it is deleted, and go when it is erased', async () => {
  const notice = newId()
  const texts = { title: 'a', description: 'a', catagory: 'a', date: '1', createdAt: at, photoVersion: null }
  await store.notices.add({ ...texts, id: notice })
  const before = await store.noticeFiles.totalBytes()
  const pieces = [bytes, Uint8Array.of(7)]
  const hash = createHash('sha256').update(Buffer.concat(pieces)).digest('hex')
  const addFile = async (name: string) => {
    const id = newId()
    const file = { id, notice, name, label: '', type: 'text/plain', size: 5, hash, withoutText: 0, createdAt: at }
    await store.transaction(({ noticeFiles }) =>
      noticeFiles.add(
        file,
        (async function* () {
          yield* pieces
        })(),
      ),
    )
    return id
  }
  const [first, second, third] = [await addFile('first'), await addFile('second'), await addFile('third')]
  const order = async () => (await store.noticeFiles.of(notice)).map(({ name, position }) => [name, position])
  await store.noticeFiles.moveTo((await store.noticeFiles.find(third)) as NoticeFileRow, 0)
  assert.equal(await order(), [
    ['third', 0],
    ['first', 1],
    ['second', 2],
  ])
  await store.noticeFiles.remove((await store.noticeFiles.find(first)) as NoticeFileRow)
  assert.equal(await order(), [
    ['third', 0],
    ['second', 1],
  ])
  assert.is(await store.noticeFiles.piece(first, 0), undefined)
  const parts = await Promise.all([0, 1, 2].map((part) => store.noticeFiles.piece(second, part)))
  assert.equal(
    parts.map((part) => part && [...part]),
    [[...bytes], [7], undefined],
  )
  assert.is((await store.noticeFiles.totalBytes()) - before, 10)
  const [withFiles] = await store.noticeFiles.withFiles([{ id: notice }])
  assert.equal(
    withFiles?.files.map(({ id }) => id),
    [third, second],
  )

  const damaged = async () => (await store.checks.photos()).damaged.filter((one) => one.includes(second))
  assert.equal(await damaged(), [])
  const raw = await openRaw(school.dataDir)
  await raw.all('update "noticeFileParts" set bytes = ? where file = ? and part = 1', Buffer.of(8), second)
  assert.equal(await damaged(), [`The file ${second} of a notice is damaged.`])

  await store.transaction(({ deleted }) => deleted.remove('notice', [notice], { at, by: null }))
  assert.is((await order()).length, 2)
  const orphans = async () => (await store.checks.orphans()).filter((one) => one.includes(second))
  assert.equal(await orphans(), [])
  await store.transaction(({ deleted }) => deleted.erase([notice]))
  assert.equal(await order(), [])
  const left = await raw.all('select part from "noticeFileParts" where file in (?, ?)', second, third)
  assert.equal(left, [])
  await addFile('of nobody')
  const [{ id } = { id: '' }] = await store.noticeFiles.of(notice)
  assert.ok((await store.checks.orphans()).includes(`The file ${id} belongs to no notice.`))
  await store.transaction(({ noticeFiles }) => noticeFiles.removeAllOf([notice]))
  await raw.close()
})

test('the last change of each field is kept with who made it, as long as there is that login', async () => {
  const [{ id: record }, by] = [await addStudent(), await addUser()]
  await store.changes.putAll(changesOf(record, ['name', 'fee'], { version: 2, at, by }))
  await store.changes.putAll(changesOf(record, ['fee'], { version: 3, at, by: null }))
  const fields = async (version: number) => {
    const found = await store.changes.since(record, version)
    return found.map(({ field, name }) => [field, name]).sort()
  }
  assert.equal(await fields(1), [
    ['fee', null],
    ['name', 'Ann'],
  ])
  assert.equal(await fields(2), [['fee', null]])
  await store.users.remove(by)
  assert.equal((await fields(1))[1], ['name', null])
})

test('a counter of tries is no part of a transaction that gives it a turn', async () => {
  const key = newId()
  let counting: Promise<unknown> = Promise.resolve()
  const transaction = store.transaction(async () => {
    counting = store.attempts.count([{ key, span: 60_000 }], Date.now())
    await nextTurn()
    throw new Error('rolled back')
  })
  await transaction.catch(() => {})
  await counting
  assert.is((await store.attempts.find([key]))[0]?.points, 1)
})

test('the check finds what has lost its record, and nothing in a sound school', async () => {
  assert.equal(await store.checks.orphans(), [])
  const raw = await openRaw(school.dataDir)
  await raw.all(
    `insert into photos (owner, kind, size, type, version, bytes) values ('gone', 'photo', 'full', '', '1', ?)`,
    Buffer.from(bytes),
  )
  await raw.all(`insert into changes (record, field, version, at) values ('gone', 'name', 1, '')`)
  const { login } = await addStudent()
  await raw.all('update users set role = 2 where id = ?', login)
  assert.equal((await store.checks.orphans()).sort(), [
    'The changes of gone belong to no record.',
    `The login ${login} and its record in students do not belong together.`,
    `The login ${login} and its record in teachers do not belong together.`,
    'The photo of gone belongs to no record.',
  ])
  await raw.all("delete from photos where owner = 'gone'")
  await raw.all("delete from changes where record = 'gone'")
  await raw.all('update users set role = 1 where id = ?', login)
  await raw.close()
})

test('a transaction that throws keeps nothing, and those that run at once see each other whole', async () => {
  const { id } = await addStudent()
  const failed = store.transaction(async ({ students }) => {
    await students.update(id, { rollNumber: 'lost' })
    throw new Error('not kept')
  })
  assert.is(await failed.catch(({ message }) => message), 'not kept')
  assert.is((await store.students.find(id))?.rollNumber, '7')
  const raise = () =>
    store.transaction(async ({ students }) => {
      const { fee } = (await students.find(id)) as { fee: string }
      await students.update(id, { fee: String(Number(fee) + 1) })
    })
  await Promise.all(Array.from({ length: 30 }, raise))
  assert.is((await store.students.find(id))?.fee, '31')
})

test('counters of attempts count, begin again after their span, and are swept', async () => {
  const now = Date.now()
  const minute = 60_000
  const [a, b] = [newId(), newId()]
  const count = async (keys: string[], at = now) => {
    const counted = await store.attempts.count(
      keys.map((key) => ({ key, span: minute })),
      at,
    )
    return keys.map((key) => counted.find((one) => one.key === key)?.points)
  }
  assert.equal(await count([a, b]), [1, 1])
  assert.equal(await count([a], now + minute - 1), [2])
  await store.attempts.uncount([a])
  assert.equal(await count([a, b], now + minute - 1), [2, 2])
  assert.equal(await count([a], now + minute), [1], 'its span is over')
  assert.equal(await count([b], now - 10 * minute), [1], 'the clock was wrong when it began')
  assert.equal(await count([a], now - minute), [2], 'the clock of another server may be a little behind')
  await store.attempts.remove([b])
  for (const none of [store.attempts.uncount([]), store.attempts.remove([])]) await none
  assert.equal(await store.attempts.find([b]), [])
  await store.attempts.sweep(now + 2 * minute + 1, Number.MAX_SAFE_INTEGER)
  assert.equal(await store.attempts.find([a]), [])
})

test('drafts of an older program beside this one are removed once their day is over, with their rows', async () => {
  const raw = await openRaw(school.dataDir)
  const draft = (id: string, createdAt: string) =>
    raw.all(
      `insert into "imports" (id, kind, "fileName", state, "createdAt", counts) values (?, 'student', '', 'draft', ?, '{}')`,
      id,
      createdAt,
    )
  await draft('old draft', '2026-11-20T08:00:00.000Z')
  await draft('new draft', '2026-11-22T08:00:00.000Z')
  await raw.all(
    `insert into "importRows" ("import", "row", id, login, action, before) values ('old draft', 2, 'row 2', '', 'add', '')`,
  )
  await store.transaction(({ acts }) => acts.removeOlder('2026-11-21T08:00:00.000Z'))
  const left = await raw.all('select id from "imports"')
  const rows = await raw.all('select id from "importRows"')
  await raw.close()
  assert.equal([left.map(({ id }) => id), rows], [['new draft'], []])
})

test.run()
