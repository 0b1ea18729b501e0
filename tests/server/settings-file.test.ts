/** The settings of a school as a file: exported, kept and changed there, and imported by the rules of a save. */
// needs: programs
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { defaultSettings } from '#contract/school/defaults'
import { HttpError } from '../../server/errors.ts'
import { createPhotos } from '../../server/photos/photos.ts'
import { trust } from '../../server/retention/trusted-clock.ts'
import { openFileSource } from '../../server/school-settings/file-source.ts'
import { importSettings } from '../../server/school-settings/import-file.ts'
import { auditWriter } from '../../server/security/audit.ts'
import { readSettings } from '../../server/settings.ts'
import { command, SETTINGS_COMMAND } from '../../tools/processes.ts'
import { addStudent, form, picture } from '../../tools/samples.ts'
import { changeSchool, type SettingsChange, settingsWith } from '../../tools/school-settings.ts'
import { ADMIN, type Caller, type School, start } from '../../tools/start.ts'
import { sharedWorkers } from '../../tools/workers.ts'
import { zipOf } from '../../tools/zip-of.ts'
import { test } from '../test.ts'
import { unzip } from './unzip.ts'

const [school, young] = [await start(), await start()]
const [admin, youngAdmin] = [
  await school.login(ADMIN.userId, ADMIN.password),
  await young.login(ADMIN.userId, ADMIN.password),
]
const scratch = mkdtempSync(join(tmpdir(), 'school-settings-'))
test.after(async () => {
  await Promise.all([school.stop(), young.stop()])
  rmSync(scratch, { recursive: true })
})

const read = async (caller: Caller = admin) => (await caller.get('/admin/school')).body
test.before.each(async () => {
  for (const caller of [admin, youngAdmin]) {
    const { version } = await read(caller)
    await caller.put('/admin/school', { version, settings: defaultSettings })
  }
})

const run = ({ dataDir }: School, ...args: string[]) => command(SETTINGS_COMMAND, { DATA_DIR: dataDir }, args)

let count = 0
/** Writes a file into a folder of its own. @returns its path */
function fileOf(
  content: object | string | Uint8Array,
  otherFiles: Record<string, Uint8Array> = {},
  name = 'school.json',
): string {
  const folder = join(scratch, String(++count))
  const isPlain = typeof content === 'string' || content instanceof Uint8Array
  const files = { [name]: isPlain ? content : JSON.stringify(content), ...otherFiles }
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  return join(folder, name)
}

type How = Partial<Parameters<typeof importSettings>[2]>

/** What the command does, in this process. */
async function imported(path: string, how: How = {}, { store }: School = school) {
  const photos = createPhotos(sharedWorkers)
  const source = await openFileSource(path)
  const auditEntry = auditWriter(Date.now, 'command line', undefined)
  const services = { store, photos, settings: { ...readSettings({}) } }
  try {
    return await importSettings(services, source, { replaces: false, renamed: {}, ...how }, auditEntry)
  } finally {
    source.close()
  }
}

/** The present settings as a file says them, with these changes. */
async function fileWith(change: (settings: typeof defaultSettings) => void) {
  const { version, savedAt, settings } = await read()
  change(settings)
  return { format: 1, version, savedAt, settings }
}

const addPicture = async (colour: string) =>
  (await admin.post('/admin/school/pictures', form({ picture: await picture(colour) }))).body.picture.id as string

const png = async (colour: string) => new Uint8Array(await (await picture(colour)).arrayBuffer())

const change: SettingsChange = {
  identity: { name: 'Hill & Dale', shortName: 'H&D' },
  classes: ['Nursery', 'KG', '5 A'],
  userIds: { suffix: '@hill.example', former: [] },
  about: { paragraphs: ['See [us](https://a.example/b).'], team: [] },
}

/** The main colour of each picture that the settings show, in their order. */
async function coloursOf({ settings: { identity, home } }: { settings: typeof defaultSettings }, { visitor }: School) {
  const ids = [identity.logo, ...home.slides.map((slide) => slide.picture)]
  return Promise.all(
    ids.map(async (id) => {
      const { status, bytes } = await visitor.get(`/school/pictures/${id}`)
      if (status !== 200) return id
      const { data } = await sharp(bytes).removeAlpha().resize(1, 1).raw().toBuffer({ resolveWithObject: true })
      return [...data].map((sample) => Math.round(sample / 64)).join('')
    }),
  )
}

