// needs: build
// long
/** Runs the steps of docs/running.md: the release archive, the service unit, the commands, without development tools. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { codeOf } from '../../server/errors.ts'
import { freePort } from '../../tools/free-port.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

const scratch = mkdtempSync(join(tmpdir(), 'school-running-'))
const closing: Array<() => unknown> = []
test.after(async () => {
  for (const close of closing.reverse()) await close()
  rmSync(scratch, { recursive: true, force: true })
})

const places: Record<string, string> = {
  '/opt/school-portal': join(scratch, 'school-portal'),
  '/var/lib/school': join(scratch, 'data'),
  '/var/backups/school': join(scratch, 'backups'),
}
const port = await freePort()
const here = (text: string) =>
  Object.entries(places)
    .reduce((found, [from, to]) => found.replaceAll(from, to), text)
    .replaceAll(/\b3000\b/g, String(port))

const page = readFileSync('docs/running.md', 'utf8')
const boxes = [...page.matchAll(/^```(sh|ini)( \w+)?\n([\s\S]*?)^```/gm)].map(([, kind, note = '', text = '']) => ({
  kind,
  note: note.trim(),
  text: here(text),
}))
const commands = (note = '') =>
  boxes.filter((box) => box.kind === 'sh' && box.note === note).map(({ text }) => text.trim())

/** Runs commands in a shell as the user of the service. @returns the output @throws if a command fails */
const shell = (text: string) =>
  execFileSync('sh', ['-ec', text], {
    encoding: 'utf8',
    stdio: 'pipe',
    cwd: scratch,
    env: { PATH: process.env.PATH, HOME: scratch },
  })

/** Makes the release for this machine, compares its checksum and unpacks it. */
function install(): void {
  const words = ['tools/release.mjs', scratch, process.arch]
  // gzip as quick as it can be: on 220 MB it takes 2.4 s of the processor instead of 6.3.
  const env = { ...process.env, GZIP: '-1' }
  const archive = execFileSync(process.execPath, words, { encoding: 'utf8', env }).trim()
  shell(`sha256sum -c ${archive}.sha256`)
  const folder = places['/opt/school-portal'] as string
  mkdirSync(folder)
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1'])
}

/** Starts the command of the service unit with its environment. Resolves when it listens. */
async function startService() {
  const unit = boxes.find(({ kind }) => kind === 'ini')?.text ?? ''
  const [, command = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? []
  const environment = Object.fromEntries(
    [...unit.matchAll(/^Environment=(\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
  )
  const child = spawn(command, {
    cwd: places['/opt/school-portal'],
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  closing.push(() => child.kill('SIGKILL'))
  const output = { text: '', errors: '' }
  child.stderr.on('data', (chunk) => {
    output.errors += chunk
  })
  const ended = new Promise<number | null>((done) => child.on('close', done))
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', (chunk) => {
      output.text += chunk
      if (/portal is at/.test(output.text) && output.text.endsWith('\n\n')) done()
    })
    ended.then((code) => fail(new Error(`ended with ${code}: ${output.errors}`)))
  })
  return { child, ended, output, environment }
}

test('the release runs with nothing else on the machine, and every command of docs/running.md works', async () => {
  install()
  const folder = places['/opt/school-portal'] as string
  const modules = readdirSync(join(folder, 'node_modules'))
  for (const tool of ['esbuild', 'typescript', 'vite', 'storybook']) assert.not.ok(modules.includes(tool), tool)
  const licences = readFileSync(join(folder, 'LICENSES.md'), 'utf8')
  for (const name of modules.filter((name) => /^\w/.test(name))) assert.ok(licences.includes(`| ${name} |`), name)
  assert.not.match(licences, /undefined/)
  const commandsOf = (text: string) =>
    [...text.matchAll(/\.\/school-portal ([a-z][a-z-]*)/g)].map(([, name = '']) => name)
  for (const path of ['/var/lib/school', '/var/backups/school']) mkdirSync(places[path] as string, { mode: 0o700 })

  assertNone(deadLinks(folder))
  const settings = page.slice(page.indexOf('\n## Settings\n'))
  const names = [...settings.matchAll(/^\| (`[A-Z_`, ]+) \|/gm)].map(([, name = '']) => name)
  assert.ok(names.length > 10)
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  assertNone(names.filter((name) => !readme.includes(`\n| ${name} |`)))
  const portal = join(folder, 'school-portal')
  assert.is(shell(`${portal} --version`), `${JSON.parse(readFileSync('package.json', 'utf8')).version}\n`)
  const help = shell(`${portal} help`)
  const commandNames = readdirSync('server/commands').map((name) => name.slice(0, -3))
  assertNone(commandNames.filter((name) => name !== 'command' && !commandsOf(help).includes(name)))
  assertNone(commandsOf(page).filter((name) => name !== 'help' && !commandsOf(help).includes(name)))
  assertNone(commandsOf(help).filter((name) => !existsSync(join(folder, `dist/server/${name}.js`))))
  // Where a message names a command, it is one that is there.
  const failure = shell(`${portal} backup 2>&1 || true`)
  assert.is(failure, 'Name one file: ./school-portal backup FILE\n')

  // An upgrade that has left the school in the folder of the release before begins no new one.
  const left = join(scratch, 'school-portal-0.1.0/data')
  mkdirSync(left, { recursive: true })
  writeFileSync(join(left, 'school.db'), '')
  assert.match(
    shell(`cd ${folder} && ./school-portal 2>&1 || true`),
    new RegExp(`^The school is in ${left}, .* mv ${left} /`),
  )
  assert.not.ok(existsSync(join(folder, 'data/secret.key')))
  rmSync(left, { recursive: true })

  const service = await startService()
  assert.match(service.output.text, /user id {3}admin\n/)
  const [watch = ''] = commands('running')
  const health = JSON.parse(shell(watch))
  assert.is(health.ready, true)
  const front = await (await fetch(`http://127.0.0.1:${port}/`)).text()
  assert.match(front, /<script type="module"/)

  const [enter = '', ...steps] = commands()
  assert.ok(steps.length >= 3)
  for (const step of steps) {
    const output = shell(`${enter}\n${step}`)
    if (step.includes('portal backup')) assert.match(output, /complete and checked/)
    if (step.includes('check')) assert.match(output, /is sound/)
    if (step.includes('portal settings')) assert.match(output, /Nothing was changed: the school has the settings of/)
  }
  service.child.kill()
  assert.is(await service.ended, 0)

  // The code block before the restore moves the old folder away and puts the key into an empty one.
  const data = places['/var/lib/school'] as string
  shell(`mv ${data} ${data}.old && mkdir -m 700 ${data} && cp -p ${data}.old/secret.key ${data}/`)
  const [restore = ''] = commands('restore')
  const output = shell(`${enter}\n${restore}`)
  assert.match(output, /The key fits\. Start the server\./)
  assert.match(output, /is sound/)
  const again = await startService()
  assert.not.match(again.output.text, /password/, 'the admin is the restored one')
  again.child.kill()
  assert.is(await again.ended, 0)
})

/** Links between the documents of a folder that lead to no file or no heading. */
function deadLinks(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.md') && !path.startsWith('node_modules'),
  )
  const textOf = (path: string) => readFileSync(path, 'utf8')
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-')
  const headings = (path: string) => [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text))
  return files.flatMap((file) =>
    [...textOf(join(folder, file)).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, to = '', anchor]) => {
        const path = to ? join(folder, dirname(file), to) : join(folder, file)
        if (!existsSync(path)) return `${file}: ${link} leads nowhere`
        return anchor && !headings(path).includes(anchor) ? `${file}: ${link} names no heading` : []
      },
    ),
  )
}

