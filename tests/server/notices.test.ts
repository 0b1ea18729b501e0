import * as assert from 'uvu/assert'
import { addNotice, form, noticeFields, picture } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { coversRows } from '../browser/rows.ts'
import { heading } from '../formatted-tree.ts'
import { test } from '../test.ts'

const NOW = Date.parse('2026-03-02T08:00:00Z')
let now = NOW
const clock = () => now
const school = await start({ clock, env: { SCHOOL_TIME_ZONE: 'Europe/Berlin' } })
const admin = await school.login(ADMIN.userId, ADMIN.password)
const { visitor } = school
test.after(() => school.stop())
test.after.each(async () => {
  const all = await school.store.notices.all()
  await school.store.deleted.remove(
    'notice',
    all.map(({ id }) => id),
    { at: new Date().toISOString(), by: null },
  )
})

const board = async (caller = visitor): Promise<string[]> =>
  (await caller.get('/notice/getNotice')).body.notice.map(({ title }: { title: string }) => title)
const single = async (id: string) => (await admin.get(`/notice/getSingleNotice/${id}`)).body.data

test('a school without notices has an empty list', async () => {
  const { body } = await visitor.get('/notice/getNotice')
  assert.is(body.success, true)
  assert.equal(body.notice, [])
})

test('the newest notice comes first', async () => {
  for (const title of ['one', 'two', 'three']) await addNotice(admin, { title })
  assert.equal(await board(), ['three', 'two', 'one'])
})

test('the list has every change at once', async () => {
  const id = await addNotice(admin, { title: 'old' })
  assert.equal(await board(), ['old'])
  await admin.post(`/notice/updateNotice/${id}`, form({ title: 'new' }))
  assert.equal(await board(), ['new'])
  await admin.delete(`/notice/deleteNotice/${id}`)
  assert.equal(await board(), [])
})

test('the description stays as it was typed; a notice has what its marks mean, a list its words where they differ', async () => {
  const description = '# Trip\nSee **the** [form](https://a.example) and [no](javascript:alert)'
  const id = await addNotice(admin, { description })
  await addNotice(admin, { description: 'Plain\n\ntext, 2 * 3 [sic]' })
  const { notice } = (await visitor.get('/notice/getNotice')).body
  const listed = ({ description, plain }: Record<string, string>) => [description, plain]
  assert.equal(notice.map(listed), [
    ['Plain\n\ntext, 2 * 3 [sic]', undefined],
    [description, 'Trip · See the form and [no](javascript:alert)'],
  ])
  const { body } = await visitor.get(`/notice/getSingleNotice/${id}`)
  assert.is(body.data.description, description)
  assert.equal(body.data.text[0], heading(1, 'Trip'))
  assert.equal(
    body.data.text[1].children.map((piece: { type: string; value?: string }) => piece.value ?? piece.type),
    ['See ', 'strong', ' ', 'link', ' and [no](javascript:alert)'],
  )
})

test('the list has a change that another server process made', async () => {
  const other = await start({ clock, dataDir: school.dataDir })
  const admin2 = await other.login(ADMIN.userId, ADMIN.password)
  assert.equal(await board(), [])
  await addNotice(admin2, { title: 'from there' })
  // A change by another process is seen in another turn of the event loop.
  await new Promise((turn) => setImmediate(turn))
  assert.equal(await board(), ['from there'])
  await other.stop({ keep: true })
})

test('a notice whose date is empty, 1 or absent is unlimited', async () => {
  const { date: _, ...rest } = noticeFields
  for (const date of [{ date: '' }, { date: '1' }, {}]) {
    const { body } = await admin.post('/notice/addNotice', form({ ...rest, ...date }))
    assert.is(body.notice.date, '1')
  }
})