test('the settings of a school with their pictures come into another that runs, by the two commands', async () => {
  const [logo, slide] = [await addPicture('#f00'), await addPicture('#00f')]
  const [first, second] = defaultSettings.home.slides
  const slides = [{ ...first, picture: slide }, second] as typeof defaultSettings.home.slides
  const saved = (await changeSchool(admin, { ...change, identity: { ...change.identity, logo }, home: { slides } }))
    .body
  assert.ok(saved.success, saved.message)
  const zip = join(scratch, 'school.zip')
  const { code, stdout, stderr } = await run(school, 'export', zip)
  assert.equal([code, stderr], [0, ''])
  assert.match(stdout, /The settings of the school are in .+school\.zip; pictures: 2\./)
  const { 'settings.json': json = new Uint8Array(), ...pictures } = Object.fromEntries(await unzip(readFileSync(zip)))
  const text = Buffer.from(json).toString()
  assert.match(text, '\n    "identity": {\n      "name": "Hill & Dale",')
  assert.match(text, `"logo": "pictures/${logo}.webp"`)
  assert.equal(Object.keys(pictures).sort(), [logo, slide].map((id) => `pictures/${id}.webp`).sort())
  // As version control has it: unpacked.
  const file = fileOf(json, pictures, 'settings.json')

  const into = await run(young, 'import', file)
  assert.equal([into.code, into.stderr], [0, ''])
  const version = Number((await read(youngAdmin)).version)
  assert.match(into.stdout, new RegExp(`saved as version ${version}; changed: identity\\.name, identity\\.shortName, `))
  const there = await read(youngAdmin)
  assert.is(there.savedBy, null)
  const withoutPictures = ({ settings }: { settings: typeof defaultSettings }) =>
    JSON.stringify(settings).replace(/"[0-9a-f]{16}"/g, '""')
  assert.is(withoutPictures(there), withoutPictures(saved))
  assert.equal(await coloursOf(there, young), await coloursOf(saved, school))
  assert.equal(await coloursOf(saved, school), ['400', '004', 'library'])
  const [line] = (await youngAdmin.get('/admin/audit')).body.data
  assert.equal(
    [line.action, line.entity, line.entityId, line.address],
    ['update', 'school', String(version), 'command line'],
  )

  const again = await imported(file, {}, young)
  assert.is('saved' in again && again.saved, undefined)
  assert.is((await read(youngAdmin)).version, String(version))
})

test('the ZIP of the whole school brings the settings into another, and so does a ZIP of the settings', async () => {
  const logo = await addPicture('#0f0')
  const saved = (await changeSchool(admin, { ...change, identity: { ...change.identity, logo } })).body
  await changeSchool(youngAdmin, { identity: { name: 'Young' } })
  const whole = (await admin.post('/export/school')).bytes
  const zip = join(scratch, 'settings.zip')
  assert.is((await run(school, 'export', zip)).code, 0)
  for (const file of [whole, readFileSync(zip)]) {
    const refused = (await youngAdmin.post('/admin/school/import', file)).body
    assert.equal(
      [refused.success, JSON.parse(refused.conflicts[0].theirs)['identity.name']],
      [false, 'Young'],
      'two schools have their own names',
    )
    const { body } = await youngAdmin.post('/admin/school/import?replace=yes', file)
    assert.equal([body.success, body.savedBy], [true, ADMIN.userId], body.message)
    const there = await read(youngAdmin)
    assert.equal(await coloursOf(there, young), await coloursOf(saved, school))
    assert.equal({ ...there.settings.identity, logo }, saved.settings.identity)
    await changeSchool(youngAdmin, { identity: { name: 'Young' } })
  }
  assert.ok('saved' in (await imported(fileOf(whole, {}, 'whole.zip'), { replaces: true }, young)))
  assert.is((await read(youngAdmin)).settings.identity.name, 'Hill & Dale')
  const { status, body } = await youngAdmin.post('/admin/school/import', Buffer.from('{'))
  assert.is(status, 400)
  assert.match(body.message, /^The file is no valid JSON/)
})

