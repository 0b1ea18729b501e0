/** The settings of a school: saved as versions, merged with what others have saved, and refused at the field. */
import * as assert from 'uvu/assert'
import type { SchoolSettings } from '#contract'
import { CLASSES, defaultSettings } from '#contract/school/defaults'
import { schoolLimits } from '#contract/school/limits'
import { DAY_MS } from '../../server/clock.ts'
import { checkSchool } from '../../server/data-folder/school-check.ts'
import { currentSchool } from '../../server/school/current.ts'
import { removeUnusedPictures } from '../../server/school/pictures.ts'
import { rowsIn } from '../../tools/engine.ts'
import { addNotice, file, form, picture, studentSheet } from '../../tools/samples.ts'
import { changeSchool, type SettingsChange, settingsWith } from '../../tools/school-settings.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { withCodes } from '../message-codes.ts'
import { test } from '../test.ts'
import { unzip } from './unzip.ts'

let now = Date.parse('2026-11-21T18:42:00Z')
const school = await start({ clock: () => now, env: { SCHOOL_TIME_ZONE: 'UTC' } })
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

const read = async () => (await admin.get('/admin/school')).body
const change = (settings: SettingsChange) => changeSchool(admin, settings)

test.before.each(async () => {
  const { version } = await read()
  await admin.put('/admin/school', { version, settings: defaultSettings })
})

const addPicture = async (colour: string) =>
  (await admin.post('/admin/school/pictures', form({ picture: await picture(colour) }))).body.picture.id as string

test('a fresh school has the texts of the specification, which nobody saved, and all of them are a sample', async () => {
  const fresh = await start()
  const head = await fresh.login(ADMIN.userId, ADMIN.password)
  const { body } = await head.get('/admin/school')
  assert.equal(body.settings, defaultSettings)
  assert.equal([body.version, body.savedAt, body.savedBy], ['0', null, null])
  assert.equal(body.sample, ['identity', 'contact', 'slides', 'summary', 'admissions', 'about', 'team', 'questions'])
  assert.equal((await head.get('/admin/school/versions')).body.versions.length, 1)
  await fresh.stop()
})

test('a save is one version with who and when, and one act of the audit; an unchanged one is neither', async () => {
  const before = Number((await read()).version)
  now += 60_000
  const { body } = await change({ identity: { name: 'Grünhügel 学校 مدرسہ' } })
  assert.is(body.settings.identity.name, 'Grünhügel 学校 مدرسہ')
  assert.equal(
    [body.version, body.savedAt, body.savedBy],
    [String(before + 1), new Date(now).toISOString(), ADMIN.userId],
  )
  const [line] = (await admin.get('/admin/audit')).body.data
  assert.equal([line.action, line.entity, line.entityId], ['update', 'school', body.version])
  assert.match((await change({})).body.message, /Nothing was changed/)
  assert.is((await read()).version, body.version)
})

test('the country of the own telephone is beside the settings; the telephone of the sample is in none', async () => {
  assert.is((await read()).phoneCountry, undefined)
  const saved = await change({ contact: { phones: ['042 3577 1990', '+92 42 3577 1990'] } })
  assert.equal([saved.body.phoneCountry, (await read()).phoneCountry], ['PK', 'PK'])
  await change({ contact: { phones: ['042 3577 1990'] } })
  assert.is((await read()).phoneCountry, undefined)
})

test('an older version is looked at and brought back', async () => {
  const first = (await change({ identity: { motto: 'First' } })).body
  await change({ identity: { motto: 'Second' } })
  const { versions } = (await admin.get('/admin/school/versions')).body
  assert.is(versions[1].version, first.version, 'newest first')
  const old = (await admin.get(`/admin/school/versions/${first.version}`)).body
  assert.is(old.settings.identity.motto, 'First')
  const { version } = await read()
  const { body } = await admin.put('/admin/school', { version, settings: old.settings })
  assert.is(body.settings.identity.motto, 'First')
  assert.is((await admin.get('/admin/school/versions/0')).body.settings.identity.name, 'MY SCHOOL')
  assert.is((await admin.get('/admin/school/versions/99999')).status, 404)
})