test('every setting of the service unit and of the program is in the table of settings', () => {
  const settings = page.slice(page.indexOf('\n## Settings\n'))
  const unit = boxes.find(({ kind }) => kind === 'ini')?.text ?? ''
  const named = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name as string)
  const source = readFileSync('server/settings.ts', 'utf8')
  const read = [...source.matchAll(/read\('(\w+)'\)/g)].map(([, name]) => name as string)
  const secrets = [...source.matchAll(/readSecret\('(\w+)'\)/g)].flatMap(([, name]) => [`${name}`, `${name}_FILE`])
  assert.ok(named.length > 5 && read.length > 8 && secrets.length > 2)
  for (const name of new Set([...named.filter((name) => name !== 'NODE_ENV'), ...read, ...secrets])) {
    assert.ok(settings.includes(`| \`${name}\``) || settings.includes(`, \`${name}\` |`), name)
  }
})

test('systemd takes the service unit whole, and rates it 2.5 at most', () => {
  const unit = /^```ini\n([\s\S]*?)^```/m.exec(page)?.[1] ?? ''
  assert.match(unit, /^ProtectSystem=strict$/m)
  // Node compiles code while it runs.
  assert.not.match(unit, /^MemoryDenyWriteExecute/m)
  const path = join(scratch, 'school-portal.service')
  writeFileSync(path, unit)
  const { status, stdout, stderr, error } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--threshold=25', '--no-pager', path],
    { encoding: 'utf8' },
  )
  // Where there is no systemd, nobody can run the unit.
  if (codeOf(error) === 'ENOENT') return
  assert.is(status, 0, `${stdout.trim().split('\n').at(-1)}\n${stderr}`)
  assert.match(stdout, /Overall exposure level/)
  assert.not.match(stderr, /Unknown|Failed to parse|ignoring/i)
})

test('every npm script that docs/running.md names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const [, name] of page.matchAll(/npm run ([\w:-]+)/g)) assert.ok(name && name in scripts, name)
})

test('npm run sbom lists the dependencies of the server, and no development tool', () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const names = (JSON.parse(text).components as Array<{ name: string }>).map(({ name }) => name)
  for (const name of ['hono', 'kysely', 'sharp']) assert.ok(names.includes(name), name)
  assert.not.ok(names.includes('esbuild'))
})

test.run()
