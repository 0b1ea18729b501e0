// needs: build
/** What a school saves is shown at once by every server, on everything that shows it. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { defaultSettings } from '#contract/school/defaults'
import { createPhotos } from '../../server/photos/photos.ts'
import { openFileSource } from '../../server/school-settings/file-source.ts'
import { importSettings } from '../../server/school-settings/import-file.ts'
import { auditWriter } from '../../server/security/audit.ts'
import { changeSchool, type SettingsChange } from '../../tools/school-settings.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { sharedWorkers } from '../../tools/workers.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { unzip } from './unzip.ts'

const options = { portalDir: resolve('dist/portal'), env: { PUBLIC_URL: 'https://school.example' } }
// Over sockets: a change by another process is seen in the next turn of the event loop.
const one = await start({ ...options, socket: true })
const other = await start({ ...options, socket: true, dataDir: one.dataDir })
const [admin, elsewhere] = [
  await one.login(ADMIN.userId, ADMIN.password),
  await other.login(ADMIN.userId, ADMIN.password),
]
test.after(async () => {
  await other.stop({ keep: true })
  await one.stop()
})

test.before.each(async () => {
  const { version } = (await admin.get('/admin/school')).body
  await admin.put('/admin/school', { version, settings: defaultSettings })
})

const page = async (path: string, caller: Caller) => String((await caller.get(`/${path}`)).bytes)
const picture = async (path: string, caller: Caller) =>
  createHash('sha256')
    .update((await caller.get(`/${path}`)).bytes)
    .digest('hex')
const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
const settingsIn = (document: string) => JSON.parse(found(document, /<script[^>]+id="school"[^>]*>([^<]*)/))

const visitor = (caller: Caller) => (caller === admin ? one.visitor : other.visitor)

/** The texts of each surface about the school; the last part is that of a picture, which only has to be another one. */
const surfaces: Record<string, (caller: Caller) => Promise<string>> = {
  'title of a page': async (caller) => found(await page('/about', visitor(caller)), /<title>About – ([^<]*)/),
  'first page': async (caller) => found(await page('/', visitor(caller)), /<h1[^>]*>([^<]*)/),
  'page that is not there': async (caller) => found(await page('/no/such', visitor(caller)), /<title>.*?– ([^<]*)/),
  // Login slips, cards, class lists and reports on paper are drawn from it.
  'settings in the document of an admin': async (caller) =>
    settingsIn(await page('/admin/dashboard/paper', caller)).identity.name,
  'classes in the document of an admin': async (caller) =>
    settingsIn(await page('/admin/dashboard/paper', caller)).classes.join(),
  'title before the script of an admin': async (caller) =>
    found(await page('/admin/dashboard', caller), /<title>([^<]*)/),
  'name in link previews': async (caller) =>
    found(await page('/', visitor(caller)), /property="og:site_name" content="([^"]*)/),
  feed: async (caller) => found(await page('/notices.atom', visitor(caller)), /<title>Notices of ([^<]*)/),
  sitemap: async (caller) => String((await page('/sitemap.xml', visitor(caller))).includes('/contact</loc>')),
  manifest: async (caller) => JSON.parse(await page('/site.webmanifest', visitor(caller))).name,
  'name below the icon': async (caller) => JSON.parse(await page('/site.webmanifest', visitor(caller))).short_name,
  'description of the API': async (caller) => (await caller.get('/openapi.json')).body.info.title,
  'export of a person': async (caller) =>
    found(String((await unzip((await caller.post('/export/own')).bytes)).get('README.txt')), /^What (.+) knows about/),
  'export of the school': async (caller) =>
    found(
      String((await unzip((await caller.post('/export/school')).bytes)).get('README.txt')),
      /^(.+): the whole school/,
    ),
  'name in authenticator apps': async (caller) =>
    found((await caller.post('/auth/secondFactor/begin', ADMIN)).body.setup.uri, /issuer=([^&]*)/),
  'bars of a chart': async (caller) =>
    (await caller.get('/admin/statistics')).body.classes.map(({ grade }: { grade: string }) => grade).join(),
  'filter by class': async (caller) => (await caller.post('/student/classFilter/none')).body.message,
  icon: (caller) => picture('/icon-192.png', visitor(caller)),
  'icon in the tab': (caller) => picture('/favicon.svg', visitor(caller)),
  'link preview': (caller) => picture('/link-preview.png', visitor(caller)),
  'address of the link preview': async (caller) =>
    found(await page('/', visitor(caller)), /property="og:image" content="([^"]*)/),
}