test('a file changes what was changed in it, and what others have saved since stays; of the same setting it is told', async () => {
  const file = await fileWith((settings) => {
    settings.identity.motto = 'Of the file'
  })
  await changeSchool(admin, { contact: { hours: 'Meanwhile' }, footer: { text: 'Meanwhile' } })
  await imported(fileOf(file))
  const { settings } = await read()
  assert.equal([settings.identity.motto, settings.contact.hours], ['Of the file', 'Meanwhile'])

  file.settings.footer.text = 'Of the file'
  const refused = await run(school, 'import', fileOf(file))
  assert.equal([refused.code, refused.stderr.trim().split('\n').length], [1, 1])
  assert.match(
    refused.stderr,
    /the school has other values, saved since .+: footer\.text \(admin, .+Z\)\. Nothing was saved\./,
  )
  assert.equal((await read()).settings, settings)
  await imported(fileOf(file), { replaces: true })
  assert.is((await read()).settings.footer.text, 'Of the file')
})

test('a file of another school takes the place of nothing that the school has chosen, unless it is asked to', async () => {
  await changeSchool(admin, { identity: { name: 'Own' } })
  const file = {
    format: 1,
    version: '1',
    savedAt: '2020-01-01T00:00:00.000Z',
    settings: { identity: { name: 'Other' } },
  }
  const outcome = await imported(fileOf(file))
  assert.equal(
    'conflicts' in outcome && outcome.conflicts.map(({ field, theirs }) => [field, theirs]),
    [['identity', '{"identity.name":"Own"}']],
    'what the file does not say stays as it is',
  )
  await imported(fileOf(file), { replaces: true })
  const { identity } = (await read()).settings
  assert.equal([identity.name, identity.motto], ['Other', defaultSettings.identity.motto])
})

test('a class is renamed by a word of the command, and one with students in it is not taken away', async () => {
  const { _id } = await addStudent(admin, { grade: '5', photo: undefined })
  const file = await fileWith((settings) => {
    settings.classes = settings.classes.map((name) => (name === '5' ? 'V' : name))
    settings.identity.logo = 'logo.png'
  })
  const path = fileOf(file, { 'logo.png': await png('#778899') })
  const pictures = await school.store.school.pictures()
  const refused = await run(school, 'import', path)
  assert.is(refused.code, 1)
  assert.match(
    refused.stderr,
    /, settings\.classes: Class '5' cannot be taken away: students in it: 1, .+ Nothing was saved\.\n$/,
  )
  assert.equal(await school.store.school.pictures(), pictures, 'not even its picture')
  assert.is((await run(school, 'import', path, '--rename', '5=V')).code, 0)
  assert.is((await school.store.students.find(_id))?.grade, 'V')
  await admin.post('/student/deleteStudents', { ids: [_id] })
  await admin.post('/admin/deleted/erase', { ids: [_id] })
})

type Wrong = [
  content: object | string | Uint8Array,
  message: RegExp,
  field?: string,
  beside?: Record<string, Uint8Array>,
]
const settings = (part: object, more: object = {}): object => ({ format: 1, settings: part, ...more })
const logo = (path: string) => settings({ footer: { text: 'Half' }, identity: { logo: path } })

