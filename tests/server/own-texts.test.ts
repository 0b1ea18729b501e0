// needs: build
/** The school's own texts in its languages: each page, file and picture has those of the caller's language. */
import { resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { UNLIMITED } from '#contract'
import { CLASSES, defaultSettings } from '#contract/school/defaults'
import { defaultsIn } from '#contract/school/defaults-in'
import { textsIn } from '#contract/school/translations'
import { withSampleTexts } from '../../server/school/sample-texts.ts'
import { changeSchool, type SettingsChange } from '../../tools/school-settings.ts'
import { ADMIN, type Caller, type Got, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const env = { PUBLIC_URL: 'https://portal.example.org' }
const school = await start({ socket: true, portalDir: resolve('dist/portal'), env })
const { visitor } = school
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

const NAME = 'نیا اسکول'
const URDU = { Cookie: 'language=ur' }
const [slide] = defaultSettings.home.slides
const written: SettingsChange = {
  languages: { first: 'en', others: ['ur'] },
  identity: { name: 'Hill School', motto: 'Small on purpose', 'name@ur': NAME },
  contact: { 'address@ur': ['پہاڑی سڑک', 'لاہور'] },
  home: {
    summary: 'Written in English.',
    slides: slide ? [{ ...slide, heading: 'Early', text: 'At eight.', 'text@ur': 'آٹھ بجے۔' }] : [],
  },
}
const change = async (settings: SettingsChange) => {
  const got = await changeSchool(admin, settings)
  assert.ok(got.body.success, got.body.message)
  return got.body.settings
}
test.before.each(async () => {
  const { version } = (await admin.get('/admin/school')).body
  await admin.put('/admin/school', { version, settings: defaultSettings })
  await change(written)
})

const read = async (path: string, headers?: Record<string, string>, as: Caller = visitor): Promise<string> =>
  String((await as.get(`/${path}`, headers)).bytes)

test('a page has the texts of its language, and those that are missing in the first one with its lang and dir', async () => {
  const page = await read('/?lang=ur')
  assert.match(page, /<html[^>]* lang="ur" dir="rtl"/)
  assert.match(page, `<title>${NAME}</title>`)
  assert.match(page, /<h1[^>]* lang="en" dir="ltr">Small on purpose<\/h1>/)
  assert.match(page, /<p dir="ltr" lang="en">Written in English\.<\/p>/)
  assert.match(
    page,
    /<h2 data-part="heading"[^>]*><span lang="en" dir="ltr">Early<\/span><\/h2><p dir="auto">آٹھ بجے۔<\/p>/,
  )
  assert.match(page, /<address.*?<span dir="auto">پہاڑی سڑک<\/span>/)
  const english = await read('/')
  assert.match(english, /<h1 tabindex="-1">Small on purpose<\/h1>/)
  assert.not.match(english, /[\u0600-\u06ff]{5}|inFirst|<(span|p|h1)[^>]* lang=/)
})

test('a save changes the cached pages of every language at once', async () => {
  const both = () => Promise.all([read('/', URDU), read('/')])
  await both()
  await change({ identity: { 'motto@ur': 'چھوٹا ہی اچھا' } })
  const [urdu, english] = await both()
  assert.match(urdu, /<h1 tabindex="-1">چھوٹا ہی اچھا<\/h1>/)
  assert.match(english, 'Small on purpose')
  await change({ languages: { first: 'en', others: [] } })
  assert.match((await both())[0], 'Small on purpose', 'a language that is not offered shows nowhere')
  const stored = (await admin.get('/admin/school')).body.settings
  assert.is(stored.identity['motto@ur'], 'چھوٹا ہی اچھا', 'and is there again when it is offered')
})

test('the call, the feed, the manifest, the second factor and the link preview follow too', async () => {
  await school.store.notices.add({
    id: 'n1',
    title: 'Sports day',
    description: 'All of it.',
    catagory: 'Event',
    date: UNLIMITED,
    photoVersion: null,
    createdAt: new Date().toISOString(),
  })
  const call = async (query: string, headers?: Record<string, string>) =>
    (await visitor.get(`/school${query}`, headers)).body.settings.identity.name
  assert.equal(
    [await call('?lang=ur'), await call('', URDU), await call('?lang=en', URDU)],
    [NAME, NAME, 'Hill School'],
  )
  assert.match(await read('/notices.atom?lang=ur'), `<title>\u2068${NAME}\u2069 کے اعلانات</title>`)
  assert.match(await read('/notices.atom'), 'Hill School')
  // Browsers fetch it without cookies.
  const named = /<link rel="manifest" href="([^"]+)"/.exec(await read('/?lang=ur'))?.[1] ?? ''
  const manifest = JSON.parse(await read(named))
  assert.equal([manifest.name, manifest.short_name], [NAME, NAME])
  assert.equal([manifest.lang, manifest.dir], ['ur', 'rtl'])
  assert.match(manifest.description, 'کے اعلانات، معلومات اور رپورٹیں')
  assert.is((await visitor.get('//site.webmanifest')).headers.get('vary'), 'Accept-Encoding, Cookie, Accept-Language')
  const { lang, dir, description } = JSON.parse(await read('/site.webmanifest'))
  assert.equal([lang, dir], ['en', 'ltr'])
  assert.match(description, /^Notices, information and reports of Hill School/)
  const previewOf = async (page: string) =>
    /og:image" content="[^"]*?(\/link-preview[^"]*)"/.exec(await read(page))?.[1] ?? ''
  const [urdu, english] = await Promise.all([previewOf('/?lang=ur'), previewOf('/')])
  assert.match(urdu, /&amp;lang=ur$/)
  assert.not.match(english, /lang=/)
  const pictures = await Promise.all([urdu, english].map((path) => visitor.get(`/${path.replace('&amp;', '&')}`)))
  assert.not.equal(...(pictures.map((got: Got) => got.bytes) as [Buffer, Buffer]))
})

