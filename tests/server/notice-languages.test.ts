// needs: build
/** A notice in the languages of a school: each way of reading it in two of them, and what is sent for others. */
import { resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { defaultSettings } from '#contract/school/defaults'
import { addNotice, form, noticeFields } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const env = { PUBLIC_URL: 'https://portal.example.org', SCHOOL_TIME_ZONE: 'UTC' }
const school = await start({ portalDir: resolve('dist/portal'), env })
test.after(() => school.stop())
const { visitor, store } = school
const admin = await school.login(ADMIN.userId, ADMIN.password)
const offer = async (...others: ('ur' | 'de')[]) => {
  const got = await changeSchool(admin, { languages: { first: 'en', others } })
  assert.ok(got.body.success, got.body.message)
}
test.before.each(async () => {
  const { version } = (await admin.get('/admin/school')).body
  await admin.put('/admin/school', { version, settings: defaultSettings })
  await offer('ur')
  const ids = (await store.notices.all()).map(({ id }) => id)
  await store.deleted.remove('notice', ids, { at: new Date().toISOString(), by: null })
})

const ENGLISH = { title: 'Sports day', description: 'We run **far** on the field.', catagory: 'Sport' }
const URDU = { title: 'کھیلوں کا دن', description: 'ہم میدان میں **دور** دوڑیں گے۔', catagory: 'کھیل' }
const inUrdu = (texts: object = URDU) => JSON.stringify({ ur: texts })
const text = async (path: string, headers?: Record<string, string>) =>
  String((await visitor.get(`/${path}`, headers)).bytes)
const update = (id: string, fields: Record<string, string>) => admin.post(`/notice/updateNotice/${id}`, form(fields))
const single = async (id: string, query = '', as = visitor) =>
  (await as.get(`/notice/getSingleNotice/${id}${query}`)).body.data
const listed = async (query = '') => (await visitor.get(`/notice/getNotice${query}`)).body.notice[0]
const textsOf = ({ title, description, catagory }: typeof ENGLISH) => ({ title, description, catagory })

test('a translation takes line ends of every kind, as the first language does', async () => {
  const lines = 'one\u2028two\u2029three\u0085four'
  const id = await addNotice(admin, {
    ...ENGLISH,
    description: lines,
    translations: inUrdu({ ...URDU, description: lines }),
  })
  const { description, translations } = await single(id, '', admin)
  assert.equal([description, translations.ur.description], ['one\ntwo\nthree\nfour', 'one\ntwo\nthree\nfour'])
})

test('a notice is read in the language that is asked for, on every way; by default in the first', async () => {
  const id = await addNotice(admin, { ...ENGLISH, translations: inUrdu(), eventDay: '2030-05-04' })
  for (const read of [listed, (query?: string) => single(id, query)]) {
    assert.equal(textsOf(await read()), ENGLISH)
    const other = await read('?lang=ur')
    assert.equal([textsOf(other), other.inFirst], [URDU, undefined])
    assert.equal(textsOf(await read('?lang=en')), ENGLISH)
  }
  assert.is((await listed('?lang=ur')).plain, 'ہم میدان میں دور دوڑیں گے۔')
  assert.match(JSON.stringify((await single(id, '?lang=ur')).text), 'دوڑیں')
  for (const path of ['/', '/notice-board', `/notice-board-Detail/${id}`, '/notices.atom', '/events.ics']) {
    const [english, urdu] = [await text(path), await text(`${path}?lang=ur`)]
    assert.ok(english.includes(ENGLISH.title) && !english.includes(URDU.title), path)
    assert.ok(urdu.includes(URDU.title) && !urdu.includes(ENGLISH.title), `${path} in Urdu`)
    assert.not.match(urdu, /xml:lang="en"/)
  }
  const page = await text(`/notice-board-Detail/${id}?lang=ur`)
  assert.match(page, `<meta name="description" content="ہفتہ، 4 مئی 2030 · ہم میدان میں دور دوڑیں گے۔"/>`)
  assert.match(page, `<meta property="og:title" content="${URDU.title}"/>`)
  assert.match(page, `"headline":"${URDU.title}"`)
})

test('the board is searched over the texts of its language, and has its categories', async () => {
  await addNotice(admin, { ...ENGLISH, translations: inUrdu() })
  const found = async (query: string) => (await text(`/notice-board?${query}`)).includes('/notice-board-Detail/')
  const words = (of: string) => `words=${encodeURIComponent(of)}`
  assert.equal([await found(words('far')), await found(words('دوڑیں'))], [true, false])
  assert.equal([await found(`lang=ur&${words('far')}`), await found(`lang=ur&${words('دوڑیں')}`)], [false, true])
  // A link to a category holds in every language, and is in that of its text.
  await addNotice(admin, { catagory: 'Trips' })
  const links = async (lang: string) => (await text(`/notice-board?lang=${lang}`)).match(/<a [^>]*category=.*?<\/bdi>/g)
  const [english, urdu] = [await links('en'), await links('ur')]
  assert.equal(
    urdu?.map((link) => /category=(\w+)/.exec(link)?.[1]),
    english?.map((link) => /category=(\w+)/.exec(link)?.[1]),
  )
  assert.ok(await found('lang=ur&category=Sport'))
  assert.match(String(urdu), `>${URDU.catagory}<`)
  assert.match(String(urdu), /<span lang="en" dir="ltr">Trips</)
  assert.not.match(String(english), /lang=/)
})

test('a text that is missing is in the first language, and the page says so with lang and dir', async () => {
  const id = await addNotice(admin, { ...ENGLISH, translations: inUrdu({ title: URDU.title }) })
  const notice = await single(id, '?lang=ur')
  assert.equal(textsOf(notice), { ...ENGLISH, title: URDU.title })
  assert.equal(notice.inFirst, ['description', 'catagory'])
  assert.equal((await listed('?lang=ur')).inFirst, ['description', 'catagory'])
  assert.is((await single(id)).inFirst, undefined)
  assert.match(await text('/notices.atom?lang=ur'), `<title>${URDU.title}</title>`)
  assert.match(await text('/notices.atom?lang=ur'), '<content type="html" xml:lang="en">')
  assert.match(await text(`/notice-board-Detail/${id}?lang=ur`), /<div lang="en" dir="ltr" class="[^"]*prose/)
  const board = await text('/notice-board?lang=ur')
  assert.match(board, /<p data-part="text"[^>]* lang="en"/)
  assert.match(board, /<span lang="en" dir="auto" class="kit-badge"[^>]*>Sport</)
  assert.not.match(board, /<h2 data-part="heading"[^>]* lang=/)
  assert.not.match(await text('/notice-board'), /data-part="text"[^>]* lang=/)
})

