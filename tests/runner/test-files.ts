import { readdirSync, readFileSync } from 'node:fs'
import type { TestEvent } from './events.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { type Ended, environment, runProcess } from './processes.ts'
import type { Task } from './schedule.ts'
import { runInWorker } from './workers.ts'

export type TestFile = {
  path: string
  /** The steps that have to be done before, from its line `// needs: build, chromium`. */
  needs: string[]
  /** It has a line `// long`, and starts first, so that both cores have work to the end. */
  long: boolean
  /** It has a line `// own process`: it needs modules that no other file has used. */
  ownProcess: boolean
  /** The folders of portal/pages that it is about, from its line `// shows: notices, reports`; undefined: every page. */
  shows?: string[]
  /** It has a line `// smoke`: it is for what is below the portal too. */
  smoke: boolean
  /** It runs once on each, from its line `// engines: sqlite, postgres`; undefined: it uses none, or the default. */
  engine?: Engine
}

const ENGINES = ['sqlite', 'postgres'] as const
type Engine = (typeof ENGINES)[number]

/** Files of these folders are quick and share nothing that one could leave behind: they run in one process. */
const SHARED_PROCESS = ['contract', 'portal', 'tooling', 'ui-kit']

/** Every test file. @throws Error if one needs a step that does not exist */
export function findTestFiles(steps: readonly string[]): TestFile[] {
  const names = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((name) => /\.test\.tsx?$/.test(name))
  const pages = readdirSync('portal/pages')
  return names.sort().flatMap((name) => {
    const path = `tests/${name.replaceAll('\\', '/')}`
    const text = readFileSync(path, 'utf8')
    const listed = (word: string) => new RegExp(`^// ${word}: (.+)$`, 'm').exec(text)?.[1]?.split(', ')
    const says = (words: string) => new RegExp(`^// ${words}$`, 'm').test(text)
    const needs = listed('needs') ?? []
    const unknown = needs.find((need) => !steps.includes(need))
    if (unknown) throw new Error(`${path} needs '${unknown}', which is none of the steps: ${steps.join(', ')}.`)
    const shows = listed('shows')
    const noPage = shows?.find((page) => !pages.includes(page))
    if (noPage) throw new Error(`${path} shows '${noPage}', which is no folder of portal/pages: ${pages.join(', ')}.`)
    const file = { path, needs, long: says('long'), ownProcess: says('own process'), shows, smoke: says('smoke') }
    const engines = listed('engines')
    return engines ? ENGINES.filter((engine) => engines.includes(engine)).map((engine) => on(engine, file)) : [file]
  })
}

const on = (engine: Engine, file: TestFile): TestFile =>
  engine === 'postgres' ? { ...file, engine, needs: [...file.needs, 'postgres'] } : { ...file, engine }

const nameOf = ({ path, engine }: TestFile) => (engine === 'postgres' ? `${path} (postgres)` : path)
const envOf = ({ engine }: TestFile, env: NodeJS.ProcessEnv) => (engine ? { ...env, TEST_ENGINE: engine } : env)

/** Files of these folders run in workers, which keep Node, a browser and the state that a small school begins with. */
const WORKERS = ['browser', 'server']

/** The shared processes, then what takes longest; of the others, those of browser and server side by side. */
export function tasksOf(files: readonly TestFile[], env: NodeJS.ProcessEnv): Task[] {
  const folderOf = ({ path }: TestFile) => path.split('/')[1] ?? ''
  const shares = (file: TestFile) =>
    SHARED_PROCESS.includes(folderOf(file)) && file.needs.length === 0 && !file.ownProcess
  const startOf = (file: TestFile) =>
    WORKERS.includes(folderOf(file)) && !file.ownProcess ? runInWorker : runInOwnProcess
  const single = files.filter((file) => !shares(file))
  const [long = [], short = []] = [true, false].map((wanted) =>
    single.filter((file) => file.long === wanted).sort((a, b) => b.needs.length - a.needs.length),
  )
  const tasks = [...long, ...mixed(short, folderOf)].map((file) =>
    taskOf(nameOf(file), [file], envOf(file, env), startOf(file)),
  )
  const groups = SHARED_PROCESS.map((folder) => {
    const members = files.filter((file) => shares(file) && folderOf(file) === folder)
    return members.length === 1 ? taskOf(members[0]?.path ?? '', members, env) : taskOf(`tests/${folder}`, members, env)
  })
  // The groups first: tests/portal waits more than it works, which at the end would be time in which nothing is done.
  return [...groups.filter(({ files }) => files > 0), ...tasks]
}

/**
 * Each folder spread evenly over the whole run, in its own order. Files of tests/server wait for disks, processes and
 * databases: they take a third of a core, those of tests/browser half of one. One folder after the other, the four workers
 * would ask for too much first and leave the cores idle at the end.
 */
function mixed(files: readonly TestFile[], folderOf: (file: TestFile) => string): TestFile[] {
  const folders = [...Map.groupBy(files, folderOf).values()]
  return folders
    .flatMap((own) => own.map((file, index) => ({ file, place: (index + 0.5) / own.length })))
    .sort((one, other) => one.place - other.place)
    .map(({ file }) => file)
}

/** The files as tasks that run each of their tests in a process of its own. */
export const tasksOfEachTest = (files: readonly TestFile[], env: NodeJS.ProcessEnv): Task[] =>
  files.map((file) => ({
    ...taskOf(nameOf(file), [file], env),
    run: (progress) => outcomeOfEachTest(file, envOf(file, env), progress),
  }))

async function outcomeOfEachTest(
  file: TestFile,
  env: NodeJS.ProcessEnv,
  progress: (test: string) => void,
): Promise<Outcome> {
  const names: string[] = []
  const list = { ...env, TEST_LIST: '1' }
  const { failures } = await outcomeOf([file.path], list, (onEvent) =>
    runInOwnProcess([file.path], list, (event) => {
      onEvent(event)
      if (event.type === 'plan') names.push(...event.tests)
    }),
  )
  const outcomes: Outcome[] = [{ passed: [], failures, skipped: [] }]
  for (const name of names) {
    const alone = taskOf(name, [file], { ...env, TEST_ONLY: name })
    outcomes.push(await alone.run(progress))
  }
  return {
    passed: outcomes.flatMap(({ passed }) => passed),
    failures: outcomes.flatMap(({ failures }) => failures),
    skipped: [],
  }
}

/** @param start how the process runs: an own one, or a worker */
function taskOf(name: string, files: readonly TestFile[], env: NodeJS.ProcessEnv, start = runInOwnProcess): Task {
  const needs = [...new Set(files.flatMap((file) => file.needs))]
  const paths = files.map(({ path }) => path)
  return {
    name,
    needs,
    files: files.length,
    run: (progress) =>
      outcomeOf(paths, env, (onEvent) =>
        start(paths, env, (event) => {
          onEvent(event)
          if (event.type === 'start') progress(event.test)
        }),
      ),
  }
}

function runInOwnProcess(paths: string[], env: NodeJS.ProcessEnv, onEvent: (event: TestEvent) => void): Promise<Ended> {
  const program = `${environment.TEST_BUNDLE}/tests/runner/files.js`
  return runProcess(['node', program, ...paths], { env, onEvent })
}
