// needs: programs
/** PgBouncer between the server and PostgreSQL: session mode works, the others are refused in one line. */
// engines: postgres
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { newDatabase } from '../../tools/engine.ts'
import { freePort } from '../../tools/free-port.ts'
import { command, MAIN, MOVE_COMMAND } from '../../tools/processes.ts'
import { addStudent } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { eventually } from './connections.ts'

const scratch = mkdtempSync(join(tmpdir(), 'school-pooler-'))
chmodSync(scratch, 0o755)
const poolers: ChildProcess[] = []
test.after(async () => {
  for (const pooler of poolers) {
    const ended = new Promise((done) => pooler.once('exit', done))
    pooler.kill('SIGINT')
    await ended
  }
  rmSync(scratch, { recursive: true })
})

const isListening = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })

/** A PgBouncer in front of a new database. @returns its address there */
async function pooled(mode: 'session' | 'transaction' | 'statement'): Promise<string> {
  const url = new URL(await newDatabase())
  const port = await freePort()
  const file = join(scratch, `${mode}.ini`)
  writeFileSync(
    file,
    `[databases]\n* = host=${url.hostname} port=${url.port} user=${url.username}\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=${port}\nunix_socket_dir=\nauth_type=any\npool_mode=${mode}\n`,
  )
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  poolers.push(spawn('pgbouncer', [file], { ...asUser, stdio: 'ignore' }))
  assert.ok(await eventually(() => isListening(port)))
  url.port = String(port)
  return String(url)
}

const pgbouncer = spawnSync('pgbouncer', ['--version'])
if (pgbouncer.status === 0) {
  test('a school works through PgBouncer in session mode, also with commands that need it stopped', async () => {
    const url = await pooled('session')
    const school = await start({ dataDir: join(scratch, 'school'), env: { DATABASE_URL: url } })
    const admin = await school.login(ADMIN.userId, ADMIN.password)
    const { _id } = await addStudent(admin)
    assert.is((await admin.get(`/forTeachers/studentForTeacher/${_id}`)).body.success, true)
    await school.stop({ keep: true })
    const env = { DATA_DIR: join(scratch, 'school'), DATABASE_URL: url }
    const moved = await command(MOVE_COMMAND, env, ['--to', `sqlite:${join(scratch, 'back')}`])
    assert.is(moved.code, 0, moved.stderr)
  })

  for (const mode of ['transaction', 'statement'] as const) {
    test(`PgBouncer in ${mode} mode is refused in one line that says what to set`, async () => {
      const env = { DATA_DIR: join(scratch, mode), DATABASE_URL: await pooled(mode) }
      const { code, stderr, stdout } = await command(MAIN, env)
      assert.is(code, 1, stdout)
      assert.match(stderr, /^The database [^\n]+ pool_mode = session[^\n]+\n$/)
    })
  }
} else {
  console.log('not run, since PgBouncer is not installed here: poolers')
  test('PgBouncer is not there, and not only unable to start', () => assert.ok(pgbouncer.error))
}

test.run()
