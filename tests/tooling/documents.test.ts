/** Files, npm scripts and links that the documents name exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { deletedDays, draftHours, undoDays, unusedPictureDays } from '#contract'
import { DAY_MS, HOUR_MS } from '../../server/clock.ts'
import { DEVICE_LIFETIME_MS } from '../../server/security/devices.ts'
import { IDLE_MS, LIFETIME_MS } from '../../server/security/sessions.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

const FOLDERS = 'contract|ui-kit|portal|server|sample|stories|tests|tools|bench|build|docs|examples'

const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
  'bench/README.md',
  'ui-kit/README.md',
]

/** One line for each file, link or command that a document names and that does not exist. */
function missing(path: string, text: string): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const files = [
    ...text.matchAll(new RegExp(`(?<![\\w./-])((?:${FOLDERS})/[\\w./-]+\\.(?:tsx?|mjs|cjs|css|json|md))\\b`, 'g')),
  ]
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
  const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)]
  return [
    ...files.filter(([, file = '']) => !existsSync(file)).map(([, file]) => `${path}: there is no ${file}`),
    ...links
      .filter(([, link = '']) => !existsSync(join(dirname(path), link)))
      .map(([, link]) => `${path}: the link to ${link} leads nowhere`),
    ...commands.filter(([, name = '']) => !scripts[name]).map(([, name]) => `${path}: there is no 'npm run ${name}'`),
  ]
}

test('files, links and commands that the documents name exist', () => {
  assert.ok(documents.length > 10)
  assertNone(documents.flatMap((path) => missing(path, readFileSync(path, 'utf8'))))
})

/** What a clause is about that names a number of days or hours, the first that fits, and the number. */
const KEPT = [
  { about: /restor|come back|erase/i, time: `${deletedDays} days` },
  { about: /undo/i, time: `${undoDays} days` },
  { about: /picture/i, time: `${unusedPictureDays} days` },
  { about: /draft/i, time: `${draftHours} hours` },
]

/** One line for each time in a document that differs from how long the school keeps something. */
const otherTimes = (path: string, text: string): string[] =>
  text.split(/[.;]/).flatMap((clause) => {
    const exception = KEPT.find(({ about }) => about.test(clause))
    const times = [...clause.matchAll(/\b\d+ (?:days|hours)\b/g)].map(([time]) => time)
    if (exception) compared += times.length
    return exception
      ? times.filter((time) => time !== exception.time).map((time) => `${path}: ${time}, not ${exception.time}`)
      : []
  })
let compared = 0

test('how long something is kept is the same in the documents as in contract/retention.ts', () => {
  // Decisions and the log of changes tell of their time.
  const present = documents.filter((path) => !/CHANGELOG|docs\/decisions/.test(path))
  assertNone(present.flatMap((path) => otherTimes(path, readFileSync(path, 'utf8'))))
  assert.ok(compared > 6, String(compared))
  const wrong =
    'They come back within 31 days; | undoing | 29 days | and a draft stays 23 hours. A backup of 26 hours is late; a picture, 8 days.'
  assert.is(otherTimes('a.md', wrong).length, 2 + 1 + 1)
})

test('the newest release in each log of changes is the version of its package', () => {
  for (const folder of ['.', 'ui-kit']) {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const releases = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').match(/^## .+$/gm) ?? []
    assert.is(releases[0], '## [Unreleased]', folder)
    assert.match(releases[1] ?? '', new RegExp(`^## \\[${version}\\] - \\d{4}-\\d\\d-\\d\\d$`), folder)
  }
})

test('the index of decisions has each of them, with its title and status', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const decisions = readdirSync('docs/decisions').filter((name) => name !== 'README.md')
  assert.ok(decisions.length > 20)
  assertNone(
    decisions.flatMap((name) => {
      const [, title, status] =
        /^# (.+)\n[\s\S]*?Status: (.+?)\./.exec(readFileSync(`docs/decisions/${name}`, 'utf8')) ?? []
      const row = `| [${title}](${name}) | ${status} |`
      return index.includes(row) ? [] : [`docs/decisions/README.md has no line: ${row}`]
    }),
  )
})

test('a missing file, link and command are found', () => {
  const text = 'See server/nowhere.ts, [this](nowhere.md) and `npm run nothing`.'
  assert.is(missing('README.md', text).length, 3)
})

test('docs/limits.md says how long a session lives', () => {
  const rows = new Map(
    [...readFileSync('docs/limits.md', 'utf8').matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].map(([, what, time]) => [
      what,
      time,
    ]),
  )
  assert.is(rows.get('a session that is not used'), `${IDLE_MS / HOUR_MS} hours`)
  assert.is(rows.get('a session that is used'), `${LIFETIME_MS / DAY_MS} days`)
  assert.is(DEVICE_LIFETIME_MS / DAY_MS, 365)
  assert.match(rows.get('a browser that an account knows') ?? '', /^1 year /)
})

test.run()
