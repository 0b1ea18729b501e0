// Packs what was built, its packages and Node itself into an archive for each kind of machine, with a checksum beside it:
//   node tools/release.mjs [folder for the archives] [x64|arm64]
// Where it is unpacked, ./school-portal starts the server.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, cp, glob, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

const PACKED = ['dist/server', 'dist/portal', 'dist/portal-render', 'docs', 'SECURITY.md', 'LICENSE']
/** What npm installs from; the lock file names the workspace of the kit. */
const FOR_NPM = ['.npmrc', 'package.json', 'package-lock.json', 'ui-kit/package.json']

const [folder = '.', ...cpus] = process.argv.slice(2)
const { name, version, type, license } = JSON.parse(await readFile('package.json', 'utf8'))

for (const cpu of cpus.length > 0 ? cpus : ['x64', 'arm64']) console.log(await release(cpu))

/** @returns the path of the archive */
async function release(cpu) {
  const archive = resolve(folder, `${name}-${version}-linux-${cpu}.tar.gz`)
  const scratch = await mkdtemp(join(tmpdir(), 'school-release-'))
  try {
    const root = join(scratch, `${name}-${version}`)
    await mkdir(root)
    for (const path of [...PACKED, ...FOR_NPM]) await cp(path, join(root, path), { recursive: true })
    await rm(join(root, 'dist/server/compiled'), { recursive: true, force: true })
    await cp('tools/release', root, { recursive: true })
    const words = ['ci', '--omit=dev', '--ignore-scripts', '--os=linux', `--cpu=${cpu}`, '--libc=glibc', '--silent']
    execFileSync('npm', words, { cwd: root, stdio: 'inherit' })
    for (const path of [...FOR_NPM, 'ui-kit', 'node_modules/@my-school']) {
      await rm(join(root, path), { recursive: true, force: true })
    }
    await writeFile(join(root, 'package.json'), `${JSON.stringify({ name, version, type, license }, null, 2)}\n`)
    await writeFile(join(root, 'LICENSES.md'), await licences(root))
    await appendFile(join(root, 'README.md'), settingsOf(await readFile('docs/running.md', 'utf8')))
    await takeNode(root, join(root, `node_modules/node-linux-${cpu}`))
    execFileSync('tar', ['-czf', archive, '--owner=root', '--group=root', '-C', scratch, basename(root)])
  } finally {
    await rm(scratch, { recursive: true })
  }
  await writeFile(`${archive}.sha256`, `${await sha256(archive)}  ${basename(archive)}\n`)
  return archive
}

/** The section of the settings, for the README beside the docs. */
function settingsOf(running) {
  const [settings] = running.match(/\n## Settings\n[\s\S]*?(?=\n## )/)
  return settings.replaceAll('](#', '](docs/running.md#')
}

/** Only the program and its licence: the headers and manuals of its package are 67 MB. */
async function takeNode(root, from) {
  await rename(join(from, 'bin/node'), join(root, 'node'))
  await rename(join(from, 'LICENSE'), join(root, 'NODE-LICENSE'))
  await rm(from, { recursive: true })
  await rm(join(root, 'node_modules/.bin'), { recursive: true, force: true })
}

/** A list of all packages with their licences. */
async function licences(root) {
  const rows = []
  for await (const path of glob('node_modules/{*,@*/*}/package.json', { cwd: root })) {
    const { name, version, license } = JSON.parse(await readFile(join(root, path), 'utf8'))
    rows.push(`| ${name} | ${version} | ${license} |`)
  }
  return [
    '# Licences of the packages',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...rows.sort(),
    '',
  ].join('\n')
}

async function sha256(path) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
