/** How the runner reports faulty test files: real files, in processes as `npm test` starts them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as assert from 'uvu/assert'
import { bundleTests, type Imports } from '../runner/bundle.ts'
import { leftOut, reachedBy } from '../runner/changed.ts'
import { type Outcome, outcomeOf } from '../runner/outcome.ts'
import { environment, runProcess } from '../runner/processes.ts'
import { summary } from '../runner/report.ts'
import { runAll, type Task } from '../runner/schedule.ts'
import { type TestFile, tasksOf, tasksOfEachTest } from '../runner/test-files.ts'
import { endWorkers, runInWorker } from '../runner/workers.ts'
import { test } from '../test.ts'

// Inside the project, so that the planted files find the modules that real ones import, and in a folder 'tests', since
// errors name only places in our folders; not in the real one, which other tests and the lint step read meanwhile.
mkdirSync('reports/tests', { recursive: true })
const folder = mkdtempSync('reports/tests/planted-')
test.after(() => rmSync(folder, { recursive: true }))
// A worker that a failed test leaves would keep this process alive.
test.after.each(() => endWorkers())

const HEAD = `import { test } from '../../../tests/test.ts'\n`
const planted: string[] = []

function plant(name: string, text: string): string {
  const path = relative('.', join(folder, `${name}.ts`)).replaceAll('\\', '/')
  writeFileSync(path, HEAD + text)
  planted.push(path)
  return path
}

// All at once, before the first test: each process takes 0.1 s of the processor.
test.before(() => bundleTests(planted))

const clean = { TEST_ONLY: undefined, TEST_SHUFFLE: undefined }

async function outcomeOfFile(path: string, env: NodeJS.ProcessEnv = {}) {
  const all = { ...clean, ...env }
  const command = ['node', `${environment.TEST_BUNDLE}/tests/runner/files.js`, path]
  const { passed, failures } = await outcomeOf([path], all, (onEvent) => runProcess(command, { env: all, onEvent }))
  return { passed: passed.map((one) => one.test), failed: failures.map((one) => one.test ?? 'the file'), failures }
}

const fails = `() => { throw new Error('planted') }`

const mixed = plant('mixed', `test('a', () => {}); test('b', ${fails}); test.run()`)

test('the outcome has passed and failed tests, with the errors', async () => {
  const { passed, failed, failures } = await outcomeOfFile(mixed)
  assert.equal([passed, failed], [['a'], ['b']])
  assert.match(failures[0]?.error ?? '', 'planted')
})

const hooks = plant(
  'hooks',
  `let open = 0
   test.before.each(() => { if (open++ > 0) throw new Error('still open') })
   test.after.each(() => { open = 0 })
   test('a', ${fails})
   test('b', () => {})
   test.run()`,
)
const throwing = plant('throwing-hook', `test.after.each(${fails}); test('a', () => {}); test.run()`)

test('a hook after each test runs after a failed one too, and a hook that throws fails its test', async () => {
  assert.equal((await outcomeOfFile(hooks)).failed, ['a'])
  assert.equal((await outcomeOfFile(throwing)).failed, ['a'])
})

for (const [what, text] of Object.entries({
  'a missing test.run()': `test('a', () => {})`,
  'no tests': `test.run()`,
  'an error while it is loaded': `test('a', () => {}); throw new Error('planted')`,
  'a hook before the first test that throws': `test.before(${fails}); test('a', () => {}); test.run()`,
  'a process that ends in the middle': `test('a', () => process.exit(0)); test.run()`,
  'two tests of one name': `test('a', () => {}); test('a', () => {}); test.run()`,
  'an error outside of the tests': `test('a', () => {}); setTimeout(${fails}); test.run()`,
})) {
  const path = plant(what.replaceAll(/\W/g, '-'), text)
  test(`a file fails: ${what}`, async () => {
    const { failed } = await outcomeOfFile(path)
    assert.ok(failed.length > 0)
  })
}

const seen = join(folder, 'seen')
const says = (word: string) => `() => appendFileSync(${JSON.stringify(seen)}, process.pid + ' ${word}\\n')`
const [first, failing, next, crashing, last] = Object.entries({
  first: `atProcessEnd(${says('end')}); test('a', ${says('a')}); test.run()`,
  failing: `test('a', ${fails}); test('b', ${says('b')}); test.run()`,
  next: `test('a', () => {}); test.run()`,
  crashing: `test('a', () => process.exit(0)); test.run()`,
  last: `test('a', () => {}); test.run()`,
}).map(([name, text]) =>
  plant(
    `worker-${name}`,
    `import { appendFileSync } from 'node:fs'\nimport { atProcessEnd } from '../../../tests/test.ts'\n${text}`,
  ),
)

test('a worker runs one file after another and closes at its end; after a crash, a new one runs the next', async () => {
  const outcomeInWorker = async (path = '') => {
    const { passed, failures } = await outcomeOf([path], clean, (onEvent) => runInWorker([path], clean, onEvent))
    return [passed.length, failures.length]
  }
  assert.equal(await outcomeInWorker(first), [1, 0])
  assert.equal(await outcomeInWorker(failing), [1, 1])
  assert.equal(await outcomeInWorker(next), [1, 0])
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

  assert.equal(await outcomeInWorker(crashing), [0, 1])
  assert.equal(await outcomeInWorker(last), [1, 0])
})

const prepared = plant(
  'prepared',
  `test('a', () => { if (!process.env.TEST_PREPARED) throw new Error('not prepared') }); test.run()`,
)

test.after.each(() => delete environment.TEST_PREPARED)

test('a worker knows what a step has prepared after the worker began', async () => {
  const failed = async (path = '') => {
    const { failures } = await outcomeOf([path], clean, (onEvent) => runInWorker([path], clean, onEvent))
    return failures.length
  }
  assert.is(await failed(next), 0)
  environment.TEST_PREPARED = 'yes'
  assert.is(await failed(prepared), 0)
})

const two = plant('only', `test('a', ${fails}); test('b', () => {}); test.run()`)

// As Playwright writes them.
const withoutProtocol = plant(
  'plain',
  `test('a', () => {
     const error = new Error('planted')
     error.stack = error.stack.replaceAll('file://', '')
     throw error
   }); test.run()`,
)

test('an error names its place in the source', async () => {
  for (const path of [two, withoutProtocol]) {
    const { failures } = await outcomeOfFile(path)
    assert.match(failures[0]?.error ?? '', new RegExp(`${path}:[23]:`))
  }
})

test('TEST_ONLY runs one test by its name', async () => {
  const { passed, failed } = await outcomeOfFile(two, { TEST_ONLY: 'b' })
  assert.equal([passed, failed], [['b'], []])
})

const closed = join(folder, 'closed')
const closing = plant(
  'closing',
  `import { appendFileSync } from 'node:fs'
   test.after(() => appendFileSync(${JSON.stringify(closed)}, process.pid + '\\n')); test('a', ${fails}); test('b', () => {}); test.run()`,
)

test('files that take long are first; then those of browser and server take turns', () => {
  const file = (path: string, long = false) => ({ path, needs: [], long, ownProcess: false, smoke: false })
  const names = ['browser/a', 'browser/b', 'browser/c', 'browser/d', 'server/a', 'server/b']
  const files = [...names.map((name) => file(`tests/${name}`)), file('tests/server/long', true)]
  assert.equal(
    tasksOf(files, {}).map(({ name }) => name.replace('tests/', '')),
    ['server/long', 'browser/a', 'server/a', 'browser/b', 'browser/c', 'server/b', 'browser/d'],
  )
})

test('each test runs in a process of its own; a file that is only listed closes what it opened too', async () => {
  const file = { path: closing, needs: [], long: false, ownProcess: false, smoke: false }
  const tested: string[] = []
  const [task] = tasksOfEachTest([file], clean)
  const outcome = await task?.run((name) => tested.push(name))
  assert.equal([tested, outcome?.passed.map((one) => one.test)], [['a', 'b'], ['b']])
  assert.equal(
    outcome?.failures.map((one) => one.test),
    ['a'],
  )
  const processes = readFileSync(closed, 'utf8').trim().split('\n')
  assert.is(new Set(processes).size, 3, 'one lists, two test')
})

const testFile = (path: string, more: Partial<TestFile> = {}): TestFile => ({
  path: `tests/${path}.test.ts`,
  needs: [],
  long: false,
  ownProcess: false,
  smoke: false,
  ...more,
})

/** What a change reaches of these files, by the last letter of their names. */
const reached = (files: TestFile[], imports: Imports, changed: string) =>
  reachedBy([changed], files, imports)
    .map(({ path }) => path.replace(/^.*(\w)\.test\.ts$/, '$1'))
    .join('')