const turns: Array<[string, string, string, string]> = [
  ['an ordinary midnight', '2026-03-02', '2026-03-02T22:59:59.999Z', '2026-03-02T23:00:00Z'],
  ['the midnight before summer time begins', '2026-03-28', '2026-03-28T22:59:59.999Z', '2026-03-28T23:00:00Z'],
  ['the midnight after summer time began', '2026-03-29', '2026-03-29T21:59:59.999Z', '2026-03-29T22:00:00Z'],
  ['the midnight after summer time ended', '2026-10-25', '2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00Z'],
  ['the turn of the year', '2026-12-31', '2026-12-31T22:59:59.999Z', '2026-12-31T23:00:00Z'],
]
for (const [name, date, lastMoment, after] of turns) {
  coversRows(
    ['notice.validity'],
    `${name}: a notice is shown until the end of its day in the time zone of the school`,
    async () => {
      const id = await addNotice(admin, { title: 'dated', date, photo: await picture() })
      const atTime = async (moment: string) => {
        now = Date.parse(moment)
        const caller = await school.login(ADMIN.userId, ADMIN.password)
        return {
          visitor: [await board(), (await visitor.get(`/notice/getSingleNotice/${id}`)).status],
          photo: (await visitor.get(`/notice/get-photo/${id}`)).status,
          admin: await board(caller),
        }
      }
      assert.equal(await atTime(lastMoment), { visitor: [['dated'], 200], photo: 200, admin: ['dated'] })
      assert.equal(await atTime(after), { visitor: [[], 404], photo: 404, admin: ['dated'] })
      // The first session has expired, since the clock was moved.
      now = NOW
      await admin.put('/auth/login', ADMIN)
    },
  )
}

test('a form is asked about a last day that is over, and a client of the specification is not', async () => {
  const count = async () => (await admin.get('/notice/getNotice')).body.notice.length
  const before = await count()
  const over = form({ ...noticeFields, date: '2020-01-31' })
  const asked = (await admin.post('/notice/addNotice?ifPast=ask', over)).body
  assert.equal([asked.success, asked.code, asked.past], [false, 'notDone', '2020-01-31'])
  assert.is(await count(), before)
  for (const path of ['/notice/addNotice?ifPast=save', '/notice/addNotice'])
    assert.is((await admin.post(path, over)).body.success, true, path)
  const { _id } = (await admin.post('/notice/addNotice?ifPast=ask', form(noticeFields))).body.notice
  const change = (query: string, fields: object) =>
    admin.post(`/notice/updateNotice/${_id}${query}`, form(fields as Record<string, string>))
  assert.is((await change('?ifPast=ask', { date: '2020-01-31' })).body.past, '2020-01-31')
  assert.is((await change('', { date: '2020-01-31' })).body.success, true)
  // Also where only the title changes: the last day is over.
  assert.is((await change('?ifPast=ask', { title: 'Sports' })).body.past, '2020-01-31')
  assert.is((await change('?ifPast=ask', { title: 'Sports', date: '1' })).body.success, true)
})

test("an expired notice's photo is not for shared caches", async () => {
  const id = await addNotice(admin, { date: '2020-01-01', photo: await picture() })
  const { photoVersion } = await single(id)
  const got = await admin.get(`/notice/get-photo/${id}?v=${photoVersion}`)
  assert.is(got.headers.get('cache-control'), 'private, no-store')
})

test('dates that do not exist are refused', async () => {
  for (const date of ['2026-02-30', '2026-13-01', '2026-1-1', '02.03.2026', 'tomorrow', '11']) {
    const { status, body } = await admin.post('/notice/addNotice', form({ ...noticeFields, date }))
    assert.is(status, 400, date)
    assert.is(body.field, 'date')
    assert.is(body.message, 'date must be a day that the calendar has, as YYYY-MM-DD')
  }
})

test('a missing field is named in the message', async () => {
  for (const field of ['title', 'description', 'catagory']) {
    const { status, body } = await admin.post('/notice/addNotice', form({ ...noticeFields, [field]: '  ' }))
    assert.is(status, 400)
    assert.equal([body.message, body.field], [`${field} is required`, field])
  }
})

