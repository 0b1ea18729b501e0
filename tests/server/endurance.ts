/** Ways to end a server in the middle of its work, and what has to be true after each. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { CHECK_COMMAND, command, MAIN, run, shownAdmin } from './processes.ts'
import { form, noticeFields, studentFields } from './samples.ts'
import { type Caller, caller } from './start.ts'

export const BOSS = { ADMIN_USER_ID: 'boss', ADMIN_PASSWORD: 'boss-password' }

export const browserAt = (origin: string): Caller => caller((path, init) => fetch(origin + path, init))

export async function asBoss(origin: string): Promise<Caller> {
  const browser = browserAt(origin)
  const { body } = await browser.put('/auth/login', { userId: BOSS.ADMIN_USER_ID, password: BOSS.ADMIN_PASSWORD })
  assert.is(body.success, true, body.message)
  return browser
}

export function scratchFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'school-endurance-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

const HOOK = `--require ${resolve('tests/server/kill-at.cjs')}`

/** How many steps a first start has that change a file or ask the database. */
export async function stepsOfFirstStart(): Promise<number> {
  const scratch = scratchFolder()
  const file = join(scratch.path, 'steps')
  const server = await run(MAIN, { DATA_DIR: join(scratch.path, 'data'), NODE_OPTIONS: HOOK, STEPS_FILE: file })
  await server.listening
  server.stop()
  await server.ended
  const steps = Number(readFileSync(file, 'utf8'))
  scratch.remove()
  return steps
}

/** Kills a first start in front of its nth step; the next start has to work, and its admin has to be able to log in. */
export async function killedFirstStart(step: number): Promise<void> {
  const scratch = scratchFolder()
  const env = { DATA_DIR: join(scratch.path, 'data') }
  let next: Awaited<ReturnType<typeof run>> | undefined
  try {
    const killed = await run(MAIN, { ...env, NODE_OPTIONS: HOOK, KILL_AT: String(step) })
    await Promise.race([killed.ended, killed.listening.catch(() => {})])
    killed.stop('SIGKILL')
    await killed.ended
    next = await run(MAIN, env)
    const browser = browserAt(await next.listening)
    const shown = [killed.out, next.out].map(({ stdout }) => shownAdmin(stdout)).filter(({ password }) => password)
    const login = shown.at(-1)
    assert.ok(login, `step ${step}: nobody was shown a password`)
    assert.is((await browser.put('/auth/login', login)).body.success, true, `step ${step}: the admin cannot log in`)
    next.stop()
    assert.is(await next.ended, 0)
    await assertSound(env)
  } finally {
    next?.stop('SIGKILL')
    await next?.ended
    scratch.remove()
  }
}

export async function assertSound(env: Record<string, string>): Promise<void> {
  const { code, stderr } = await command(CHECK_COMMAND, env)
  assert.is(code, 0, stderr)
}

/** Writers that add students and notices until the server is gone; what was answered with success. */
export function startWriters(admin: Caller, count: number) {
  const students: string[] = []
  const notices: string[] = []
  let number = 0
  const write = async (): Promise<void> => {
    for (;;) {
      const mark = `written-${process.pid}-${number++}`
      try {
        if (number % 3 === 0) {
          const fields = { ...studentFields(), name: mark }
          const { body } = await admin.post('/student/add-student', form({ ...fields, photo: await photo() }))
          if (body?.success) students.push(body.student._id)
        } else {
          const { body } = await admin.post('/notice/addNotice', form({ ...noticeFields, title: mark }))
          if (body?.success) notices.push(body.notice._id)
        }
      } catch {
        return
      }
    }
  }
  const done = Promise.all(Array.from({ length: count }, write))
  return { students, notices, done, total: () => students.length + notices.length }
}

let picture: Promise<File> | undefined
async function photo(): Promise<File> {
  picture ??= import('./samples.ts').then((samples) => samples.picture())
  return picture
}

/** Everything that was answered with success has to be there. */
export async function assertKept(admin: Caller, written: ReturnType<typeof startWriters>): Promise<void> {
  const ids = async (path: string, list: string) =>
    new Set<string>((await admin.get(path)).body[list].map((record: { _id: string }) => record._id))
  const [students, notices] = [
    await ids('/student/getAllStudent', 'students'),
    await ids('/notice/getNotice', 'notice'),
  ]
  const lost = [
    ...written.students.filter((id) => !students.has(id)),
    ...written.notices.filter((id) => !notices.has(id)),
  ]
  assert.is(lost.length, 0, `${lost.length} of ${written.total()} answered writes are lost`)
}