test('a change reaches the files that import it, that need what is made of it, and those that read the whole tree', () => {
  const files = [testFile('a'), testFile('b', { needs: ['build'] }), testFile('tooling/c')]
  const ofTests = new Map([['tests/a.test.ts', new Set(['tests/a.test.ts', 'tests/shared.ts', 'contract/fold.ts'])]])
  const by = (changed: string) => reached(files, { ofTests, ofModules: new Map() }, changed)
  assert.equal(
    [by('tests/shared.ts'), by('portal/app.tsx'), by('contract/fold.ts'), by('README.md')],
    ['ac', 'bc', 'abc', 'c'],
  )
  assert.is(by('package.json'), 'abc')
})

test('a change reaches what is about the pages that import it; one of the server or the kit the smoke tests alone', () => {
  const needs = ['build', 'chromium']
  const files = [
    testFile('browser/n', { needs, shows: ['notices'] }),
    testFile('browser/s', { needs, shows: ['students', 'notices'] }),
    testFile('browser/t', { needs, shows: ['teachers'] }),
    testFile('browser/e', { needs, smoke: true }),
    testFile('browser/k', { needs: ['package', 'chromium'] }),
    testFile('server/x'),
  ]
  const server = new Set(['server/handlers/notices.ts'])
  const ofTests = new Map(
    ['browser/n', 'browser/e', 'browser/k', 'server/x'].map((path) => [`tests/${path}.test.ts`, server]),
  )
  const ofModules = new Map([
    ['portal/pages/notices/board.tsx', ['portal/hooks/load.ts', 'portal/match-page.ts']],
    ['portal/pages/teachers/list.tsx', ['portal/match-page.ts']],
    // Every page knows the table of all pages, which imports some.
    ['portal/match-page.ts', ['portal/pages.tsx']],
    ['portal/pages.tsx', ['portal/pages/notices/board.tsx']],
    ['portal/start.tsx', ['portal/header.tsx']],
    ['portal/pages/teachers/full.tsx', ['portal/header.tsx']],
  ])
  const by = (changed: string) => reached(files, { ofTests, ofModules }, changed)
  assert.is(by('portal/pages/notices/board.tsx'), 'nse')
  assert.is(by('portal/hooks/load.ts'), 'nse')
  assert.is(by('portal/match-page.ts'), 'nste')
  assert.is(by('portal/header.tsx'), 'nste', 'it is on every page, not on those of one folder alone')
  assert.is(by('portal/styles.css'), 'nste')
  assert.is(by('server/handlers/notices.ts'), 'ex')
  assert.is(by('ui-kit/button/button.tsx'), 'ek')
  assert.match(leftOut(files, reachedBy([...server], files, { ofTests, ofModules })), '4 files of tests/browser.')
})