test('texts are trimmed and have a maximal length', async () => {
  const id = await addNotice(admin, { title: '  Sports  day ', description: 'x'.repeat(20_000) })
  assert.is((await single(id)).title, 'Sports  day')
  for (const [field, most] of [
    ['title', 256],
    ['description', 20_000],
    ['catagory', 256],
  ] as const) {
    const { status, body } = await admin.post(
      '/notice/addNotice',
      form({ ...noticeFields, [field]: 'x'.repeat(most + 1) }),
    )
    assert.is(status, 400)
    assert.is(body.message, `${field} is too long: at most ${most} characters`)
  }
})

test('markup in a title is returned unchanged', async () => {
  const title = `<img src=x onerror="alert('1')"> & co`
  const got = await visitor.get(`/notice/getSingleNotice/${await addNotice(admin, { title })}`)
  assert.is(got.body.data.title, title)
  assert.match(got.headers.get('content-type') ?? '', /^application\/json/)
  assert.is(got.headers.get('x-content-type-options'), 'nosniff')
})

test('on update an absent or empty field keeps the old value', async () => {
  const id = await addNotice(admin, { date: '2030-01-01' })
  const before = await single(id)
  for (const change of [{}, { title: '', description: ' ', catagory: '', date: '' }]) {
    const { body } = await admin.post(`/notice/updateNotice/${id}`, form(change))
    assert.is(body.success, true)
    assert.equal({ ...body.notice, text: before.text }, before)
    assert.equal(await single(id), before)
  }
  const { body } = await admin.post(`/notice/updateNotice/${id}`, form({ title: 'New', date: '1' }))
  assert.is.not(body.notice.version, before.version)
  const { text, ...changed } = { ...before, title: 'New', date: '1', version: body.notice.version }
  assert.equal(body.notice, changed)
  assert.equal(await single(id), { ...changed, text })
})

test('an update without a photo keeps the old one, however a client sends that', async () => {
  const id = await addNotice(admin, { photo: await picture() })
  const { photoVersion } = await single(id)
  for (const photo of ['', 'undefined', 'null', new File([], 'empty.png')]) {
    await admin.post(`/notice/updateNotice/${id}`, form({ title: 'x', photo }))
    assert.is((await single(id)).photoVersion, photoVersion)
  }
  await admin.post(`/notice/updateNotice/${id}`, form({ photo: await picture('#f00') }))
  assert.is.not((await single(id)).photoVersion, photoVersion)
})

test('a form without files may come as JSON or urlencoded', async () => {
  const asJson = await admin.post('/notice/addNotice', noticeFields)
  assert.is(asJson.body.notice.title, 'Sports day')
  const response = await school.request('/api/v1/notice/addNotice', {
    method: 'POST',
    headers: { cookie: admin.cookie },
    body: new URLSearchParams(noticeFields),
  })
  assert.is(response.status, 200)
})

test('a field that is sent twice, or as a file, is refused', async () => {
  const twice = form(noticeFields)
  twice.append('title', 'again')
  const got = await admin.post('/notice/addNotice', twice)
  assert.equal([got.body.message, got.body.field], ['title was sent more than once.', 'title'])
  const asFile = await admin.post('/notice/addNotice', form({ ...noticeFields, title: new File(['x'], 'x.txt') }))
  assert.is(asFile.body.message, 'title must be text')
})

test('a delete responds with the deleted notice; then its id is unknown', async () => {
  const id = await addNotice(admin, { photo: await picture() })
  const { body } = await admin.delete(`/notice/deleteNotice/${id}`)
  assert.is(body.notice._id, id)
  assert.is((await admin.delete(`/notice/deleteNotice/${id}`)).status, 404)
  assert.is((await admin.get(`/notice/get-photo/${id}`)).status, 404)
})

test.run()