const titlesOf = async (caller: Caller) =>
  Object.fromEntries(
    await Promise.all(Object.entries(surfaces).map(async ([name, ask]) => [name, await ask(caller)] as const)),
  )

const change: SettingsChange = {
  identity: { name: 'Hill', shortName: 'Hi', motto: 'Up' },
  classes: ['Nursery', 'KG'],
  pages: { contact: false },
  colours: ['#7a1f2b'],
}

const EXPECTED: Record<string, string> = {
  'first page': 'Up',
  sitemap: 'false',
  'name below the icon': 'Hi',
  'description of the API': 'Hill: API',
  'classes in the document of an admin': 'Nursery,KG',
  'bars of a chart': 'Nursery,KG',
  'filter by class': 'grade must be one of Nursery, KG',
}

test('a save at one server is on everything that the other shows next, and is taken back as soon', async () => {
  // Both have everything in their caches.
  const before = await titlesOf(admin)
  assert.equal(await titlesOf(elsewhere), before)
  assert.ok((await changeSchool(admin, change)).body.success)
  const after = await titlesOf(elsewhere)
  for (const [name, text] of Object.entries(after)) {
    const isPicture = /^[0-9a-f]{64}$|^https:/.test(text)
    if (isPicture) assert.not.equal(text, before[name], name)
    else assert.is(text, EXPECTED[name] ?? 'Hill', name)
  }
  assert.equal(await titlesOf(admin), after)
  assert.ok((await changeSchool(elsewhere, defaultSettings)).body.success)
  assert.equal(await titlesOf(admin), before)
})

/** Imports a file of settings with a store of its own, as the command has. */
async function importedByAnotherProcess(file: string): Promise<void> {
  const third = await start({ dataDir: one.dataDir })
  const services = { ...third, photos: createPhotos(sharedWorkers) }
  const auditEntry = auditWriter(Date.now, 'command line', undefined)
  const source = await openFileSource(file)
  assert.ok('saved' in (await importSettings(services, source, { replaces: true, renamed: {} }, auditEntry)))
  source.close()
  await third.stop({ keep: true })
}

test('settings of a file that another process imports are on every server with the next page', async () => {
  const before = await titlesOf(elsewhere)
  const folder = mkdtempSync(join(tmpdir(), 'school-import-'))
  const file = join(folder, 'school.json')
  writeFileSync(file, JSON.stringify({ format: 1, version: '0', settings: change }))
  await importedByAnotherProcess(file)
  rmSync(folder, { recursive: true })
  const after = await titlesOf(elsewhere)
  for (const name of Object.keys(surfaces)) assert.not.equal(after[name], before[name], name)
  assert.equal(await titlesOf(admin), after)
})

/** Texts that only the sample's settings have. */
const SAMPLE_TEXTS = [
  defaultSettings.identity.name,
  defaultSettings.identity.line,
  ...defaultSettings.contact.address,
  ...defaultSettings.contact.phones,
  ...defaultSettings.about.team.map(({ name }) => name),
  ...defaultSettings.questions.map(({ question }) => question),
  ...defaultSettings.home.slides.map(({ heading }) => heading),
]

for (const name of ['primary', 'secondary'])
  test(`a school that is made of docs/schools/${name}.json has no text of the sample on its pages`, async () => {
    await importedByAnotherProcess(`docs/schools/${name}.json`)
    const { settings } = JSON.parse(readFileSync(`docs/schools/${name}.json`, 'utf8'))
    assert.match(await page('/', one.visitor), settings.home.slides[0].heading)
    for (const path of ['/', '/notice-board', '/about', '/contact']) {
      const html = await page(path, one.visitor)
      assertNone(SAMPLE_TEXTS.filter((text) => html.includes(text)).map((text) => `${path}: ${text}`))
    }
  })

test.run()
