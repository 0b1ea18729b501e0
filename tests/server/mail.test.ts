// engines: sqlite, postgres
import * as assert from 'uvu/assert'
import { addressKey, sealAddress } from '../../server/mail/address.ts'
import { spread } from '../../server/mail/mailings.ts'
import { readSchool } from '../../server/school/current.ts'
import { addNotice } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { HOUR, keyIn, MINUTE, mailSchool } from './mail-school.ts'

const school = await mailSchool()
test.after(() => school.stop())
test.before.each(async () => {
  const { store, time, clock, server } = school
  await store.mailSubscriptions.removeAll()
  // Two days later, so that nothing waits, and no address counts as asked.
  clock.jumped = 0
  for (const hours of [24, 24]) {
    clock.now += hours * HOUR
    await time.record()
  }
  await school.round()
  server.received.length = 0
})

test('who confirms gets the next notice, and nobody else does', async () => {
  await school.subscriber('ann@example.org')
  await school.subscribe('bob@example.org')
  await school.round()
  school.received.length = 0
  await addNotice(await school.admin(), { title: 'Sports day' })
  await school.afterHold()
  assert.equal(
    school.received.map(({ to, headers }) => [to, headers.subject]),
    [['ann@example.org', 'Sports day']],
  )
})

test('a mail is removed when it was sent: another round sends nothing', async () => {
  await school.subscriber('ann@example.org')
  await addNotice(await school.admin())
  await school.afterHold()
  await school.round()
  assert.is(school.received.length, 1)
  assert.equal(await school.store.mails.counts(), { waiting: 0, failed: 0 })
})

test('an address is asked for a confirmation once a day, however often somebody wants it', async () => {
  for (const address of ['ann@example.org', 'ann@example.org', 'ANN@example.org', 'ann+news@example.org']) {
    assert.is((await school.subscribe(address)).status, 200)
    await school.round()
  }
  assert.is(school.received.length, 1)
  school.clock.now += 25 * HOUR
  await school.subscribe('ann@example.org')
  await school.round()
  assert.is(school.received.length, 2)
})

test('a clock that jumps ahead does not let an address be asked again', async () => {
  await school.subscribe('ann@example.org')
  await school.round()
  await school.time.record()
  school.clock.jumped = 10 * 24 * HOUR
  assert.is((await school.time.check()).doubt, 'ahead')
  await school.subscribe('ann@example.org')
  await school.round()
  assert.is(school.received.length, 1)
})

test('a confirmation is too late after 7 days, also after 30, and the address can ask anew', async () => {
  await school.subscribe('ann@example.org')
  await school.round()
  const key = keyIn(school.received[0] as (typeof school.received)[number])
  for (let days = 0; days < 30; days++) {
    school.clock.now += 24 * HOUR
    await school.time.record()
  }
  const { status, body } = await school.visitor.post('/mail/confirm', { key })
  assert.is(status, 404)
  assert.is(body.code, 'mailLinkEnded')
  await school.subscribe('ann@example.org')
  await school.round()
  assert.is(school.received.length, 2)
})

test('one of several servers sends at a time', async () => {
  await school.subscriber('ann@example.org')
  await addNotice(await school.admin())
  school.clock.now += 5 * MINUTE
  const other = school.newWorker()
  const ends = await Promise.all([school.round(), other.round()])
  other.close()
  assert.equal(ends.toSorted(), ['done', 'not mine'])
  assert.is(school.received.length, 1)
})

test('a server that was killed in its turn keeps others waiting for a minute', async () => {
  await school.subscriber('ann@example.org')
  await addNotice(await school.admin())
  school.clock.now += 5 * MINUTE
  await school.store.mails.takeTurn('killed', school.clock.now, school.clock.now + MINUTE)
  assert.is(await school.round(), 'not mine')
  school.clock.now += MINUTE
  assert.is(await school.round(), 'done')
  assert.is(school.received.length, 1)
})

test('a turn that ends far in the future was taken by a wrong clock, and is over', async () => {
  const wrong = school.clock.now + 1000 * HOUR
  await school.store.mails.takeTurn('wrong', wrong, wrong + MINUTE)
  assert.is(await school.round(), 'done')
})

test('mails for many are made in steps, each address once, also when it is cut off between two', async () => {
  const { store, vault } = school
  await store.transaction(async ({ mailSubscriptions }) => {
    for (let at = 0; at < 250; at++) {
      const [id, address] = [`subscription${at}`, `reader${at}@example.org`]
      await mailSubscriptions.add({
        id,
        addressKey: addressKey(address, vault),
        sealedAddress: sealAddress(address, id, vault),
        language: 'en',
        categories: '',
        daily: 0,
        askedAt: '2026-01-01T00:00:00.000Z',
        confirmedAt: '2026-01-01T00:00:00.000Z',
      })
    }
  })
  await addNotice(await school.admin())
  school.clock.now += 5 * MINUTE
  // As of a process that is killed after its first step.
  const due = await store.mails.dueMailing(school.clock.now)
  const { settings } = await readSchool(store, school.settings)
  const day = new Date(school.clock.now).toISOString().slice(0, 10)
  const present = { now: school.clock.now, day, school: { settings, timeZone: 'UTC' } }
  await store.transaction((tables) => spread(tables, due?.id ?? '', present, 15))
  assert.is((await store.mails.counts()).waiting, 200)
  await school.round()
  assert.is(school.received.length, 250)
  assert.is(new Set(school.received.map(({ to }) => to)).size, 250)
})

test('an end takes the address and the mails that wait for it away', async () => {
  const key = await school.subscriber('ann@example.org')
  await addNotice(await school.admin())
  school.clock.now += 5 * MINUTE
  const { status } = await school.visitor.post(`/mail/unsubscribe?key=${key}`)
  assert.is(status, 200)
  await school.round()
  assert.is(school.received.length, 0)
  assert.is(await school.store.mailSubscriptions.count(), 0)
  assert.is((await school.store.mails.counts()).waiting, 0)
})

test('an address that was not confirmed is removed when its time is over', async () => {
  const { mailSubscriptions } = school.store
  await school.subscribe('ann@example.org')
  await mailSubscriptions.sweep(new Date(school.clock.now).toISOString())
  assert.is(await mailSubscriptions.count(), 1)
  await mailSubscriptions.sweep(new Date(school.clock.now + 1).toISOString())
  assert.is(await mailSubscriptions.count(), 0)
})

test.run()
