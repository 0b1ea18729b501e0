/** How the runner reports faulty test files: real files, in processes as `npm test` starts them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as assert from 'uvu/assert'
import type { TestEvent } from '../runner/events.ts'
import { outcomeOf } from '../runner/outcome.ts'
import { runProcess } from '../runner/processes.ts'
import { endWorkers, runInWorker } from '../runner/workers.ts'
import { test } from '../test.ts'

// Below tests/, so that the planted files find the modules that real ones import.
mkdirSync('tests/tooling/planted', { recursive: true })
const folder = mkdtempSync('tests/tooling/planted/')
test.after(() => rmSync('tests/tooling/planted', { recursive: true }))

const HEAD = `import { test } from '../../../test.ts'\n`

function plant(name: string, text: string): string {
  const path = relative('.', join(folder, `${name}.ts`)).replaceAll('\\', '/')
  writeFileSync(path, HEAD + text)
  return path
}

async function outcomeOfFile(name: string, text: string, env: NodeJS.ProcessEnv = {}) {
  const path = plant(name, text)
  const command = ['node', '--import', 'tsx', '--conditions=source', 'tests/runner/files.ts', path]
  const clean = { TEST_BUNDLE: undefined, TEST_ONLY: undefined, TEST_SHUFFLE: undefined, ...env }
  const { passed, failures } = await outcomeOf([path], clean, (onEvent) => runProcess(command, { env: clean, onEvent }))
  return { passed: passed.map((one) => one.test), failed: failures.map((one) => one.test ?? 'the file'), failures }
}

const fails = `() => { throw new Error('planted') }`

test('the outcome has passed and failed tests, with the errors', async () => {
  const { passed, failed, failures } = await outcomeOfFile(
    'mixed',
    `test('a', () => {}); test('b', ${fails}); test.run()`,
  )
  assert.equal([passed, failed], [['a'], ['b']])
  assert.match(failures[0]?.error ?? '', 'planted')
})

test('a hook after each test runs after a failed one too, and a hook that throws fails its test', async () => {
  const text = `
    let open = 0
    test.before.each(() => { if (open++ > 0) throw new Error('still open') })
    test.after.each(() => { open = 0 })
    test('a', ${fails})
    test('b', () => {})
    test.run()`
  assert.equal((await outcomeOfFile('hooks', text)).failed, ['a'])
  const throwing = `test.after.each(${fails}); test('a', () => {}); test.run()`
  assert.equal((await outcomeOfFile('throwing-hook', throwing)).failed, ['a'])
})

for (const [what, text] of Object.entries({
  'a missing test.run()': `test('a', () => {})`,
  'no tests': `test.run()`,
  'an error while it is loaded': `test('a', () => {}); throw new Error('planted')`,
  'a hook before the first test that throws': `test.before(${fails}); test('a', () => {}); test.run()`,
  'a process that ends in the middle': `test('a', () => process.exit(0)); test.run()`,
  'two tests of one name': `test('a', () => {}); test('a', () => {}); test.run()`,
  'an error outside of the tests': `test('a', () => {}); setTimeout(${fails}); test.run()`,
}))
  test(`a file fails: ${what}`, async () => {
    const { failed } = await outcomeOfFile(what.replaceAll(/\W/g, '-'), text)
    assert.ok(failed.length > 0)
  })

test('a worker runs one file after another and closes at its end; after a crash, a new one runs the next', async () => {
  const clean = { TEST_BUNDLE: undefined, TEST_ONLY: undefined, TEST_SHUFFLE: undefined }
  const flags = ['--import', 'tsx', '--conditions=source']
  const seen = join(folder, 'seen')
  const outcomeInWorker = async (name: string, text: string) => {
    const path = plant(
      name,
      `import { appendFileSync } from 'node:fs'\nimport { atProcessEnd } from '../../../test.ts'\n${text}`,
    )
    const run = (onEvent: (event: TestEvent) => void) =>
      runInWorker([path], clean, onEvent, flags, 'tests/runner/files.ts')
    const { passed, failures } = await outcomeOf([path], clean, run)
    return [passed.length, failures.length]
  }
  const says = (word: string) => `() => appendFileSync(${JSON.stringify(seen)}, process.pid + ' ${word}\\n')`
  assert.equal(await outcomeInWorker('w1', `atProcessEnd(${says('end')}); test('a', ${says('a')}); test.run()`), [1, 0])
  assert.equal(await outcomeInWorker('w2', `test('a', ${fails}); test('b', ${says('b')}); test.run()`), [1, 1])
  assert.equal(await outcomeInWorker('w3', `test('a', () => {}); test.run()`), [1, 0])
  await endWorkers()
  const lines = readFileSync(seen, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  assert.equal(
    lines.map(([, word]) => word),
    ['a', 'b', 'end'],
  )
  assert.is(new Set(lines.map(([pid]) => pid)).size, 1)

  assert.equal(await outcomeInWorker('w4', `test('a', () => process.exit(0)); test.run()`), [0, 1])
  assert.equal(await outcomeInWorker('w5', `test('a', () => {}); test.run()`), [1, 0])
  await endWorkers()
})

test('TEST_ONLY runs one test by its name', async () => {
  const text = `test('a', ${fails}); test('b', () => {}); test.run()`
  const { passed, failed } = await outcomeOfFile('only', text, { TEST_ONLY: 'b' })
  assert.equal([passed, failed], [['b'], []])
})

test('a seed gives the same random order each time, and another seed gives another', async () => {
  const text = `for (const name of 'abcdefgh') test(name, () => {}); test.run()`
  const orderOf = async (seed: string) => (await outcomeOfFile('order', text, { TEST_SHUFFLE: seed })).passed.join('')
  const first = await orderOf('1')
  assert.is(await orderOf('1'), first)
  assert.is.not(await orderOf('2'), first)
  assert.is([...first].sort().join(''), 'abcdefgh')
})

test.run()