test('a notice without other texts, and a language that the school does not offer', async () => {
  const id = await addNotice(admin, { ...ENGLISH, translations: inUrdu() })
  await offer('de')
  for (const query of ['?lang=ur', '?lang=de']) {
    assert.equal(textsOf(await single(id, query)), ENGLISH)
    assert.equal(textsOf(await listed(query)), ENGLISH)
  }
  assert.equal((await single(id, '?lang=de')).inFirst, ['title', 'description', 'catagory'])
  assert.is((await single(id, '?lang=ur')).inFirst, undefined)
  assert.equal((await single(id, '', admin)).translations, { ur: URDU }, 'the texts are kept')
  await offer('ur')
  assert.equal(textsOf(await single(id, '?lang=ur')), URDU)
  assert.is((await visitor.get('/notice/getNotice?lang=xx')).status, 400)
})

test('only admins get all texts; a change without them leaves them, an empty one takes them away', async () => {
  const id = await addNotice(admin, { ...ENGLISH, translations: inUrdu() })
  assert.equal((await single(id, '', admin)).translations, { ur: URDU })
  assert.is((await single(id)).translations, undefined)
  assert.ok((await update(id, { title: 'Day of sports' })).body.success)
  assert.is((await single(id, '?lang=ur')).title, URDU.title)
  assert.ok((await update(id, { translations: '' })).body.success)
  const notice = await single(id, '?lang=ur', admin)
  assert.equal([notice.title, notice.translations], ['Day of sports', undefined])
})

