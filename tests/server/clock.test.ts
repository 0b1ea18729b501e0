/** Old data is removed by the trusted time: a clock that is wrong for a moment removes nothing. */
import pino from 'pino'
import * as assert from 'uvu/assert'
import { runMaintenance } from '../../server/data-folder/maintenance.ts'
import { type TrustedClock, trustedClock } from '../../server/retention/trusted-clock.ts'
import { addNotice, addStudent } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEAR = 365 * DAY
const logger = pino({ level: 'silent' })

const open: { stop(): Promise<void> }[] = []
test.after.each(async () => {
  for (const school of open.splice(0)) await school.stop()
})

/** A school whose maintenance ran just now, with a deleted record, a draft and an audit that are due in a year. */
async function openSchool() {
  let now = Date.parse('2026-03-02T08:00:00Z')
  let ran = 0
  const clocks = { clock: () => now, monotonic: () => ran }
  const school = await start({ ...clocks, env: { AUDIT_DAYS: '100' } })
  open.push(school)
  const { store, settings, visitor } = school
  const asAdmin = () => school.login(ADMIN.userId, ADMIN.password)
  const admin = await asAdmin()
  await admin.delete(`/student/deleteStudent/${(await addStudent(admin))._id}`)
  await admin.post('/imports?kind=student', Buffer.from('Name,Class\nAnn Lee,5\n'))
  const maintain = async (time: TrustedClock = school.time) =>
    runMaintenance({ store, settings, logger, time, backupCommand: '' })
  await maintain()
  return {
    ...school,
    asAdmin,
    admin,
    maintain,
    now: () => now,
    /** The clock jumps. */
    jump(by: number) {
      now += by
    },
    /** Time passes. */
    pass(time: number) {
      now += time
      ran += time
    },
    /** Another server, or this one after a restart. @param off the error of its clock in ms */
    another: (off = 0) => trustedClock({ store, logger, ...clocks, clock: () => now + off }),
    /** The numbers of records that are removed by age. */
    async remaining() {
      const { deleted, acts, audit } = store
      const lines = await audit.page(1_000, 0)
      let count = 0
      for await (const page of deleted.pages()) count += page.length
      return {
        deleted: count,
        drafts: (await acts.newest(50)).filter(({ state }) => state === 'draft').length,
        // Of the time when the school was opened.
        audit: lines.filter(({ at }) => at.startsWith('2026-03-02')).length,
      }
    },
    health: async () => {
      // A result is sent for two seconds.
      now += 2_000
      return (await visitor.get('/health')).body.clock
    },
  }
}
const shown = async (admin: Caller) => (await admin.get('/admin/adminAll')).body.clock

test('a clock that is a year ahead for one run removes nothing, and health, dashboard and log say it', async () => {
  const { asAdmin, maintain, jump, remaining, health, log } = await openSchool()
  const before = await remaining()
  assert.equal([before.deleted, before.drafts, before.audit > 3], [1, 1, true])
  assert.equal([await health(), await shown(await asAdmin())], ['ok', undefined])

  jump(YEAR)
  await maintain()
  const { audit, ...others } = await remaining()
  assert.equal(others, { deleted: 1, drafts: 1 })
  assert.ok(audit >= before.audit)
  assert.is(await health(), 'ahead')
  const admin = await asAdmin()
  assert.equal(await shown(admin), {
    doubt: 'ahead',
    now: '2027-03-02T08:00:04.000Z',
    expected: '2026-03-02T08:00:00.000Z',
  })
  assert.is((await admin.get('/admin/deleted')).body.data[0].daysLeft, 30, 'what is believed counts')

  jump(-YEAR)
  await maintain()
  assert.equal(await remaining(), { ...others, audit })
  assert.equal([await health(), await shown(await asAdmin())], ['ok', undefined])
  const lines = log.filter(({ msg }) => /^the clock of this machine/.test(String(msg)))
  assert.equal(
    lines.map(({ level, msg }) => [level, msg]),
    [
      [40, 'the clock of this machine is ahead: nothing is removed until it is believed'],
      [30, 'the clock of this machine is believed again'],
    ],
    'each once',
  )
})

test('a server that was off for two weeks removes nothing until it has run for a day, restarts not counted', async () => {
  const { maintain, jump, pass, another, remaining, now } = await openSchool()
  jump(14 * DAY)
  let time = another()
  await maintain(time)
  for (let hour = 2; hour < 24; hour += 2) {
    pass(2 * HOUR)
    await maintain(time)
    assert.is((await remaining()).drafts, 1, `hour ${hour}`)
    if (hour % 10 !== 0) continue
    jump(14 * HOUR)
    time = another()
    const { doubt, trusted } = await time.check()
    assert.is(doubt, 'ahead', 'switched off for the night')
    assert.is(trusted, Date.parse('2026-03-02T08:00:00Z') + hour * HOUR)
  }
  pass(2 * HOUR)
  await maintain(time)
  assert.equal(await time.check(), { machine: now(), trusted: now() })
  const { deleted, drafts } = await remaining()
  assert.equal([deleted, drafts], [1, 0], 'the deleted record has two weeks left')
})