test('another first language makes the texts that are written in it the first ones', async () => {
  const swapped = await change({ languages: { first: 'ur', others: ['en'] } })
  assert.equal([swapped.identity.name, swapped.identity['name@en']], [NAME, 'Hill School'])
  assert.match(await read('/'), `<title>${NAME}</title>`)
  assert.match(await read('/?lang=en'), '<title>Hill School</title>')
  const back = await change({ languages: { first: 'en', others: ['ur'] } })
  assert.equal([back.identity.name, back.identity['name@ur']], ['Hill School', NAME])
})

test('the sample is whole in Urdu, and each of its texts has one translation', () => {
  const both = withSampleTexts({ ...defaultSettings, languages: { first: 'en', others: ['ur'] } })
  const { languages: _, ...urdu } = textsIn(both, 'ur')
  const { languages, ...own } = defaultsIn.ur ?? defaultSettings
  assert.equal(urdu, own)
  assert.is(languages.first, 'ur')
})

test('a fresh school has a whole sample in Urdu once that is its first language, and in English beside it', async () => {
  const fresh = await start({ socket: true, portalDir: resolve('dist/portal') })
  const head = await fresh.login(ADMIN.userId, ADMIN.password)
  const page = (path: string) => read(path, {}, fresh.visitor)
  await changeSchool(head, { languages: { first: 'ur', others: ['en'] } })
  for (const path of ['/', '/contact', '/about', '/qna']) {
    const urdu = await page(path)
    assert.not.match(urdu, /<[^>]* lang="en" dir|MY SCHOOL|Class|AM to|Who we are|founded in/, path)
    assert.match(urdu, 'جماعت 1 تا 10، قیام 1990', path)
  }
  assert.match(await page('/'), 'دروازہ صبح آٹھ بجے کھلتا ہے')
  assert.match(await page('/contact'), 'پیر تا جمعہ، صبح 8:00')
  const english = await page('/?lang=en')
  for (const text of ['MY SCHOOL', 'Classes 1 to 10, since 1990', 'The gate opens at eight'])
    assert.match(english, text)
  const row = await fresh.store.school.newest()
  assert.not.match(row?.settings ?? '', '@en', 'a translation of the sample is not stored')
  await changeSchool(head, { languages: { first: 'en', others: ['ur'] } })
  const { languages: _, ...back } = (await head.get('/admin/school')).body.settings
  assert.equal(textsIn({ ...back, languages: defaultSettings.languages }, 'en'), defaultSettings)
  await fresh.stop()
})

test('beside English, Urdu has the sample’s texts until the school writes its own', async () => {
  await change({ ...defaultSettings, languages: { first: 'en', others: ['ur'] } })
  assert.match(await read('/', URDU), 'دروازہ صبح آٹھ بجے کھلتا ہے')
  const { identity } = await change({ identity: { motto: 'Small on purpose' } })
  assert.not(identity['motto@ur'])
  assert.match(await read('/', URDU), /<h1[^>]* lang="en" dir="ltr">Small on purpose<\/h1>/)
})

test('the line beside the name follows the classes in each language, also when the first one changes', async () => {
  await change({ ...defaultSettings, languages: { first: 'en', others: ['ur', 'de'] } })
  const lines = async () =>
    Promise.all(
      ['en', 'ur', 'de'].map(async (tag) => (await visitor.get(`/school?lang=${tag}`)).body.settings.identity.line),
    )
  const classes = [...CLASSES, '11']
  await change({ classes, languages: { first: 'ur', others: ['en', 'de'] } })
  const followed = ['Classes 1 to 11, since 1990', 'جماعت 1 تا 11، قیام 1990', 'Klassen 1 bis 11, gegründet 1990']
  assert.equal(await lines(), followed)
  await change({ classes: [...CLASSES] })
  assert.equal(
    await lines(),
    followed.map((line) => line.replace('11', '10')),
  )
})

test('settings that are in Urdu already, as from a file of another school, stay as they are', async () => {
  const fresh = await start()
  const head = await fresh.login(ADMIN.userId, ADMIN.password)
  const sent = { ...defaultsIn.ur, identity: { ...defaultsIn.ur?.identity, motto: 'اپنا' } }
  const { identity } = (await changeSchool(head, sent)).body.settings
  await fresh.stop()
  assert.equal([identity.motto, identity.name], ['اپنا', 'ہمارا اسکول'])
  assert.equal([identity['motto@en'], identity['name@en']], [undefined, 'MY SCHOOL'])
})

test('settings with much text in two languages are received', async () => {
  const paragraphs = (letter: string) => Array.from({ length: 30 }, () => letter.repeat(900))
  const settings = await change({ about: { paragraphs: paragraphs('ا'), 'paragraphs@ur': paragraphs('ب') } })
  assert.is(settings.about['paragraphs@ur'].length, 30)
})

test.run()