const eight = plant('order', `for (const name of 'abcdefgh') test(name, () => {}); test.run()`)

test('a seed gives the same random order each time, and another seed gives another', async () => {
  const orderOf = async (seed: string) => (await outcomeOfFile(eight, { TEST_SHUFFLE: seed })).passed.join('')
  const first = await orderOf('1')
  assert.is(await orderOf('1'), first)
  assert.is.not(await orderOf('2'), first)
  assert.is([...first].sort().join(''), 'abcdefgh')
})

test('what a machine cannot do is skipped with the files that need it, and the last line counts them', async () => {
  const empty: Outcome = { passed: [], failures: [], skipped: [] }
  const task = (name: string, needs: string[], outcome: Outcome): Task => ({
    name,
    needs,
    files: 1,
    run: async () => outcome,
  })
  const done = await runAll(
    [
      task('firefox', [], { ...empty, skipped: [{ name: 'firefox', reason: 'there is no Firefox' }] }),
      task('needs-it.test.ts', ['firefox'], { ...empty, failures: [{ error: 'it ran' }] }),
      task('other.test.ts', [], { ...empty, passed: [{ file: 'other.test.ts', test: 'a', rows: [] }] }),
    ],
    { started() {}, progressed() {}, done() {} },
  )
  const printed: string[] = []
  const { log } = console
  console.log = (line: string) => void printed.push(...line.split('\n'))
  try {
    summary(done, [], 0)
  } finally {
    console.log = log
  }
  assert.ok(printed.includes('  firefox: there is no Firefox'))
  assert.ok(printed.includes('  needs-it.test.ts: needs firefox'))
  assert.is(printed.at(-1), '1 passed, 0 failed, 2 skipped')
})

test.run()
