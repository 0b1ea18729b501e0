// needs: programs
/** After a first start that is killed or fails there is one complete school; races.test.ts has two at once. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { openSchoolData } from '../../server/data-folder/school-data.ts'
import { SetupError } from '../../server/errors.ts'
import { BOSS, browserAt, killedFirstStart, scratchFolder, stepsOfFirstStart } from '../../tools/endurance.ts'
import { freePort } from '../../tools/free-port.ts'
import { command, MAIN, run, shownAdmin } from '../../tools/processes.ts'
import { test } from '../test.ts'

const scratch = scratchFolder()
test.after(() => scratch.remove())
const running = new Set<Awaited<ReturnType<typeof run>>>()
test.after.each(async () => {
  for (const { stop, ended } of running) {
    stop('SIGKILL')
    await ended
  }
  running.clear()
})

const start = async (env: Record<string, string>) => {
  const server = await run(MAIN, env)
  running.add(server)
  return server
}

/** Opens or makes a school as a start does, in this process: where the program itself adds nothing. */
async function openAndClose(dataDir: string): Promise<void> {
  const { store } = await openSchoolData(dataDir)
  await store.close()
}

test('after a first start that was killed at any step, the next start succeeds', async () => {
  const steps = await stepsOfFirstStart()
  assert.ok(steps > 40, `only ${steps} steps were counted`)
  // Two steps; bench/endurance.ts does every step.
  for (const part of [1 / 2, 1]) await killedFirstStart(Math.floor(part * steps))
})

test('the first admin exists before the server listens', async () => {
  const port = await freePort()
  await start({ ...BOSS, DATA_DIR: join(scratch.path, 'before'), PORT: String(port) })
  const login = () =>
    browserAt(`http://127.0.0.1:${port}`)
      .put('/auth/login', { userId: BOSS.ADMIN_USER_ID, password: BOSS.ADMIN_PASSWORD })
      .catch(() => undefined)
  let first = await login()
  while (!first) {
    await new Promise((again) => setTimeout(again, 5))
    first = await login()
  }
  assert.is(first.body.success, true, first.body.message)
})

test('a start on a port in use does not lose the password of the first admin', async () => {
  const env = { DATA_DIR: join(scratch.path, 'taken') }
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => taken.once('listening', listening))
  const { port } = taken.address() as AddressInfo
  const failed = await command(MAIN, { ...env, PORT: String(port) })
  taken.close()
  assert.is(failed.code, 1)
  assert.is(failed.stdout, '')
  assert.match(failed.stderr, new RegExp(`^Port ${port} is taken: set PORT to a free one\\.[^\\n]*\\n$`))
  const server = await start(env)
  const browser = browserAt(await server.listening)
  const shown = shownAdmin(server.out.stdout)
  assert.is((await browser.put('/auth/login', shown)).body.success, true)
  const users = (await browser.get('/admin/allUser')).body.data
  assert.is(users.length, 1, 'the admin that nobody was shown is gone')
  server.stop()
  await server.ended
  const again = await start(env)
  const same = browserAt(await again.listening)
  assert.is(shownAdmin(again.out.stdout).password, '')
  assert.is((await same.put('/auth/login', shown)).body.success, true, 'an admin that was shown stays')
})

test('a partly written key is created again; a complete one is never overwritten', async () => {
  const dataDir = join(scratch.path, 'key')
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'first-start'), '')
  writeFileSync(join(dataDir, 'secret.key.part'), 'half')
  await openAndClose(dataDir)
  const key = readFileSync(join(dataDir, 'secret.key'), 'utf8')
  assert.is(Buffer.from(key, 'base64').length, 32)
  assert.equal(readdirSync(dataDir).sort(), ['school.db', 'school.lock', 'secret.key'])
  await openAndClose(dataDir)
  assert.is(readFileSync(join(dataDir, 'secret.key'), 'utf8'), key)
})

test('an incomplete data folder is not treated as a new school', async () => {
  const made = join(scratch.path, 'left')
  await openAndClose(made)
  const files = {
    'school.db': readFileSync(join(made, 'school.db')),
    'secret.key': readFileSync(join(made, 'secret.key')),
  }
  /** In place of a file. */
  const FOLDER = undefined
  const cases: Array<[name: string, left: Record<string, Uint8Array | string | typeof FOLDER>, line: RegExp]> = [
    ['only-key', { 'secret.key': files['secret.key'] }, /^The database .+ is missing, but .+secret\.key is there/],
    ['only-log', { 'school.db-wal': 'x' }, /^The database .+ is missing, but .+school\.db-wal is there/],
    ['only-database', { 'school.db': files['school.db'] }, /^The key file .+ is missing/],
    ['empty-database', { ...files, 'school.db': '' }, /^The database holds no school/],
    ['other-key', { ...files, 'secret.key': Buffer.alloc(32).toString('base64') }, /^The key file .+ does not belong/],
    ['key-folder', { ...files, 'secret.key': FOLDER }, /^The key file .+ cannot be read \(EISDIR\): put the right one/],
    ['database-folder', { ...files, 'school.db': FOLDER }, /^The database .+ cannot be used \(/],
    ['lock-folder', { ...files, 'school.lock': FOLDER }, /^The folder .+ cannot be locked \(/],
  ]
  for (const [name, left, line] of cases) {
    const dataDir = join(scratch.path, name)
    mkdirSync(dataDir)
    for (const [file, bytes] of Object.entries(left)) {
      if (bytes === FOLDER) mkdirSync(join(dataDir, file))
      else writeFileSync(join(dataDir, file), bytes)
    }
    const error = await openSchoolData(dataDir).catch((thrown) => thrown)
    // The program prints this and ends with 1, as main.test.ts checks.
    assert.instance(error, SetupError, `${name}: ${error.stack}`)
    assert.match(error.message, line)
    assert.not.match(error.message, /\n/)
    assert.is(existsSync(join(dataDir, 'first-start')), false)
    for (const file of ['school.db', 'secret.key'])
      assert.is(existsSync(join(dataDir, file)), file in left, `${name}: ${file}`)
  }
})

test.run()