test('two admins who change different parts have both saved; of the same part the second is told what differs', async () => {
  const { version } = await read()
  const put = (settings: SchoolSettings, at = version) => admin.put('/admin/school', { version: at, settings })
  assert.ok((await put(settingsWith({ identity: { motto: 'Mine' } }))).body.success)
  const other = await put(settingsWith({ contact: { hours: 'Always' }, classes: ['A'] }))
  assert.ok(other.body.success, other.body.message)
  const { identity, contact, classes } = other.body.settings
  assert.equal([identity.motto, contact.hours, classes], ['Mine', 'Always', ['A']])
  const refused = await put(settingsWith({ identity: { motto: 'Theirs' }, classes: ['B'] }))
  assert.equal([refused.status, refused.body.success], [200, false])
  const by = ADMIN.userId
  const at = new Date(now).toISOString()
  assert.equal(refused.body.conflicts, [
    { field: 'identity', theirs: '{"identity.motto":"Mine"}', by, at },
    { field: 'classes', theirs: '{"classes":["A"]}', by, at },
  ])
  assert.equal((await read()).settings, other.body.settings, 'nothing was saved of it')
  const again = await put(settingsWith({ identity: { motto: 'Theirs' } }, other.body.settings), refused.body.version)
  assert.is(again.body.settings.identity.motto, 'Theirs')
})

test('a text in another language is a setting of its own, which the second who changes its part is told', async () => {
  const { version } = (await change({ languages: { first: 'en', others: ['ur'] }, identity: { motto: 'Own' } })).body
  const { settings } = await read()
  const put = (identity: object, at = version) =>
    admin.put('/admin/school', { version: at, settings: settingsWith({ identity }, settings) })
  assert.ok((await put({ 'motto@ur': 'پہلا' })).body.success)
  const refused = await put({ 'motto@ur': 'دوسرا' })
  assert.equal(
    refused.body.conflicts.map(({ field, theirs }: { field: string; theirs: string }) => [field, theirs]),
    [['identity', '{"identity.motto@ur":"پہلا"}']],
  )
  const { versions } = (await admin.get('/admin/school/versions')).body
  assert.equal(versions[0].changed, ['identity.motto@ur'])
  const now = await read()
  const { 'motto@ur': _, ...identity } = now.settings.identity
  const taken = await admin.put('/admin/school', { version: now.version, settings: { ...now.settings, identity } })
  assert.not.ok('motto@ur' in taken.body.settings.identity, 'taken away')
  assert.is(
    (await put({ 'motto@ur': 'دوسرا' }, now.version)).body.conflicts[0].theirs,
    '{"identity.motto@ur":null}',
    'which the next one is told',
  )
})

test('the line beside the name follows the classes, and is no change of the part that it is in', async () => {
  const { version } = await read()
  const put = (settings: SettingsChange) => admin.put('/admin/school', { version, settings: settingsWith(settings) })
  assert.is((await put({ classes: ['KG', '1'] })).body.settings.identity.line, 'Classes KG to 1, since 1990')
  const { body } = await put({ identity: { motto: 'Mine', founded: 1995 } })
  assert.equal([body.success, body.settings.classes], [true, ['KG', '1']])
  assert.equal([body.settings.identity.motto, body.settings.identity.line], ['Mine', 'Classes KG to 1, since 1995'])
})

test('of many saves at once, by two servers, none is lost', async () => {
  const other = await start({ dataDir: school.dataDir, clock: () => now, env: { SCHOOL_TIME_ZONE: 'UTC' } })
  const head = await other.login(ADMIN.userId, ADMIN.password)
  const { version } = await read()
  const changes: SettingsChange[] = [
    { identity: { motto: 'One' } },
    { contact: { hours: 'Two' } },
    { region: { currency: 'PKR' } },
    { footer: { text: 'Four' } },
  ]
  const answers = await Promise.all(
    changes.map((one, index) =>
      (index % 2 ? admin : head).put('/admin/school', { version, settings: settingsWith(one) }),
    ),
  )
  await other.stop({ keep: true })
  assert.ok(answers.every(({ body }) => body.success))
  const { settings } = await read()
  assert.equal(
    [settings.identity.motto, settings.contact.hours, settings.region.currency, settings.footer.text],
    ['One', 'Two', 'PKR', 'Four'],
  )
})