test('a clock that jumps again while it is doubted is doubted for another day', async () => {
  const { time, maintain, jump, pass, remaining } = await openSchool()
  const hours = async (count: number) => {
    for (let hour = 0; hour < count; hour += 4) {
      pass(4 * HOUR)
      await maintain()
    }
  }
  jump(YEAR)
  await hours(20)
  jump(YEAR)
  await hours(20)
  assert.equal([(await time.check()).doubt, (await remaining()).deleted], ['ahead', 1])
  await hours(8)
  assert.equal([(await time.check()).doubt, (await remaining()).deleted], [undefined, 0])
})

test('an admin confirms the time that the dashboard shows, which is in the audit, and what is due is removed', async () => {
  const { asAdmin, maintain, jump, remaining, health, now } = await openSchool()
  jump(40 * DAY)
  await maintain()
  const admin = await asAdmin()
  const confirm = async (time: number) => {
    const { status, body } = await admin.post('/admin/confirmClock', { now: new Date(time).toISOString() })
    return [status, body.success]
  }
  assert.equal(await confirm(now() + YEAR), [200, false], 'a page of another time')
  assert.is(await health(), 'ahead')
  assert.equal(await confirm(now() - HOUR), [200, true])
  assert.equal([await health(), await shown(admin)], ['ok', undefined])
  const [line] = (await admin.get('/admin/audit')).body.data
  assert.equal([line.action, line.entity, line.actorUserId], ['confirm clock', 'school', ADMIN.userId])
  assert.equal((await remaining()).deleted, 1)
  await maintain()
  const { deleted, drafts } = await remaining()
  assert.equal([deleted, drafts], [0, 0])
  assert.equal(await confirm(now()), [200, true])
  assert.is(
    (await admin.get('/admin/audit')).body.data.filter((one: typeof line) => one.action === line.action).length,
    1,
  )
})

test('a clock that goes back is doubted, ends no session, and what is deleted meanwhile is kept as long as else', async () => {
  const { admin, maintain, jump, pass, remaining, health, time, asAdmin } = await openSchool()
  jump(-6 * YEAR)
  await maintain()
  assert.is(await health(), 'back')
  assert.equal([(await shown(admin)).doubt, (await shown(admin)).expected.slice(0, 10)], ['back', '2026-03-02'])
  const id = await addNotice(admin)
  assert.is((await admin.delete(`/notice/deleteNotice/${id}`)).body.success, true)
  jump(6 * YEAR)
  pass(HOUR)
  await maintain()
  assert.equal([await health(), (await remaining()).deleted], ['ok', 2])
  const found = (await (await asAdmin()).get('/admin/deleted')).body.data.map(
    (row: { daysLeft: number }) => row.daysLeft,
  )
  assert.equal(found, [30, 30])
  // A correction by seconds is no jump.
  jump(-60_000)
  assert.is((await time.check()).doubt, undefined)
})

test('the wrong clock of one server makes no other doubt or remove, and is believed by nobody beside a right one', async () => {
  const { maintain, pass, another, remaining, store, time } = await openSchool()
  const wrong = another(YEAR)
  for (let hour = 0; hour < 32; hour += 4) {
    pass(4 * HOUR)
    await maintain(wrong)
    // Only what is due by the right clock is removed.
    if (hour < 20) await maintain()
    else await time.record()
  }
  assert.equal([(await wrong.check()).doubt, (await time.check()).doubt], ['ahead', undefined])
  assert.is((await remaining()).deleted, 1)

  // Somebody confirmed it although it is wrong: the other servers remove nothing until a day later or a confirmation.
  await wrong.confirm(store.meta)
  for (let hour = 0; hour <= 28; hour += 4) {
    assert.equal([hour, (await time.check()).doubt], [hour, hour < 25 ? 'back' : undefined])
    pass(4 * HOUR)
    await maintain()
  }
  assert.is((await remaining()).deleted, 1)
  await wrong.confirm(store.meta)
  assert.is((await time.check()).doubt, 'back')
  await time.confirm(store.meta)
  assert.equal([(await time.check()).doubt, (await wrong.check()).doubt], [undefined, 'ahead'])
})

test.run()
