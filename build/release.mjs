// Packs what was built into one archive that runs without build tools: node build/release.mjs [folder for the archive]
// Where it is unpacked, `npm ci --omit=dev` fetches the packages and `npm start` starts the server.
import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const PACKED = [
  'dist/server',
  'dist/portal',
  'dist/portal-render',
  'build/run.mjs',
  'docs',
  '.npmrc',
  'package-lock.json',
  // The lock file names this workspace.
  'ui-kit/package.json',
  'README.md',
  'SECURITY.md',
  'LICENSE',
]
const COMMANDS = [
  'start',
  'start:built',
  'admin',
  'demo',
  'backup',
  'restore',
  'check',
  'move',
  'new-key',
  'settings',
  'sbom',
]

const packageJson = JSON.parse(await readFile('package.json', 'utf8'))
const name = `${packageJson.name}-${packageJson.version}`
const archive = resolve(process.argv[2] ?? '.', `${name}.tar.gz`)

/** The same commands without the build in front of them. The dependencies stay as they are in the lock file. */
const scripts = Object.fromEntries(
  COMMANDS.map((command) => [
    command,
    packageJson.scripts[command].replace(
      /^node build\.mjs && node dist\/server\/([\w-]+)\.js$/,
      'node build/run.mjs $1',
    ),
  ]),
)

const folder = await mkdtemp(join(tmpdir(), 'school-release-'))
try {
  const root = join(folder, name)
  for (const path of PACKED) {
    await mkdir(join(root, path, '..'), { recursive: true })
    await cp(path, join(root, path), { recursive: true })
  }
  await writeFile(join(root, 'package.json'), `${JSON.stringify({ ...packageJson, scripts }, null, 2)}\n`)
  execFileSync('tar', ['-czf', archive, '-C', folder, name])
} finally {
  await rm(folder, { recursive: true })
}
console.log(archive)