const wrong: Record<string, [change: SettingsChange, field: string, message: RegExp]> = {
  'a value that the certificate does not have': [
    { leavers: { certificateText: '{name} and {nickname}' } },
    'leavers.certificateText',
    /nothing to put in place of \{nickname\}/,
  ],
  'a name of 300 characters': [
    { identity: { name: 'x'.repeat(300) } },
    'identity.name',
    /^name is too long: at most 100/,
  ],
  'reports that are shown at another time': [
    { reports: { shown: 'later' as 'atOnce' } },
    'reports.shown',
    /atOnce, whenReleased/,
  ],
  'families that are open or not by a word': [
    { families: { open: 'no' as unknown as boolean } },
    'families.open',
    /open/,
  ],
  'no name': [{ identity: { name: ' ' } }, 'identity.name', /^name is required/],
  'a name of two lines': [{ identity: { name: 'a\nb' } }, 'identity.name', /^name must be one line/],
  'a class without a name': [{ classes: ['1', ''] }, 'classes.1', /^A class needs a letter/],
  'a class with a space': [{ classes: [' 5'] }, 'classes.0', /^classes has a space at its beginning or end/],
  'a class twice': [{ classes: ['5', '6', '5'] }, 'classes.2', /^The class '5' is there twice/],
  'a class twice in two letter cases': [{ classes: ['KG', 'kg'] }, 'classes.1', /^The class 'kg' is there twice/],
  'a class left': [{ classes: ['left'] }, 'classes.0', /^'left' stands for students who leave/],
  'a class of 21 characters': [{ classes: ['x'.repeat(21)] }, 'classes.0', /too long: at most 20/],
  '80 classes': [
    { classes: Array.from({ length: 80 }, (_, index) => String(index)) },
    'classes',
    /^classes has more than 60 classes/,
  ],
  'no class': [{ classes: [] }, 'classes', /^A school needs at least one class/],
  'a map position in the sea': [
    { contact: { position: { latitude: 0, longitude: 0 } } },
    'contact.position',
    /^Latitude 0 and longitude 0 are in the sea/,
  ],
  'a latitude of 95': [
    { contact: { position: { latitude: 95, longitude: 10 } } },
    'contact.position.latitude',
    /^The latitude is a number of degrees from -90 to 90/,
  ],
  'a time zone that is none': [
    { region: { timeZone: 'Mars/Base' } },
    'region.timeZone',
    /write it as Asia\/Karachi or/,
  ],
  'digits of nobody': [{ region: { digits: 'roman' as 'latin' } }, 'region.digits', /^digits must be one of/],
  'a beginning of the year that is no day': [
    { region: { yearBegins: '02-30' } },
    'region.yearBegins',
    /must be a day of the year, as 04-01/,
  ],
  'a currency that is none': [{ region: { currency: 'QQQ' } }, 'region.currency', /write it as PKR or EUR/],
  'a colour that is none': [{ colours: ['red'] }, 'colours.0', /^colours is not valid: write it as #/],
  'three colours': [{ colours: ['#111111', '#222222', '#333333'] }, 'colours', /more than 2 colours/],
  'an ending without @': [{ userIds: { suffix: 'school' } }, 'userIds.suffix', /^suffix must begin with @/],
  'a mail address that is none': [{ contact: { email: 'office' } }, 'contact.email', /write it as office@school/],
  'markup in a mail address': [
    { contact: { email: 'a"><script>alert(1)</script>@b.c' } },
    'contact.email',
    /write it as office@school/,
  ],
  'another recipient in a mail address': [
    { contact: { email: 'a?bcc=b@c.example' } },
    'contact.email',
    /write it as office@school/,
  ],
  'a script in a link': [
    { home: { summary: 'See [this](javascript:alert(1)).' } },
    'home.summary',
    /^A link may lead to https:.+'javascript:alert\(1'/,
  ],
  'another site in a link without its scheme': [
    { questions: [{ question: 'a', answer: '[b](//evil.example)' }] },
    'questions.0.answer',
    /^A link may lead to/,
  ],
  'a script as the link of a slide': [
    { home: { slides: [{ picture: 'gate', heading: 'a', text: '', href: 'javascript:alert(1)', linkLabel: '' }] } },
    'home.slides.0.href',
    /^A link may lead to/,
  ],
  'a picture that is not there': [{ identity: { logo: '0123456789abcdef' } }, 'identity.logo', /no longer there/],
  'a picture of another site': [{ identity: { logo: 'https://x.example' } }, 'identity.logo', /id of a picture/],
  'a motto of 300 characters in another language': [
    { identity: { 'motto@ur': 'ع'.repeat(300) } },
    'identity.motto@ur',
    /too long: at most 150/,
  ],
  'a script in a link of another language': [
    { questions: [{ question: 'a', answer: 'b', 'answer@ur': '[c](javascript:alert(1))' }] },
    'questions.0.answer@ur',
    /^A link may lead to https:/,
  ],
  'too much text for every page': [
    { about: { paragraphs: Array.from({ length: 30 }, () => 'ع'.repeat(1_200)) } },
    '',
    /^All texts together are too long.+60 kB|^The body is too large/,
  ],
}
for (const [what, [settings, field, message]] of Object.entries(wrong)) {
  test(`${what} is refused at the field, and nothing is saved`, async () => {
    const before = await read()
    const { status, body } = await change({ footer: { text: 'Half' }, ...settings })
    assert.ok(status === 400 || (field === '' && status === 413), String(status))
    if (field) assert.is(body.field, `settings.${field}`)
    assert.match(withCodes(body).message, message)
    assert.equal(await read(), before)
  })
}

test('what is allowed in texts and lists is kept as it was sent', async () => {
  const before = (await read()).settings
  const settings: SettingsChange = {
    classes: ['Nursery', 'KG', '5 A', 'Ⅻ'],
    colours: ['#7A1F3D'],
    home: { summary: 'See [the list](/notice-board?x=1), [us](https://a.example/b), [mail](mailto:a@b.example).' },
    about: { paragraphs: ['<b>not bold</b>\nand a second line'] },
    contact: { phones: [], position: null, email: '' },
    identity: { line: 'Everybody' },
  }
  const { body } = await change(settings)
  assert.ok(body.success, body.message)
  assert.equal(body.settings, settingsWith({ ...settings, colours: ['#7a1f3d'] }, before))
})

test('a part is no sample once it is the own, confirmed or hidden, and is one while a single fact is left', async () => {
  const { body } = await change({
    questions: [{ question: 'Own?', answer: 'Yes.' }],
    pages: { about: false },
    confirmed: { summary: true },
    contact: { address: ['1 Own Road'], position: null, phones: [], email: '' },
    identity: { name: 'Own', motto: 'Own', line: '', founded: 1990 },
  })
  assert.equal(body.sample, ['identity', 'contact', 'slides', 'admissions'])
})

test('a suffix that is replaced stays reserved, and the new one is too', async () => {
  const register = async (userId: string) =>
    (await school.visitor.post('/auth/register', { userId, password: 'guest-password', answer: 'x' })).body.message
  const { body } = await change({ userIds: { suffix: '@hill.example', former: [] } })
  assert.equal(body.settings.userIds, { suffix: '@hill.example', former: ['@mySchool.com'] })
  for (const ending of ['@hill.example', '@HILL.example', '@myschool.com']) {
    assert.match(await register(`me${ending}`), /is given by the school/)
  }
  const back = await change({ userIds: { suffix: '@mySchool.com', former: [] } })
  assert.equal(back.body.settings.userIds, { suffix: '@mySchool.com', former: ['@hill.example'] })
  assert.match(await register('me@hill.example'), /ends in @hill\.example is given/)
})

test('the line beside the name follows the classes and the year until the school writes its own', async () => {
  const line = async (settings: SettingsChange) => (await change(settings)).body.settings.identity.line
  const { classes, identity } = await read().then(({ settings }) => settings)
  await change({ classes: [...CLASSES], identity: { founded: 1990, line: 'Classes 1 to 10, since 1990' } })
  const primary = ['Nursery', 'KG', '1', '2', '3', '4', '5']
  assert.is(await line({ classes: primary }), 'Classes Nursery to 5, since 1990')
  assert.is(await line({ identity: { founded: null } }), 'Classes Nursery to 5')
  assert.is(await line({ classes: ['Nursery'], identity: { founded: 2001 } }), 'Class Nursery, since 2001')
  assert.is(await line({ classes: [...CLASSES], identity: { founded: 1990 } }), 'Classes 1 to 10, since 1990')
  assert.is(await line({ classes: primary, identity: { line: 'For the small ones' } }), 'For the small ones')
  assert.is(await line({ classes: [...CLASSES] }), 'For the small ones')
  assert.is(await line({ identity: { line: '' } }), '', 'taken away')
  assert.is(await line({ classes: primary }), '')
  await change({ classes, identity })
})

test('a registration that is closed is a failure that a page shows, and makes no login', async () => {
  await change({ registration: { open: false } })
  const sent = { userId: 'outsider', password: 'guest-password', answer: 'x' }
  const { status, body } = await school.visitor.post('/auth/register', sent)
  assert.equal([status, body.success, Object.keys(body)], [200, false, ['success', 'message', 'code']])
  assert.match(body.message, /ask its office/)
  assert.is(await school.store.users.findByUserId('outsider'), undefined)
})

test("the school's time zone decides which day it is, at once; without one, that of the server", async () => {
  const id = await addNotice(admin, { date: '2026-11-21' })
  const isShown = async () => (await school.visitor.get(`/notice/getSingleNotice/${id}`)).status === 200
  now = Date.parse('2026-11-21T19:30:00Z')
  assert.ok(await isShown())
  await change({ region: { timeZone: 'Asia/Karachi' } })
  assert.not.ok(await isShown(), 'in Karachi it is the next day')
  assert.is((await admin.get('/admin/statistics')).body.timeZone, 'Asia/Karachi')
  await change({ region: { timeZone: '' } })
  assert.ok(await isShown())
})

test('another server sees a save at once', async () => {
  const current = currentSchool(school.store, school.settings)
  const name = async () => (await current()).settings.identity.name
  assert.is(await name(), 'MY SCHOOL')
  await school.store.school.add({
    version: Number((await read()).version) + 1,
    settings: JSON.stringify({ identity: { name: 'Elsewhere' } }),
    savedAt: new Date(now).toISOString(),
    savedBy: null,
  })
  assert.is(await name(), 'Elsewhere')
  assert.equal((await current()).settings.classes, defaultSettings.classes, 'what a version lacks has its default')
})

test('a picture is for admins until a version shows it; then for everybody and for ever, also in older versions', async () => {
  const id = await addPicture('#123')
  const path = `/school/pictures/${id}`
  assert.is((await school.visitor.get(path)).status, 404)
  assert.is((await admin.get(path)).headers.get('cache-control'), 'private, no-store')
  assert.ok((await change({ identity: { logo: id } })).body.success)
  for (const size of ['', '?size=card', '?size=thumb']) {
    const got = await school.visitor.get(path + size)
    assert.equal([got.status, got.headers.get('content-type')], [200, 'image/webp'], size)
    assert.is(got.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  }
  await change({ identity: { logo: null } })
  assert.is((await school.visitor.get(path)).status, 200, 'a version that can be brought back shows it')
})

test('a drawing with a script, a text and a picture of too many pixels are no pictures', async () => {
  const send = async (bytes: string | Uint8Array, name: string) =>
    (await admin.post('/admin/school/pictures', form({ picture: file(bytes, name, 'image/png') }))).body
  const svg = await send('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'logo.png')
  assert.is(svg.field, 'picture')
  assert.match(svg.message, /^picture is an SVG drawing, which may carry a program: save it as PNG/)
  assert.match((await send('hello', 'logo.png')).message, /^picture is not a photo that can be kept/)
  const huge = await picture('#000', 8_000, 5_001)
  const { status, body } = await admin.post('/admin/school/pictures', form({ picture: huge }))
  assert.equal(
    [status, body.message],
    [
      413,
      'picture has too many pixels: at most 40 megapixels, and 30,000 pixels on each side. Cut it or make it smaller, and choose that file.',
    ],
  )
})

test('maintenance removes pictures that no version shows, some days after they were sent', async () => {
  const [used, unused] = [await addPicture('#a00'), await addPicture('#0a0')]
  await change({ identity: { logo: used } })
  await change({ identity: { logo: null } })
  const there = async () => (await school.store.school.pictures()).filter((id) => [used, unused].includes(id))
  await removeUnusedPictures(school.store, new Date(now - DAY_MS).toISOString())
  assert.is((await there()).length, 2)
  await removeUnusedPictures(school.store, new Date(now + DAY_MS).toISOString())
  assert.equal(await there(), [used])
  assert.is((await admin.get(`/school/pictures/${unused}`)).status, 404)
})

test('new user ids, apps and files name the school as it is now', async () => {
  await change({ identity: { name: 'Hill & Dale' }, userIds: { suffix: '@hill.example', former: [] } })
  const draft = (await admin.post('/imports?kind=student', Buffer.from(studentSheet('Name', 'Ann Lee')))).body.import
  const { rows } = (await admin.get(`/imports/${draft._id}?show=all`)).body
  assert.match(rows[0].userId, /^Ann-Lee-\d+@hill\.example$/)
  const { setup } = (await admin.post('/auth/secondFactor/begin', { password: ADMIN.password })).body
  assert.match(setup.uri, /issuer=Hill%20%26%20Dale/)
  const files = await unzip((await admin.post('/export/own', {})).bytes)
  assert.match(String(files.get('README.txt')), /^What Hill & Dale knows about/)
  assert.match(String(files.get('about-you.html')), /<title>What Hill &amp; Dale knows about/)
})

test('a check compares the pictures of the settings with their hashes, and names one that is damaged or missing', async () => {
  const id = await addPicture('#00a')
  await change({ identity: { logo: id } })
  assert.equal((await checkSchool(school.settings)).faults, [])
  const bytes = Buffer.from((await school.store.school.findPicture(id, 'card'))?.bytes ?? [])
  const put = (content: Buffer) =>
    rowsIn(school.dataDir, `update "schoolPictures" set bytes = ? where id = ? and size = 'card'`, content, id)
  await put(Buffer.from(bytes).fill(0, 40, 60))
  assert.equal((await checkSchool(school.settings)).faults, [
    `The picture ${id} of the school's settings is damaged (card).`,
  ])
  await put(bytes)
  await school.store.school.removePictures([id], new Date(now + DAY_MS).toISOString())
  const { faults } = await checkSchool(school.settings)
  assert.equal(faults, [`The picture ${id} of the school's settings is missing.`])
})

test('only the newest versions are kept', async () => {
  const fresh = await start()
  const row = { settings: JSON.stringify(defaultSettings), savedAt: new Date(now).toISOString(), savedBy: null }
  for (let version = 1; version <= schoolLimits.versions + 2; version++)
    await fresh.store.school.add({ ...row, version })
  const versions = await fresh.store.school.after(0)
  assert.equal([versions.length, versions[0]?.version], [schoolLimits.versions, 3])
  await fresh.stop()
})

test.run()
