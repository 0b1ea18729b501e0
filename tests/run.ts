/**
 * The whole test command.
 *   npm test                 types, lint, builds and every test file; three at a time on two cores
 *   npm test -- ui-kit       the files with 'ui-kit' in their path, and what they need
 *
 * The whole run also holds docs/rows.tsv against what the tests showed, and writes docs/coverage.md.
 *
 * Each test file is a process of its own. What a file needs built or started before it runs, it says in a line
 * `// needs: build, storybook, chromium`. One that takes longest says `// long`: it starts first. One that measures time
 * says `// alone`: it runs when all else is done.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { shareBrowser } from './browser/chromium.ts'
import { countsOf } from './counts.ts'
import { coverageOf, readRows, readShown } from './coverage.ts'

type Outcome = { passed: number; failed: number; output: string }
type Task = { name: string; needs: string[]; alone?: boolean; run(): Promise<Outcome> }

/** Far more than any file takes on two busy cores. */
const FILE_TIMEOUT = 10 * 60_000

/** Where each test file notes the rows of the specification that it has shown. */
const notesDir = mkdtempSync(join(tmpdir(), 'school-rows-'))
process.once('exit', () => rmSync(notesDir, { recursive: true, force: true }))

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  ROWS_FILE: join(notesDir, 'rows.jsonl'),
  NO_COLOR: '1',
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
}
const children = new Set<ChildProcess>()
const closers: (() => Promise<void>)[] = []

const steps: Task[] = [
  step('build', ['node', 'build.mjs']),
  step('storybook', ['npm', 'run', '--silent', 'build:storybook']),
  { name: 'chromium', needs: [], run: startChromium },
  step('types', ['tsc', '--noEmit']),
  step('lint', ['biome', 'ci', '--colors=off', '.']),
]

process.exitCode = await main(process.argv.slice(2))

async function main(words: string[]): Promise<number> {
  const started = performance.now()
  const files = testFiles().filter((file) => words.length === 0 || words.some((word) => file.path.includes(word)))
  const needed = new Set(files.flatMap((file) => file.needs))
  const tasks = [
    ...steps.filter((task) => words.length === 0 || needed.has(task.name)),
    // What takes longest goes first, then what waits for a build; the others fill the gaps.
    ...files.sort((a, b) => Number(b.long) - Number(a.long) || b.needs.length - a.needs.length).map(fileTask),
  ]
  if (files.length === 0) console.log(`No test file has ${words.join(' or ')} in its path.`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const child of children) child.kill()
      process.exit(1)
    })
  }
  const outcomes = await runAll(tasks)
  for (const close of closers) await close()
  if (words.length === 0) outcomes.push(coverage(outcomes))

  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const failed = sum('failed') + (files.length === 0 ? 1 : 0)
  console.log(`\n${tasks.length} steps and files in ${seconds(started)}`)
  console.log(`${sum('passed')} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

/** Runs the tasks, one more at once than there are cores, since tests also wait, each when all that it needs is done. */
async function runAll(tasks: Task[]): Promise<Outcome[]> {
  const waiting = [...tasks]
  const succeeded = new Map<string, boolean>()
  const outcomes: Outcome[] = []
  const running = new Set<Promise<void>>()

  const start = async (task: Task) => {
    const started = performance.now()
    const broken = task.needs.filter((name) => succeeded.get(name) === false)
    const outcome = broken.length > 0 ? notRun(broken) : await task.run().catch(thrown)
    succeeded.set(task.name, outcome.failed === 0)
    outcomes.push(outcome)
    report(task.name, outcome, seconds(started))
  }
  while (waiting.some((task) => !task.alone) || running.size > 0) {
    const next = waiting.findIndex((task) => !task.alone && task.needs.every((name) => succeeded.has(name)))
    const task = waiting[next]
    if (task && running.size < availableParallelism() + 1) {
      waiting.splice(next, 1)
      const run: Promise<void> = start(task).finally(() => running.delete(run))
      running.add(run)
    } else {
      await Promise.race(running)
    }
  }
  for (const task of waiting) await start(task)
  return outcomes
}

/** Every row needs a test that passed. The page is written by a run without failures: it names no fewer tests. */
function coverage(outcomes: Outcome[]): Outcome {
  const { missing, page } = coverageOf(readRows(), readShown(environment.ROWS_FILE ?? ''))
  const failed = missing.length
  if (failed === 0 && outcomes.every((outcome) => outcome.failed === 0)) writeFileSync('docs/coverage.md', page)
  const outcome = { passed: failed === 0 ? 1 : 0, failed, output: missing.map((row) => `${row}: no test`).join('\n') }
  report('rows', outcome, '')
  return outcome
}

function report(name: string, { passed, failed, output }: Outcome, time: string): void {
  const counts = failed > 0 ? `${passed} passed, ${failed} FAILED` : `${passed} passed`
  console.log(`${failed > 0 ? '✘' : '•'} ${name.padEnd(48)} ${counts.padStart(12)} ${time.padStart(8)}`)
  if (failed > 0) console.log(`${output.trimEnd().replace(/^/gm, '    ')}\n`)
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

function notRun(needs: string[]): Outcome {
  return { passed: 0, failed: 1, output: `not run: ${needs.join(', ')} failed` }
}

function thrown(error: unknown): Outcome {
  return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) }
}

type TestFile = { path: string; needs: string[]; long: boolean; alone: boolean }

function testFiles(): TestFile[] {
  const names = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((name) => /\.test\.tsx?$/.test(name))
  return names.map((name) => {
    const path = `tests/${name.replaceAll('\\', '/')}`
    const text = readFileSync(path, 'utf8')
    const says = (word: string) => new RegExp(`^// ${word}$`, 'm').test(text)
    const needs = (/^\/\/ needs: (.+)$/m.exec(text)?.[1] ?? '').split(', ').filter(Boolean)
    const unknown = needs.find((need) => steps.every((task) => task.name !== need))
    if (unknown) throw new Error(`${path} needs '${unknown}', which is none of the steps in tests/run.ts.`)
    return { path, needs, long: says('long'), alone: says('alone') }
  })
}

function fileTask({ path, needs, alone }: TestFile): Task {
  const run = async () => countsOf(await command(['node', '--import', 'tsx', '--conditions=source', path]))
  return { name: path, needs, alone, run }
}

/** A command that either works or does not: it counts as one test. */
function step(name: string, words: string[]): Task {
  const run = async () => {
    const { code, output } = await command(words)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  }
  return { name, needs: [], run }
}

async function startChromium(): Promise<Outcome> {
  const browser = await shareBrowser()
  closers.push(() => browser.close())
  environment.CHROMIUM_ENDPOINT = browser.wsEndpoint()
  return { passed: 1, failed: 0, output: '' }
}

/** Runs a command to its end, or until it has taken far too long. */
function command([name = '', ...words]: string[]): Promise<{ code: number | null; output: string }> {
  const program = name === 'node' ? process.execPath : name
  const child = spawn(program, words, {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: FILE_TIMEOUT,
    // What npm installs is a script for the shell on Windows.
    shell: process.platform === 'win32' && program === name,
  })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((done) => {
    child.on('error', (error) => done({ code: 1, output: String(error) }))
    child.on('close', (code, signal) => {
      children.delete(child)
      if (signal) output += `\nended by ${signal} (a file may take ${FILE_TIMEOUT / 60_000} minutes)`
      done({ code, output })
    })
  })
}
