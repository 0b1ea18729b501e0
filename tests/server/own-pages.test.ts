// needs: build
/** The pages that a school writes: saved with its settings, read by everybody once they are confirmed, with their files. */
import { resolve } from 'node:path'
import * as assert from 'uvu/assert'
import type { SchoolSettings } from '#contract'
import { defaultSettings } from '#contract/school/defaults'
import { checkSchool } from '../../server/data-folder/school-check.ts'
import { removeUnusedFiles } from '../../server/school/pictures.ts'
import { PDF_OF_TEXT } from '../../tools/pdf-of.ts'
import { addNotice, addNoticeFile, picture } from '../../tools/samples.ts'
import { changeSchool, type SettingsChange } from '../../tools/school-settings.ts'
import { ADMIN, type Caller, type Got, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { unzip } from './unzip.ts'

const ORIGIN = 'https://portal.example.org'
let now = Date.parse('2026-11-21T18:42:00Z')
const school = await start({
  clock: () => now,
  portalDir: resolve('dist/portal'),
  env: { PUBLIC_URL: ORIGIN, SCHOOL_TIME_ZONE: 'UTC', AUDIT_DAYS: '400', BACKUP_DIR: '/var/backups/school' },
})
const { visitor, store } = school
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

const read = async (caller = admin) => (await caller.get('/admin/school')).body
const change = (settings: SettingsChange, caller = admin) => changeSchool(caller, settings)
test.before.each(async () => {
  const { version } = await read()
  await admin.put('/admin/school', { version, settings: defaultSettings })
})

type OwnPage = SchoolSettings['ownPages'][number]
const page = (fields: Partial<OwnPage> = {}): OwnPage => ({
  title: 'School bus',
  slug: '',
  text: 'It leaves at **seven**.',
  place: 'menu',
  files: [],
  ...fields,
})
const html = (got: Got) => String(got.bytes)
const open = (path: string, caller: Caller = visitor) => caller.get(`/${encodeURI(path)}`)
const send = async (bytes: Buffer = PDF_OF_TEXT, name = 'Timetable.pdf', caller = admin) =>
  (await caller.post(`/admin/school/files?name=${encodeURIComponent(name)}`, bytes)).body.file

test('a page is complete in its first HTML, however its address is typed, with title, description and one canonical URL', async () => {
  const saved = await change({ ownPages: [page()] })
  assert.is(saved.body.settings.ownPages[0].slug, 'school-bus')
  for (const path of ['/page/school-bus', '/page/School-Bus', '/page/school%20bus/', '/PAGE/school-bus']) {
    const got = await visitor.get(`/${path}`)
    assert.is(got.status, 200, path)
    for (const part of [
      '<title>School bus – MY SCHOOL</title>',
      'It leaves at <strong>seven</strong>.',
      'name="description" content="It leaves at seven."',
      `rel="canonical" href="${ORIGIN}/page/school-bus"`,
      'property="og:title" content="School bus – MY SCHOOL"',
    ])
      assert.ok(html(got).includes(part), `${path}: ${part}`)
  }
  assert.match(html(await visitor.get('//sitemap.xml')), `<loc>${ORIGIN}/page/school-bus</loc>`)
  const gone = await open('/page/school-car')
  assert.equal([gone.status, html(gone).includes('noindex')], [404, true])
})

test('a page with the address of a page of the portal hides none, since all are at one path', async () => {
  const slugs = ['admin', 'api', 'notice-board', 'auth', 'about', 'page', 'sitemap-xml']
  const { status } = await change({ ownPages: slugs.map((slug) => page({ title: `Own ${slug}`, slug })) })
  assert.is(status, 200)
  for (const slug of slugs) assert.match(html(await open(`/page/${slug}`)), `<title>Own ${slug} – MY SCHOOL</title>`)
  assert.match(html(await open('/notice-board')), '<title>Notice board – MY SCHOOL</title>')
  assert.is((await visitor.get('/school')).body.success, true)
  assert.not.match(html(await open('/admin')), '<title>Own')
})

test('a title in Urdu of 200 letters has an address of at most 80; one that is typed so long is refused at its field', async () => {
  const title = 'اسکول'.repeat(40)
  const saved = await change({ ownPages: [page({ title })] })
  const [{ slug }] = saved.body.settings.ownPages
  assert.ok(slug.length > 70 && slug.length <= 80, slug)
  const got = await open(`/page/${slug}`)
  assert.is(got.status, 200)
  assert.match(html(got), title)
  assert.match(html(await visitor.get('//sitemap.xml')), `<loc>${ORIGIN}/page/${encodeURI(slug)}</loc>`)
  for (const [fields, field] of [
    [{ slug: title }, 'slug'],
    [{ title: `${title}!` }, 'title'],
    [{ title: '' }, 'title'],
    [{ text: '' }, 'text'],
    [{ text: 'x'.repeat(20_001) }, 'text'],
    [{ text: '[x](javascript:alert)' }, 'text'],
    [{ place: 'top' as never }, 'place'],
    [{ files: [{ id: 'f'.repeat(32), name: 'a.pdf', label: '' }] }, 'files.0.id'],
    [{ files: [{ id: '../x', name: 'a.pdf', label: '' }] }, 'files.0.id'],
  ] as [Partial<OwnPage>, string][]) {
    const refused = await change({ ownPages: [page(fields)] })
    assert.equal([refused.status, refused.body.field], [400, `settings.ownPages.0.${field}`], field)
  }
  const twice = await change({ ownPages: [page({ slug: 'bus' }), page({ slug: 'BÜS' })] })
  assert.equal([twice.body.field, twice.body.code], ['settings.ownPages.1.slug', 'pageAddressTaken'])
  const taken = await change({ ownPages: [page({ slug: 'Privacy' })] })
  assert.equal([taken.body.field, taken.body.code], ['settings.ownPages.0.slug', 'pageAddressTaken'])
  const many = await change({ ownPages: Array.from({ length: 11 }, () => page()) })
  assert.equal([many.status, many.body.field], [400, 'settings.ownPages'])
  const long = await change({ ownPages: Array.from({ length: 7 }, () => page({ text: 'x'.repeat(19_000) })) })
  assert.equal([long.status, long.body.code], [400, 'pagesTooLong'])
})

test('the links of pages are in the menu or the footer, in their order, and no text of a page comes with another', async () => {
  await change({
    ownPages: [page({ title: 'Clubs', place: 'footer' }), page({ title: 'Bus' }), page({ title: 'Canteen' })],
  })
  const home = html(await open('/'))
  const [header = '', footer = ''] = [/<header.*?<\/header>/s, /<footer.*?<\/footer>/s].map(
    (part) => part.exec(home)?.[0],
  )
  const links = (part: string) => [...part.matchAll(/href="\/page\/([^"]+)"/g)].map(([, slug]) => slug)
  assert.equal([links(header), links(footer)], [['bus', 'canteen'], ['clubs']])
  assert.not.match(home, 'It leaves at')
})

test('a page is read in the language of the page; without a translation it is marked as one of the first', async () => {
  await change({
    languages: { first: 'en', others: ['ur', 'de'] },
    ownPages: [page({ slug: 'bus', 'title@ur': 'اسکول بس', 'text@ur': 'سات بجے' } as Partial<OwnPage>)],
  })
  const urdu = html(await open('/page/bus?lang=ur'))
  assert.match(urdu, 'سات بجے')
  assert.match(urdu, /<title>اسکول بس – /)
  const german = html(await open('/page/bus?lang=de'))
  assert.match(german, /<h1[^>]*><span lang="en" dir="ltr">School bus<\/span><\/h1>/)
  assert.match(german, /<div[^>]*lang="en"[^>]*>(?:<[^>]+>)*It leaves at/)
})

const WRITTEN = { privacy: 'We keep:\n{retention}\n{cookies}', imprint: '# {school}\n{contact}', accessibility: '' }

test('a statutory page is a draft until an admin confirms it: nobody is shown it, and nothing links to it', async () => {
  await change({ legal: WRITTEN })
  assert.is((await open('/page/privacy')).status, 404)
  assert.is((await visitor.get('/school/page/privacy')).status, 404)
  assert.not.match(html(await open('/')), '/page/privacy')
  assert.not.match(html(await visitor.get('//sitemap.xml')), '/page/')
  await change({ confirmed: { privacy: true } })
  assert.match(html(await open('/')), 'href="/page/privacy">Privacy notice</a>')
  assert.match(html(await open('/page/privacy')), '<title>Privacy notice – MY SCHOOL</title>')
  assert.match(html(await visitor.get('//sitemap.xml')), `<loc>${ORIGIN}/page/privacy</loc>`)
  assert.is((await open('/page/imprint')).status, 404)
})

test('nothing is confirmed of which nothing is written, or in which a gap is left, in any language', async () => {
  const confirm = (legal: object) => change({ legal, confirmed: { imprint: true } })
  const field = 'settings.confirmed.imprint'
  const none = await confirm({ imprint: '' })
  assert.equal([none.body.field, none.body.code], [field, 'pageNotWritten'])
  const { samples } = (await admin.get('/admin/school/legal')).body
  const gaps = await confirm({ imprint: samples.imprint })
  assert.equal([gaps.body.field, gaps.body.code], [field, 'pageHasGaps'])
  const inUrdu = await confirm({ imprint: 'We', 'imprint@ur': '___' })
  assert.equal([inUrdu.body.field, inUrdu.body.code], [field, 'pageHasGaps'])
  const unknown = await change({ legal: { privacy: 'We {sell} it' } })
  assert.equal([unknown.body.field, unknown.body.code], ['settings.legal.privacy', 'unknownPlaceholder'])
  assert.is((await confirm({ imprint: 'We' })).status, 200)
})

test('the facts on a page are those of now: the retention that is set, cookies by name, and who may read what', async () => {
  await change({ legal: { ...WRITTEN, accessibility: '{readers}\n{storage}\n{places}\n{data}\n{conformance}' } })
  await change({ confirmed: { privacy: true, imprint: true, accessibility: true } })
  const shown = async (slug: string) => html(await open(`/page/${slug}`))
  assert.match(await shown('privacy'), 'Students who have left: without an end')
  assert.match(await shown('privacy'), 'who has read or changed what: 400 days')
  for (const name of ['__Host-session', '__Host-device', 'language', 'theme'])
    assert.match(await shown('privacy'), `${name}: `)
  await change({ leavers: { keepYears: 12 } })
  assert.match(await shown('privacy'), 'Students who have left: 12 years')
  assert.match(await shown('imprint'), '24 Library Road')
  const facts = await shown('accessibility')
  for (const fact of [
    'Records of students: teachers, the office (admins)',
    'Reports, also those of earlier years: the student, parents and guardians, of their own children, teachers, the office (admins)',
    'Records of teachers: the office (admins)',
    'auth: ',
    'Experience, Classes; a photo',
    'openstreetmap.org',
    'In 14 daily backups',
    'WCAG 2.2, levels A and AA',
  ])
    assert.ok(facts.includes(fact), fact)
  await change({ contact: { position: null }, families: { open: false } })
  const closed = await shown('accessibility')
  assert.not.match(closed, 'openstreetmap')
  assert.not.match(closed, 'of their own children')
  await change({ languages: { first: 'en', others: ['de', 'ur'] } })
  const { values } = (await admin.get('/admin/school/legal?lang=de')).body
  assert.match(values.retention, 'Ehemalige: 12 Jahre')
  assert.match(
    html(await open('/page/privacy?lang=de')),
    'Students who have left',
    'the facts in a text of the first language are in it too',
  )
})

test('a file is of everybody while a page has it, of admins before and after; one of a notice is not taken', async () => {
  const file = await send()
  assert.equal([file.name, file.type], ['Timetable.pdf', 'application/pdf'])
  const url = `/notice/file/${file._id}`
  assert.equal([(await visitor.get(url)).status, (await admin.get(url)).status], [404, 200])
  const files = [{ id: file._id, name: file.name, label: 'When it leaves' }]
  assert.is((await change({ ownPages: [page({ files })] })).status, 200)
  const got = await visitor.get(`${url}?v=${file.version}`)
  assert.equal([got.status, Buffer.compare(got.bytes, PDF_OF_TEXT)], [200, 0])
  assert.match(got.headers.get('cache-control') ?? '', /public|immutable/)
  const shown = html(await open('/page/school-bus'))
  assert.match(shown, `<a href="/api/v1${url}?v=${file.version}"`)
  assert.match(shown, 'When it leaves')
  await change({ ownPages: [] })
  assert.equal([(await visitor.get(url)).status, (await admin.get(url)).status], [404, 200])
  const id = await addNoticeFile(admin, await addNotice(admin, { audience: 'staff' }))
  const stolen = await change({ ownPages: [page({ files: [{ id, name: 'a.pdf', label: '' }] })] })
  assert.equal([stolen.status, stolen.body.code], [400, 'fileGone'])
  assert.is((await admin.delete(`/notice/deleteFile/${file._id}`)).status, 404, 'no version loses it')
  assert.equal((await checkSchool(school.settings)).faults, [])
})

test('the same file is kept once; one that no version names is removed in the end, one that a version has stays', async () => {
  const [kept, lost] = [await send(), await send(Buffer.from('Bring water.'), 'a.txt')]
  assert.equal([(await send(PDF_OF_TEXT, 'Again.pdf'))._id, kept.name], [kept._id, 'Timetable.pdf'])
  await change({ ownPages: [page({ files: [{ id: kept._id, name: 'a.pdf', label: '' }] })] })
  await change({ ownPages: [] })
  now += 60_000
  const before = new Date(now - 1_000).toISOString()
  const again = await send(Buffer.from('Bring water.'), 'a.txt')
  await removeUnusedFiles(store, before)
  assert.is((await admin.get(`/notice/file/${again._id}`)).status, 200, 'sent again a moment ago')
  now += 60_000
  await removeUnusedFiles(store, new Date(now - 1_000).toISOString())
  assert.equal(
    [(await admin.get(`/notice/file/${lost._id}`)).status, (await admin.get(`/notice/file/${kept._id}`)).status],
    [404, 200],
  )
})

test('a page that is taken away comes back with an earlier version, and its files with it', async () => {
  const file = await send()
  const { version } = (await change({ ownPages: [page({ files: [{ id: file._id, name: file.name, label: '' }] })] }))
    .body
  await change({ ownPages: [] })
  assert.is((await open('/page/school-bus')).status, 404)
  const earlier = (await admin.get(`/admin/school/versions/${version}`)).body.settings
  await change({ ownPages: earlier.ownPages })
  assert.match(html(await open('/page/school-bus')), file._id)
})

test('two admins who change the pages are asked whose stay, and those who change other parts are not', async () => {
  const { version, settings } = await read()
  await change({ ownPages: [page()] })
  const mine = { ...settings, ownPages: [page({ title: 'Clubs' })] }
  const { body } = await admin.put('/admin/school', { version, settings: mine })
  assert.equal([body.success, body.conflicts.map(({ field }: { field: string }) => field)], [false, ['ownPages']])
  const other = { ...settings, legal: { ...settings.legal, imprint: 'We' } }
  assert.is((await admin.put('/admin/school', { version, settings: other })).body.success, true)
  assert.equal((await read()).settings.ownPages.length, 1)
})

test('the export of the school has the pages and their files, and another school takes them over, once', async () => {
  const [pdf, photo] = [await send(), await send(Buffer.from(await (await picture()).arrayBuffer()), 'map.png')]
  const files = [pdf, photo].map(({ _id: id, name }) => ({ id, name, label: '' }))
  await change({ ownPages: [page({ files })], legal: { ...WRITTEN }, confirmed: { privacy: true } })
  const zip = (await admin.post('/export/school', { password: ADMIN.password })).bytes
  const paths = [...(await unzip(zip)).keys()]
  assert.ok(paths.includes(`settings/files/${pdf._id}.pdf`), paths.join())
  const young = await start({ portalDir: resolve('dist/portal') })
  const head = await young.login(ADMIN.userId, ADMIN.password)
  for (const replace of ['', '?replace=yes']) {
    const taken = await head.post(`/admin/school/import${replace}`, zip)
    assert.is(taken.status, 200, JSON.stringify(taken.body))
  }
  const got = await young.visitor.get('//page/school-bus')
  assert.match(html(got), 'It leaves at')
  assert.match(html(got), 'Timetable.pdf')
  assert.is((await young.visitor.get('//page/privacy')).status, 200)
  assert.is((await young.store.noticeFiles.all()).length, 2)
  assert.is((await young.visitor.get(`/notice/file/${pdf._id}`)).status, 200)
  await young.stop()
})

test.run()