const wrong: Record<string, () => Wrong | Promise<Wrong>> = {
  'a file of a newer program': () => [
    settings({}, { format: 2 }),
    /A newer program has written this file.+install that/,
  ],
  'a setting of a newer program': () => [
    settings({ identity: { mascot: 'Owl' } }),
    /does not know this setting: if a newer one has written the file/,
    'settings.identity.mascot',
  ],
  'a text in an unknown language': () => [
    settings({ identity: { 'name@xx': 'Owl' } }),
    /does not know this setting/,
    'settings.identity.name@xx',
  ],
  'a translation of an entry that is not there': () => [
    settings({ home: { 'slides@ur': [{ heading: 'a' }] } }),
    /does not know this setting/,
    'settings.home.slides@ur',
  ],
  'an unknown part': () => [settings({ fees: {} }), /does not know this setting/, 'settings.fees'],
  'an unknown key in a list': () => [
    settings({ questions: [{ question: 'a', answer: 'b', order: 1 }] }),
    /does not know this setting/,
    'settings.questions.0.order',
  ],
  'a broken JSON': () => ['{"format": 1,\n "settings": {', /^The file is no valid JSON \(.+\): mend it there/],
  'a text in another encoding': () => [new Uint8Array([0x7b, 0xff, 0x7d]), /not valid for encoding utf-8/],
  'another JSON': () => [{ name: 'package' }, /^This is no file of a school's settings/],
  'a list': () => ['[]', /^This is no file of a school's settings/],
  'a broken ZIP': async () => [(await zipOf({ 'a.json': Buffer.from('{}') })).subarray(0, 60), /^The ZIP is damaged/],
  'a ZIP without settings': async () => [
    await zipOf({ 'students.csv': Buffer.from('Name') }),
    /^This is no file of a school's settings/,
  ],
  'a picture that is not there': () => [
    logo('pictures/none.webp'),
    /^The file 'pictures\/none\.webp' is not there/,
    'settings.identity.logo',
  ],
  'a picture outside of the folder': async () => [
    logo('../logo.png'),
    /^The file '\.\.\/logo\.png' is not there: put it beside/,
    'settings.identity.logo',
    { '../logo.png': await png('#fff') },
  ],
  'a picture that is none': () => [
    logo('logo.png'),
    /^The file 'logo\.png' is not a photo that can be kept: send a JPEG/,
    'settings.identity.logo',
    { 'logo.png': Buffer.from('hello') },
  ],
  'a good picture beside a class that is wrong': async () => [
    settings({ identity: { logo: 'logo.png' }, classes: ['left'] }),
    /^'left' stands for students who leave/,
    'settings.classes.0',
    { 'logo.png': await png('#123456') },
  ],
  '80 classes': () => [
    settings({ classes: Array.from({ length: 80 }, (_, at) => `C${at}`) }),
    /^classes has more than 60 classes: take some away/,
    'settings.classes',
  ],
  'a script as a link': () => [
    settings({ home: { summary: 'See [this](javascript:alert(1)).' } }),
    /^A link may lead to https:/,
    'settings.home.summary',
  ],
  'a part that is a text': () => [settings({ identity: 'Hill' }), /^identity must be an object/, 'settings.identity'],
  'a list of slides that is none': () => [
    settings({ home: { slides: 'x' } }),
    /^slides must be a list/,
    'settings.home.slides',
  ],
}
for (const [what, make] of Object.entries(wrong)) {
  test(`${what} is refused in a sentence, and nothing is saved`, async () => {
    const everything = async () => [await read(), await school.store.school.pictures()]
    const before = await everything()
    const [content, message, field, otherFiles] = await make()
    const error = await imported(fileOf(content, otherFiles), { replaces: true }).then(
      () => undefined,
      (thrown) => thrown,
    )
    assert.instance(error, HttpError)
    assert.equal(error.field, field)
    assert.match(error.message, message)
    assert.not.match(error.message, '\n')
    assert.equal(await everything(), before)
  })
}

test('a command on a machine whose clock is behind does not begin the time of former students in the past', async () => {
  const late = await start()
  const caller = await late.login(ADMIN.userId, ADMIN.password)
  const { version, savedAt, settings } = await read(caller)
  const path = fileOf({ format: 1, version, savedAt, settings: settingsWith({ leavers: { keepYears: 5 } }, settings) })
  const trusted = Date.now() + 30 * 24 * 3_600_000
  await trust(late.store.meta, trusted)
  assert.is((await run(late, 'import', path)).code, 0)
  const saved = await late.store.school.newest()
  assert.ok(Date.parse(saved?.savedAt ?? '') >= trusted, saved?.savedAt)
  assert.is(JSON.parse(saved?.settings ?? '').leavers.keepSince, saved?.savedAt.slice(0, 10))
  await late.stop()
})

test('what the command needs is said in one line', async () => {
  const { code, stderr, stdout } = await run(school, 'import', 'a.json', '--force')
  assert.equal([code, stdout, stderr.trim().split('\n').length], [1, '', 1], stderr)
  assert.match(stderr, /^Say what to do: npm run settings -- export FILE/)
  const folder = join(scratch, 'folder.zip')
  mkdirSync(folder)
  assert.match(
    (await run(school, 'export', folder)).stderr,
    /^\S+folder\.zip cannot be written \(EISDIR\): name another/,
  )
  const other = await run(school, 'export', join(scratch, 'a.json'))
  assert.match(other.stderr, /a\.json does not end in \.zip: nothing was written/)
  assert.equal(
    readdirSync(scratch).filter((name) => name.endsWith('.part')),
    [],
  )
  const missing = await imported(join(scratch, 'none.json')).catch((error: Error) => error.message)
  assert.match(String(missing), /There is no file .+none\.json: name the one/)
})

test.run()
