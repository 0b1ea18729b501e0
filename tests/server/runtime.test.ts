// needs: build
// long
/** The built server on the versions of Node that people have: the one that npm ci brings, the newest, and one too old. */
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { scratchFolder } from '../../tools/endurance.ts'
import { nodeAt } from '../../tools/node-at.ts'
import { BUILT, command, run } from '../../tools/processes.ts'
import { addNotice, addReport, addStudent, picture, studentSheet } from '../../tools/samples.ts'
import { ADMIN, type Caller, caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const NEWEST = '26.10.0'
const TOO_OLD = '20.20.2'
const ROUNDS = 2
const COLLECTING = ['--expose-gc', '--require', './tools/collect-garbage.cjs']

const scratch = scratchFolder()
const running: Awaited<ReturnType<typeof run>>[] = []
test.after(async () => {
  for (const { stop } of running) stop('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  scratch.remove()
})

/** Actions of people in a school, after which it has the same records as before. */
async function dayOfSchool(admin: Caller, origin: string): Promise<void> {
  const photo = await picture()
  for (const path of ['/', '/notice-board', '/about', '/sitemap.xml', '/api/v1/notice/getNotice']) {
    for (let count = 0; count < 5; count++) assert.is((await fetch(origin + path)).status, 200, path)
  }
  for (const password of [ADMIN.password, 'not the password', ADMIN.password]) {
    const visitor = caller((path, init) => fetch(origin + path, init))
    const { body } = await visitor.put('/auth/login', { ...ADMIN, password })
    assert.is(body.success, password === ADMIN.password, body.message)
    if (body.success) await visitor.post('/auth/logout')
  }
  const notice = await addNotice(admin, { photo })
  const student = await addStudent(admin, { photo })
  await addReport(admin, student._id, { photo })
  assert.is((await admin.get(`/student/get-student-photo/${student._id}?size=thumb`)).status, 200)
  await admin.delete(`/notice/deleteNotice/${notice}`)
  await admin.delete(`/student/deleteStudent/${student._id}`)
  await importAndUndo(admin)
  const { data } = (await admin.get('/admin/deleted')).body
  await admin.post('/admin/deleted/erase', { ids: data.map(({ _id }: { _id: string }) => _id) })
}

async function importAndUndo(admin: Caller): Promise<void> {
  const lines = Array.from({ length: 3 }, (_, index) => `Pupil ${index},${100 + index}`)
  const sheet = Buffer.from(studentSheet('Name,Roll number', ...lines))
  const made = await admin.post('/imports?kind=student&name=list.csv', sheet)
  assert.is(made.status, 200, made.body.message)
  const path = `/imports/${made.body.import._id}`
  const started = await admin.post(`${path}/run`, {})
  assert.is(started.body.success, true, started.body.message)
  while ((await admin.get(path)).body.import.progress) await pause(5)
  assert.is((await admin.post(`${path}/undo`)).body.success, true)
}

/** Starts a school that is there on this Node, with collections from the idle loop, and logs the admin in. */
async function startOn(version: string) {
  const node = version === process.versions.node ? process.execPath : await nodeAt(version)
  const dataDir = join(scratch.path, version)
  const made = await start({ dataDir })
  await made.stop({ keep: true })
  const server = await run(BUILT, { DATA_DIR: dataDir }, [], [node, ...COLLECTING])
  running.push(server)
  const origin = await server.listening
  const admin = caller((path, init) => fetch(origin + path, init))
  assert.is((await admin.put('/auth/login', ADMIN)).body.success, true)
  return {
    server,
    day: () => dayOfSchool(admin, origin),
    stop: async () => {
      server.stop()
      assert.is(await server.ended, 0, server.out.stderr)
    },
  }
}

test(`on Node ${NEWEST} no collection from the idle loop ends the server`, async () => {
  const { day, stop } = await startOn(NEWEST)
  await day()
  await stop()
})

test('on the Node of npm ci neither, and no memory is lost', async () => {
  const { server, day, stop } = await startOn(process.versions.node)
  const inUse = async (): Promise<number> => {
    server.child.kill('SIGUSR2')
    for (;;) {
      const [, bytes] = /in use: (\d+)\n/.exec(server.out.stderr) ?? []
      server.out.stderr = server.out.stderr.replace(/in use: \d+\n/, '')
      if (bytes) return Number(bytes)
      if (server.hasExited()) throw new Error(server.out.stderr)
      await Promise.race([once(server.child.stderr as NodeJS.ReadableStream, 'data'), server.ended])
    }
  }
  for (let round = 0; round < ROUNDS; round++) await day()
  const before = await inUse()
  for (let round = 0; round < ROUNDS; round++) await day()
  const after = await inUse()
  assert.ok(after < before * 1.1, `${before} bytes were in use, and ${after} after ${ROUNDS} more rounds`)
  await stop()
})

test('an older Node says in one line what to do, and touches no data', async () => {
  const env = { DATA_DIR: join(scratch.path, 'untouched') }
  const { code, stdout, stderr } = await command(BUILT, env, [], [await nodeAt(TOO_OLD)])
  assert.is(code, 1)
  assert.match(
    stderr,
    /^The portal needs Node 24 or newer, and this is Node 20\.20\.2 \(.+\): install a newer one\.[^\n]+\n$/,
  )
  assert.is(stdout, '')
  assert.not.ok(existsSync(env.DATA_DIR))
})

test('npm installs the runtime on Linux with glibc alone, where it runs', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const cpu of ['x64', 'arm64']) {
    const name = `node-linux-${cpu}`
    const { version, os, libc, optional } = packages[`node_modules/${name}`]
    assert.is(version, optionalDependencies[name])
    assert.equal({ os, libc, optional }, { os: 'linux', libc: ['glibc'], optional: true }, 'npm install drops libc')
  }
})

test.run()
