/**
 * The whole test command.
 *   npm test                            types, lint, builds and every test file
 *   npm test -- notices board           the files with one of these words in their path, and the steps that they need
 *   npm test -- rows-home --only NAME   the one test with this name
 *   npm test -- --quick                 without what needs a browser, Storybook or PostgreSQL
 *   npm test -- --changed               what the changes since the last commit can reach
 *   npm test -- --shuffle               the tests of each file in a random order; `--seed N` repeats one
 *   npm test -- notices --alone         each test in a process of its own
 *
 * Files run side by side: those of tests/browser and tests/server in a few workers, which each keep a browser, those of
 * the other folders in a process for each folder. What a file needs built or started before it runs, it says in a line
 * `// needs: build, storybook, chromium, firefox, sample, programs`; files that need a Firefox are skipped where there is
 * none. The whole run also checks that each row of docs/rows.tsv has a test, and writes which to reports/coverage.md.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithRunner } from '../tools/child-processes.ts'
import { bundleTests } from './runner/bundle.ts'
import { changedFiles, leftOut, reachedBy } from './runner/changed.ts'
import { coverageOf, readRows } from './runner/coverage.ts'
import { type Options, readOptions } from './runner/options.ts'
import type { Failure } from './runner/outcome.ts'
import { progressReport, summary } from './runner/report.ts'
import { type Done, runAll, type Task } from './runner/schedule.ts'
import { closeSteps, steps } from './runner/steps.ts'
import { findTestFiles, tasksOf, tasksOfEachTest } from './runner/test-files.ts'
import { endWorkers } from './runner/workers.ts'

process.exitCode = await main(readOptions(process.argv.slice(2)))

async function main(options: Options): Promise<number> {
  const started = performance.now()
  endWithRunner()
  keepTemporaryFiles()
  if (options.shuffle !== undefined) console.log(`In random order: --seed ${options.shuffle} repeats it.`)
  const tasks = await chosenTasks(options)
  const progress = progressReport(tasks.length)
  const done = await runAll(tasks, progress)
  progress.close()
  await endWorkers()
  await closeSteps()

  const failures = done.flatMap(({ outcome }) => outcome.failures)
  const ran = ({ files, outcome: { passed, failures, skipped } }: Done) =>
    files > 0 && passed.length + failures.length + skipped.length > 0
  if (!done.some(ran)) failures.push({ error: `No test was found for ${process.argv.slice(2).join(' ')}.` })
  if (isWhole(options)) failures.push(...checkCoverage(done))
  summary(done, failures, performance.now() - started)
  return failures.length > 0 ? 1 : 0
}

/** What tests, servers and browsers put into the temporary directory goes with the run, also where one of them has failed. */
function keepTemporaryFiles(): void {
  const folder = mkdtempSync(join(tmpdir(), 'school-tests-'))
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}

async function chosenTasks({ words, only, shuffle, alone, quick, changed }: Options): Promise<Task[]> {
  const slow = ['chromium', 'firefox', 'storybook', 'postgres']
  const isQuick = ({ needs }: { needs: string[] }) => !slow.some((step) => needs.includes(step))
  let files = findTestFiles(steps.map(({ name }) => name))
    .filter(({ path }) => words.length === 0 || words.some((word) => path.includes(word)))
    .filter((file) => !quick || isQuick(file))
  const env = {
    ...(only !== undefined && { TEST_ONLY: only }),
    ...(shuffle !== undefined && { TEST_SHUFFLE: String(shuffle) }),
  }
  const imports = await bundleTests([...new Set(files.map(({ path }) => path))])
  if (changed) {
    const reached = reachedBy(changedFiles(), files, imports)
    console.log(leftOut(files, reached))
    files = reached
  }
  const needed = withTheirNeeds(new Set(files.flatMap((file) => file.needs)))
  const checks = words.length === 0 && only === undefined ? ['types', 'lint'] : []
  const chosenSteps = steps.filter(({ name }) => needed.has(name) || checks.includes(name))
  return [...chosenSteps, ...(alone ? tasksOfEachTest(files, env) : tasksOf(files, env))]
}

function withTheirNeeds(names: Set<string>): Set<string> {
  for (const { name, needs } of [...steps].reverse()) if (names.has(name)) for (const need of needs) names.add(need)
  return names
}

function isWhole({ words, only, quick, changed }: Options): boolean {
  return words.length === 0 && only === undefined && !quick && !changed
}

/** Every row needs a test that passed. Writes reports/coverage.md (ignored by git), which names these tests. */
function checkCoverage(done: readonly Done[]): Failure[] {
  const covered = done.flatMap(({ outcome }) =>
    outcome.passed.flatMap(({ file, test, rows }) =>
      rows.map((row) => ({ row, file, test: test.replace(`${rows.join(' ')}: `, '') })),
    ),
  )
  const { missing, page } = coverageOf(readRows(), covered)
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/coverage.md', page)
  return missing.map((row) => ({ error: `${row}: no test covers this row of docs/rows.tsv` }))
}
