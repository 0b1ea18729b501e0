/** Files, npm scripts and links that the documents name exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
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

test.run()
