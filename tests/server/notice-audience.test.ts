// needs: build
/** For whom a notice is and from when: each audience as each role, on every way on which a notice can be read. */
import { resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { addNotice, form, noticeFields, picture } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { noticeCallers, READERS } from './notice-readers.ts'

let now = Date.parse('2026-03-02T08:00:00Z')
const school = await start({
  portalDir: resolve('dist/portal'),
  env: { PUBLIC_URL: 'https://portal.example.org', SCHOOL_TIME_ZONE: 'UTC' },
  clock: () => now,
})
test.after(() => school.stop())
const { visitor, store } = school
const admin = await school.login(ADMIN.userId, ADMIN.password)
const callers = await noticeCallers(school, admin)
test.before.each(async () => {
  now = Date.parse('2026-03-02T08:00:00Z')
  const ids = (await store.notices.all()).map(({ id }) => id)
  await store.deleted.remove('notice', ids, { at: new Date(now).toISOString(), by: null })
})

const TITLE = 'Excursion of the heirs'

/** Who of all callers gets the notice in this way. */
async function readersBy(isThere: (caller: Caller) => Promise<boolean>): Promise<string[]> {
  const found: string[] = []
  for (const [who, caller] of Object.entries(callers)) if (await isThere(caller)) found.push(who)
  return found
}
const text = async (caller: Caller, path: string) => String((await caller.get(`/${path}`)).bytes)

for (const [audience, readers] of Object.entries(READERS)) {
  test(`a notice for ${audience} is read by ${readers.join(', ')}, on every way, and is unknown to others`, async () => {
    const classes = audience === 'classes' ? '5' : ''
    const id = await addNotice(admin, { title: TITLE, audience, classes, photo: await picture() })
    const inList = async (caller: Caller) => {
      const { notice } = (await caller.get('/notice/getNotice')).body
      return notice.length === 1
    }
    assert.equal(await readersBy(inList), readers, 'the list')
    assert.equal(
      await readersBy(async (caller) => (await caller.get(`/notice/getSingleNotice/${id}`)).status === 200),
      readers,
    )
    assert.equal(
      await readersBy(async (caller) => (await caller.get(`/notice/get-photo/${id}`)).status === 200),
      readers,
    )
    for (const path of ['/', '/notice-board', `/notice-board-Detail/${id}`]) {
      assert.equal(await readersBy(async (caller) => (await text(caller, path)).includes(TITLE)), readers, path)
    }
    const isForAll = audience === 'everybody'
    assert.is((await visitor.get(`//notice-board-Detail/${id}`)).status, isForAll ? 200 : 404)
    // Feed and sitemap are the same for everybody, also for who could read more.
    assert.is((await text(admin, '/notices.atom')).includes(TITLE), isForAll, 'the feed')
    assert.is((await text(admin, '/sitemap.xml')).includes(id), isForAll, 'the sitemap')
    const caching = (await admin.get(`/notice/get-photo/${id}`)).headers.get('cache-control') ?? ''
    assert.is(caching.includes('public'), isForAll, `the photo: ${caching}`)
  })
}

test('a notice is planned until its first day at the school, and only admins see it', async () => {
  const id = await addNotice(admin, { title: TITLE, appearsOn: '2026-03-05' })
  const { notice } = (await admin.get('/notice/getNotice')).body
  assert.equal([notice[0].planned, notice[0].appearsOn], [true, '2026-03-05'])
  const isRead = async () => [
    (await visitor.get(`/notice/getSingleNotice/${id}`)).status,
    (await text(visitor, '/notice-board')).includes(TITLE),
    (await text(visitor, '/notices.atom')).includes(TITLE),
  ]
  now = Date.parse('2026-03-04T23:59:59Z')
  assert.equal(await isRead(), [404, false, false])
  now = Date.parse('2026-03-05T00:00:00Z')
  assert.equal(await isRead(), [200, true, true])
  const [shown] = (await visitor.get('/notice/getNotice')).body.notice
  assert.equal([shown.planned, shown.expired], [undefined, undefined])
})

test('a client of the specification reads and changes a notice as before, and leaves what it does not know', async () => {
  const plain = await addNotice(admin, { title: 'Plain' })
  const [listed] = (await visitor.get('/notice/getNotice')).body.notice
  assert.equal(Object.keys(listed), ['_id', 'title', 'description', 'catagory', 'date', 'created_at', 'photoVersion'])
  await admin.delete(`/notice/deleteNotice/${plain}`)
  const id = await addNotice(admin, { audience: 'staff', eventDay: '2026-04-01', eventPlace: 'Hall', onTop: 'yes' })
  const { body } = await admin.post(`/notice/updateNotice/${id}`, form({ ...noticeFields, title: 'Changed' }))
  const { title, audience, event, onTop } = body.notice
  assert.equal([title, audience, event, onTop], ['Changed', 'staff', { day: '2026-04-01', place: 'Hall' }, true])
})

test('what was added is taken away by an empty field', async () => {
  const id = await addNotice(admin, {
    appearsOn: '2026-03-05',
    onTop: 'yes',
    audience: 'classes',
    classes: '5\n6',
    eventDay: '2026-04-01',
    eventTime: '09:30',
    eventCancelled: 'yes',
  })
  const empty = { appearsOn: '', onTop: '', eventDay: '', eventTime: '', eventCancelled: '', audience: 'everybody' }
  const { body } = await admin.post(`/notice/updateNotice/${id}`, form(empty))
  assert.equal(Object.keys(body.notice), [
    // Since this saving readers can see it.
    ...['_id', 'title', 'description', 'catagory', 'date', 'publishedAt', 'created_at', 'photoVersion', 'version'],
  ])
  assert.is((await store.notices.find(id))?.classes, '')
})

const REFUSED: [what: string, fields: Record<string, string>, field: string][] = [
  ['it appears after its last day', { date: '2026-03-10', appearsOn: '2026-03-11' }, 'appearsOn'],
  ['an event ends before it begins', { eventDay: '2026-04-02', eventLastDay: '2026-04-01' }, 'eventLastDay'],
  [
    'an event ends earlier on its day',
    { eventDay: '2026-04-02', eventTime: '10:00', eventEndTime: '09:59' },
    'eventEndTime',
  ],
  ['an event has a place and no day', { eventPlace: 'Hall' }, 'eventDay'],
  ['an event has an end and no beginning', { eventDay: '2026-04-02', eventEndTime: '09:59' }, 'eventTime'],
  ['a time that no clock has', { eventDay: '2026-04-02', eventTime: '24:00' }, 'eventTime'],
  ['an audience that is none', { audience: 'parents' }, 'audience'],
  ['the audience of classes without a class', { audience: 'classes' }, 'classes'],
  ['a class that the school does not have', { audience: 'classes', classes: '5\n77' }, 'classes'],
]
for (const [what, fields, field] of REFUSED) {
  test(`refused, and nothing is stored: ${what}`, async () => {
    const added = await admin.post('/notice/addNotice', form({ ...noticeFields, ...fields }))
    assert.equal([added.status, added.body.field], [400, field], added.body.message)
    assert.is(await store.notices.count(), 0)
    const id = await addNotice(admin)
    const changed = await admin.post(`/notice/updateNotice/${id}`, form(fields))
    assert.equal([changed.status, changed.body.field], [400, field])
  })
}

test('an event may begin at a time that the clock of that day leaves out', async () => {
  await addNotice(admin, { eventDay: '2026-03-29', eventTime: '02:30' })
  assert.is((await visitor.get('/notice/getNotice')).body.notice[0].event.time, '02:30')
})

test('at most three notices are on top; the fourth is told which', async () => {
  for (const title of ['one', 'two']) await addNotice(admin, { title, onTop: 'yes' })
  const over = await addNotice(admin, { title: 'over', onTop: 'yes', date: '2026-03-01' })
  const third = await addNotice(admin, { title: 'three', onTop: 'yes' })
  const { status, body } = await admin.post('/notice/addNotice', form({ ...noticeFields, onTop: 'yes' }))
  assert.equal([status, body.field, body.params.titles], [400, 'onTop', ['three', 'two', 'one']])
  const again = await admin.post(`/notice/updateNotice/${third}`, form({ onTop: 'yes', title: 'third' }))
  assert.is(again.status, 200, 'one of the three may be changed')
  const shownAgain = await admin.post(`/notice/updateNotice/${over}`, form({ date: '2026-12-31' }))
  assert.equal(
    [shownAgain.status, shownAgain.body.field],
    [400, 'onTop'],
    'nor does one that was over become the fourth',
  )
  const isOnTop = async (id: string) => (await admin.get(`/notice/getSingleNotice/${id}`)).body.data.onTop === true
  const restored = async (ids: string[]) => {
    const { body } = await admin.post('/admin/deleted/restore', { ids })
    return [body.takenDown, ...(await Promise.all(ids.map(isOnTop)))]
  }
  await admin.delete(`/notice/deleteNotice/${third}`)
  assert.equal(await restored([third]), [undefined, true], 'there is room')
  await admin.delete(`/notice/deleteNotice/${third}`)
  await addNotice(admin, { title: 'four', onTop: 'yes' })
  assert.equal(await restored([third]), [['third'], false])
})

test('a renamed class is renamed in the notices, also in a deleted one; one that is taken away leaves them to staff', async () => {
  const here = await addNotice(admin, { title: 'here', audience: 'classes', classes: '5\n7' })
  const restored = await addNotice(admin, { title: 'restored', audience: 'classes', classes: '7' })
  await admin.delete(`/notice/deleteNotice/${restored}`)
  const { version, settings } = (await admin.get('/admin/school')).body
  const classes = settings.classes.map((name: string) => (name === '7' ? 'Seven' : name))
  const { body } = await admin.put('/admin/school', {
    version,
    settings: { ...settings, classes },
    renamed: { 7: 'Seven' },
  })
  await admin.post('/admin/deleted/restore', { ids: [restored] })
  const classesOf = async (id: string) => (await admin.get(`/notice/getSingleNotice/${id}`)).body.data.classes
  assert.equal([await classesOf(here), await classesOf(restored)], [['5', 'Seven'], ['Seven']])

  const without = classes.filter((name: string) => name !== 'Seven')
  await admin.put('/admin/school', { version: body.version, settings: { ...settings, classes: without } })
  assert.equal([await classesOf(here), await classesOf(restored)], [['5'], []])
  const sees = (who: string) => callers[who]?.get(`/notice/getSingleNotice/${restored}`)
  assert.equal([(await sees('teacher'))?.status, (await sees('student of 5'))?.status], [200, 404])
})

test.run()
