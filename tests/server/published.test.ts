// needs: build
/** A notice is published when its readers can first see it: the order and the date of every list, page and feed. */
import { resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { addNotice, form } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'

let now = Date.parse('2026-03-02T08:00:00Z')
const school = await start({ portalDir: resolve('dist/portal'), clock: () => now })
test.after(() => school.stop())
const { visitor, store } = school
let admin = await school.login(ADMIN.userId, ADMIN.password)
/** Moves the clock. By then the session of the admin has ended. */
async function moveTo(moment: string) {
  now = Date.parse(moment)
  admin = await school.login(ADMIN.userId, ADMIN.password)
}
await changeSchool(admin, { region: { timeZone: 'Asia/Karachi', dateFormat: 'day-month-year' } })

test.before.each(async () => {
  await moveTo('2026-03-02T08:00:00Z')
  const ids = (await store.notices.all()).map(({ id }) => id)
  await store.deleted.remove('notice', ids, { at: new Date(now).toISOString(), by: null })
})

const text = async (path: string, caller: Caller = visitor) => String((await caller.get(`/${path}`)).bytes)
const listed = async (caller: Caller = visitor) =>
  (await caller.get('/notice/getNotice')).body.notice as { title: string; created_at: string; publishedAt?: string }[]
const titles = async (caller?: Caller) => (await listed(caller)).map(({ title }) => title)
const update = async (id: string, fields: Record<string, string>) =>
  assert.ok((await admin.post(`/notice/updateNotice/${id}`, form(fields))).body.success)
const order = (page: string, names: string[]) =>
  names.toSorted((one, other) => page.indexOf(`>${one}<`) - page.indexOf(`>${other}<`))

test('a planned notice appears in its place in time, in every list, page and feed', async () => {
  const id = await addNotice(admin, { title: 'planned', appearsOn: '2026-03-05' })
  await moveTo('2026-03-04T18:59:59Z') // 4 March in Lahore
  await addNotice(admin, { title: 'before' })
  await moveTo('2026-03-04T19:00:01Z') // 5 March in Lahore
  await addNotice(admin, { title: 'after' })
  const expected = ['after', 'planned', 'before']
  for (const caller of [visitor, admin]) assert.equal(await titles(caller), expected)
  for (const path of ['/', '/notice-board', '/notices.atom'])
    assert.equal(order(await text(path), ['planned', 'before', 'after']), expected, path)
  const sitemap = await text('/sitemap.xml')
  assert.equal([...sitemap.matchAll(/Detail\/(\w+)/g)].map(([, one]) => one).indexOf(id), 1)
  const csv = await (await admin.post('/export/notices', { format: 'csv' })).bytes
  assert.match(String(csv).replaceAll('\r\n', ' '), /after.*planned.*before/)
})

test('its date is its first day at the school, and created_at is what it was', async () => {
  const id = await addNotice(admin, { title: 'planned', appearsOn: '2026-03-05' })
  await moveTo('2026-03-06T08:00:00Z')
  const [notice] = await listed()
  const moment = '2026-03-05T00:00:00+05:00'
  assert.equal([notice?.created_at, notice?.publishedAt], ['2026-03-02T08:00:00.000Z', moment])
  const page = await text(`/notice-board-Detail/${id}`)
  assert.match(page, `<time dateTime="${moment}">5 Mar 2026</time>`)
  assert.match(page, `property="article:published_time" content="${moment}"`)
  assert.match(page, `"datePublished":"${moment}"`)
  assert.match(await text('/notice-board'), `dateTime="${moment}"`)
  assert.match(await text('/notices.atom'), `<published>${moment}</published>`)
  assert.match(await text('/notice-board?date=2026-03-05'), '>planned<')
  assert.not.match(await text('/notice-board?date=2026-03-02'), '>planned<')
})

const moments: [what: string, work: (id: string) => Promise<void>, published: string | undefined][] = [
  ['its day is its day', async () => {}, '2026-03-05T00:00:00+05:00'],
  ['its day is put off', async (id) => update(id, { appearsOn: '2026-03-07' }), '2026-03-07T00:00:00+05:00'],
  ['it is shown at once instead', async (id) => update(id, { appearsOn: '' }), '2026-03-03T14:30:00+05:00'],
  ['a day is saved that has begun', async (id) => update(id, { appearsOn: '2026-03-03' }), '2026-03-03T14:30:00+05:00'],
  ['its words are changed', async (id) => update(id, { title: 'Other words' }), '2026-03-05T00:00:00+05:00'],
]
for (const [what, work, published] of moments) {
  test(`when a notice that was planned for 5 March is published: ${what}`, async () => {
    const id = await addNotice(admin, { appearsOn: '2026-03-05' })
    await moveTo('2026-03-03T09:30:00Z')
    await work(id)
    await moveTo('2026-03-09T08:00:00Z')
    assert.is((await listed())[0]?.publishedAt, published)
    await update(id, { description: 'Corrected.' })
    assert.is((await listed())[0]?.publishedAt, published, 'a correction is no publication')
    await admin.delete(`/notice/deleteNotice/${id}`)
    await admin.post('/admin/deleted/restore', { ids: [id] })
    assert.is((await listed())[0]?.publishedAt, published, 'nor is a restoration')
  })
}

test('a notice that was saved during its day is published then', async () => {
  await addNotice(admin, { appearsOn: '2026-03-02' })
  assert.is((await listed())[0]?.publishedAt, '2026-03-02T13:00:00+05:00')
})

test('the feed says when a notice was published, and when it was changed last', async () => {
  const id = await addNotice(admin, { title: 'planned', appearsOn: '2026-03-05' })
  const times = async () =>
    [...(await text('/notices.atom')).matchAll(/<(published|updated)>([^<]+)</g)].map(([, what, when = '']) => [
      what,
      new Date(when).toISOString().slice(0, 16),
    ])
  await moveTo('2026-03-03T08:00:00Z')
  await update(id, { description: 'Corrected before.' })
  await moveTo('2026-03-05T08:00:00Z')
  const begun = '2026-03-04T19:00'
  assert.equal(await times(), [
    ['updated', begun],
    ['published', begun],
    ['updated', begun],
  ])
  await addNotice(admin, { title: 'newer' })
  await moveTo('2026-03-06T08:00:00Z')
  await update(id, { description: 'Corrected after.' })
  assert.equal(await times(), [
    ['updated', '2026-03-06T08:00'],
    ['published', '2026-03-05T08:00'],
    ['updated', '2026-03-05T08:00'],
    ['published', begun],
    ['updated', '2026-03-06T08:00'],
  ])
  await moveTo('2026-03-07T08:00:00Z')
  const { body } = await admin.post(`/notice/addFile/${id}?name=a.txt`, Buffer.from('Bring water.'))
  assert.is((await times()).at(-1)?.[1], '2026-03-07T08:00', 'a file was added')
  await moveTo('2026-03-08T08:00:00Z')
  await admin.put(`/notice/changeFile/${body.file._id}`, { label: 'List' })
  assert.is((await times()).at(-1)?.[1], '2026-03-08T08:00', 'a file got another name')
  await moveTo('2026-03-09T08:00:00Z')
  await admin.delete(`/notice/deleteFile/${body.file._id}`)
  assert.is((await times()).at(-1)?.[1], '2026-03-09T08:00', 'a file was taken away')
})

test.run()