test('equal texts are no change; two who change them at once are asked', async () => {
  const id = await addNotice(admin, { ...ENGLISH, translations: inUrdu() })
  const { version } = await single(id, '', admin)
  const { title, ...rest } = URDU
  const reordered = JSON.stringify({ de: { title: ' ' }, ur: { ...rest, title } })
  assert.is((await update(id, { translations: reordered, version })).body.notice.version, version)
  assert.ok((await update(id, { translations: inUrdu({ title: 'ایک' }), version })).body.success)
  const conflict = (await update(id, { translations: inUrdu({ title: 'دو' }), version })).body
  assert.equal(
    conflict.conflicts.map(({ field, theirs }: Record<string, string>) => [field, theirs]),
    [['translations', inUrdu({ title: 'ایک' })]],
  )
})

test('other names, languages, kinds and lengths are refused with the reason', async () => {
  const refused: [translations: string, why: RegExp, field: string][] = [
    ['{', /translations must be JSON as \{"en":\{"title":"…"\}\}, with the languages en, ur/, 'translations'],
    ['[]', /must be JSON as/, 'translations'],
    ['{"fr":{"title":"Sport"}}', /must be JSON as/, 'translations'],
    ['{"__proto__":{"title":"x"}}', /must be JSON as/, 'translations'],
    ['{"ur":{"heading":"x"}}', /must be JSON as .* the texts title, description, catagory/, 'translations.ur'],
    ['{"ur":"x"}', /must be JSON as/, 'translations.ur'],
    ['{"ur":{"title":5}}', /title must be text/, 'translations.ur.title'],
    [inUrdu({ title: 'x'.repeat(257) }), /title is too long: at most 256/, 'translations.ur.title'],
    [inUrdu({ description: 'x'.repeat(20_001) }), /too long: at most 20000/, 'translations.ur.description'],
    ['x'.repeat(1_000_000), /too long/, 'translations'],
  ]
  const id = await addNotice(admin, ENGLISH)
  for (const [translations, why, field] of refused) {
    const got = await update(id, { translations })
    assert.equal([got.status, got.body.field], [400, field], translations.slice(0, 40))
    assert.match(got.body.message, why)
  }
  const longest = inUrdu({ ...URDU, description: '"'.repeat(20_000) })
  assert.ok((await update(id, { translations: longest })).body.success)
  assert.is((await single(id, '?lang=ur')).description.length, 20_000)
})

test('a client of the specification gets and sends what it did', async () => {
  const { body } = await admin.post('/notice/addNotice', form({ ...noticeFields, ...ENGLISH }))
  const id = body.notice._id
  const names = Object.keys(body.notice)
  assert.not(names.includes('translations') || names.includes('inFirst'))
  await update(id, { translations: inUrdu() })
  const before = await text('/api/v1/notice/getNotice')
  assert.not.match(before, /translations|inFirst|\u06a9/)
  assert.equal((await visitor.get('/notice/getNotice', { Cookie: 'language=ur' })).body.notice[0].title, ENGLISH.title)
})

test('what is deleted comes back with its texts, and the exported list has those of the first language', async () => {
  const id = await addNotice(admin, { ...ENGLISH, translations: inUrdu() })
  await admin.delete(`/notice/deleteNotice/${id}`)
  const [deleted] = (await admin.get('/admin/deleted')).body.data
  assert.ok((await admin.post('/admin/deleted/restore', { ids: [deleted._id] })).body.success)
  assert.equal(textsOf(await single(id, '?lang=ur')), URDU)
  const csv = String((await admin.post('/export/notices?lang=ur', { format: 'csv' })).bytes)
  assert.ok(csv.includes(ENGLISH.title) && !csv.includes(URDU.title))
})

test.run()
