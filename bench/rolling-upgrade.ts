/**
 * Two real releases on one school: two servers of the older one behind a proxy are replaced by the newer one, one after
 * the other, while three writers work. Says how many answered writes are lost and how many calls failed, on both engines.
 *
 *   git worktree add /tmp/older COMMIT && (cd /tmp/older && npm ci && npm run release -- /tmp)   # and unpack it
 *   node --conditions=source bench/rolling-upgrade.ts OLDER/dist/server/main.js NEWER/dist/server/main.js
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { asBoss, assertSound, assertStored, BOSS } from '../tools/endurance.ts'
import { startPostgres } from '../tools/postgres-server.ts'
import { run } from '../tools/processes.ts'
import { roundRobin } from '../tools/round-robin.ts'
import { form, noticeFields, picture, studentFields } from '../tools/samples.ts'
import { finish, printResult } from './tools/figures.ts'

const [older, newer] = process.argv.slice(2)
if (!older || !newer) throw new Error('Name the main.js of two releases.')
const WRITERS = 3

async function upgrade(engine: 'SQLite' | 'PostgreSQL'): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'school-rolling-'))
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined
  /** On PostgreSQL each server has its own folder, as on separate machines. */
  const folder = (name: string) => join(scratch, postgres ? name : 'school')
  const startOne = async (program: string, name: string) => {
    if (postgres && name !== 'one') {
      mkdirSync(folder(name), { mode: 0o700, recursive: true })
      await cp(join(folder('one'), 'secret.key'), join(folder(name), 'secret.key'))
    }
    const env = { ...BOSS, DATA_DIR: folder(name), ...(postgres && { DATABASE_URL: postgres.url }) }
    const server = await run(program, env)
    running.push(server)
    return { ...server, origin: await server.listening }
  }
  const running: Awaited<ReturnType<typeof run>>[] = []
  const [one, two] = [await startOne(older as string, 'one'), await startOne(older as string, 'two')]
  const origins = [one.origin, two.origin]
  const proxy = await roundRobin(origins)
  const admin = await asBoss(proxy.origin)
  const written = { students: [] as string[], notices: [] as string[] }
  const failures: string[] = []
  let isOver = false
  const photo = await picture()
  const write = async () => {
    for (let number = 0; !isOver; number++) {
      const isStudent = number % 3 === 0
      const { status, body } = await (isStudent
        ? admin.post('/student/add-student', form({ ...studentFields(), photo }))
        : admin.post('/notice/addNotice', form(noticeFields)))
      if (!body?.success) failures.push(`${status} ${body?.message}`)
      else if (isStudent) written.students.push(body.student._id)
      else written.notices.push(body.notice._id)
    }
  }
  const read = async () => {
    while (!isOver) {
      for (const path of ['/notice/getNotice', '/student/getAllStudent', '/auth/me']) {
        const { status, body } = await admin.get(path)
        if (status !== 200) failures.push(`${path} ${status} ${body?.message}`)
      }
      await pause(20)
    }
  }
  const all = Promise.all([...Array.from({ length: WRITERS }, write), read()])
  const total = () => written.students.length + written.notices.length
  const more = async () => {
    const enough = total() + 25
    while (total() < enough && failures.length < 20) await pause(20)
  }
  /** As docs/running.md says: out of the proxy, stop, start the other, back into the proxy. */
  const replace = async (
    origin: string,
    stop: () => unknown,
    ended: Promise<unknown>,
    program: string,
    name: string,
  ) => {
    origins.splice(origins.indexOf(origin), 1)
    stop()
    await ended
    const next = await startOne(program, name)
    origins.push(next.origin)
    await more()
    return next
  }
  await more()
  const first = await replace(one.origin, one.stop, one.ended, newer as string, 'one')
  await replace(two.origin, two.stop, two.ended, newer as string, 'two')
  // A downgrade: the older program on the upgraded database.
  await replace(first.origin, first.stop, first.ended, older as string, 'one')
  isOver = true
  await all
  await assertStored(admin, written)
  const { body } = await admin.post('/student/add-student', form({ ...studentFields(), photo }))
  if (!body.success) failures.push(body.message)
  await proxy.close()
  for (const { stop } of running) stop()
  await Promise.all(running.map(({ ended }) => ended))
  const faults = running.reduce((sum, { out }) => sum + out.stderr.split('internal error').length - 1, 0)
  await assertSound({ DATA_DIR: folder('one'), ...(postgres && { DATABASE_URL: postgres.url }) })
  const what = `${total()} answered writes, none lost; ${failures.length} calls failed ${[...new Set(failures)].slice(0, 3).join('; ')}; ${faults} internal errors`
  printResult(engine, what, 'none fails', failures.length + faults === 0)
  await postgres?.remove()
  rmSync(scratch, { recursive: true })
}

await upgrade('SQLite')
await upgrade('PostgreSQL')
finish()
