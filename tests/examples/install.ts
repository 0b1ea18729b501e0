/** Installs an example from the packed kit, outside the tree, and builds it for production. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ARCHIVE = 'ui-kit/dist/my-school-ui-kit.tgz'
const KIT = 'node_modules/@my-school/ui-kit'

/** The folders of examples/ whose name has one of the words; all without words. */
export function findExamples(words: readonly string[]): string[] {
  return readdirSync('examples', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (words.length === 0 || words.some((word) => entry.name.includes(word))))
    .map((entry) => entry.name)
}

/** Puts the archive where the examples look for it. */
export function copyArchive(workplace: string): void {
  mkdirSync(join(workplace, 'ui-kit/dist'), { recursive: true })
  cpSync(ARCHIVE, join(workplace, ARCHIVE))
}

/**
 * Copies, installs and builds one example. Nothing above its folder has modules, so that it finds only its own.
 * @returns its folder
 * @throws Error with the output of the command that failed
 */
export async function install(workplace: string, name: string): Promise<string> {
  const folder = join(workplace, 'examples', name)
  cpSync(`examples/${name}`, folder, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist|\.next)$/.test(path),
  })
  forgetHashOfKit(folder)
  await runNpm(folder, ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  await build(folder)
  return folder
}

/** Builds an example that is installed. */
export function build(folder: string): Promise<void> {
  return runNpm(folder, ['run', '--silent', '--if-present', 'build'])
}

/** Runs the tests that an example has of its own. */
export function runTests(folder: string): Promise<void> {
  return runNpm(folder, ['run', '--silent', '--if-present', 'test'])
}

async function runNpm(folder: string, words: string[]): Promise<void> {
  // Without what `npm run` says about the tree's own packages.
  const own = Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key))
  const env = { ...Object.fromEntries(own), NEXT_TELEMETRY_DISABLED: '1' }
  try {
    await run('npm', words, { cwd: folder, env })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${stdout}${stderr}` || String(error))
  }
}

/** The archive is made again each time, so its hash in a lock file is outdated. */
function forgetHashOfKit(folder: string): void {
  const path = join(folder, 'package-lock.json')
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  delete lock.packages[KIT].integrity
  writeFileSync(path, JSON.stringify(lock))
}
