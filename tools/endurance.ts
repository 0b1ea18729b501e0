/** Kills and power cuts during the work of a server, and the checks after each. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { checkSchool } from '../server/data-folder/school-check.ts'
import { readSettings } from '../server/settings.ts'
import type { Disk } from './power-cut.ts'
import { command, MAIN, NEW_KEY_COMMAND, RESTORE_COMMAND, run, shownAdmin } from './processes.ts'
import { form, noticeFields, picture, studentFields } from './samples.ts'
import { type Caller, caller } from './start.ts'

export const BOSS = { ADMIN_USER_ID: 'boss', ADMIN_PASSWORD: 'boss-password' }

/** Each call has its own connection: the server may close an idle one at the moment when it is used again. */
export const browserAt = (origin: string): Caller =>
  caller((path, init) => fetch(origin + path, { ...init, headers: { ...init?.headers, connection: 'close' } }))

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

const HOOK = `--require ${resolve('tools/kill-at.cjs')}`

/** The names of the steps of a program that change a file or query the database. A server is stopped when it listens. */
export async function stepsOf(...[entry, env, args]: Parameters<typeof command>): Promise<string[]> {
  const scratch = scratchFolder()
  const file = join(scratch.path, 'steps')
  const { code, stderr } = await command(entry, { ...env, NODE_OPTIONS: HOOK, STEPS_FILE: file }, args)
  assert.is(code, 0, stderr)
  const steps = readFileSync(file, 'utf8').split('\n')
  scratch.remove()
  return steps
}

/** Kills a program before its nth step, counted from 1. */
export async function killedAt(step: number, ...[entry, env, args]: Parameters<typeof command>): Promise<void> {
  const { ended } = await run(entry, { ...env, NODE_OPTIONS: HOOK, KILL_AT: String(step) }, args)
  assert.is(await ended, null, 'it was killed')
}

/** The number of steps in a first start. */
export async function stepsOfFirstStart(): Promise<number> {
  const scratch = scratchFolder()
  const steps = await stepsOf(MAIN, { DATA_DIR: join(scratch.path, 'data') })
  scratch.remove()
  return steps.length
}

/** Kills a first start before its nth step. The next start must succeed, and its admin must be able to log in. */
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

/** The check of the whole school finds no fault. It runs in this process: backup.test.ts tests its command. */
export async function assertSound(env: Record<string, string>): Promise<void> {
  assert.equal((await checkSchool(readSettings(env))).faults, [])
}

/**
 * Starts writers that add students and notices until the server is gone. Collects the successful writes. A paused writer
 * takes no processor time from what the test does meanwhile.
 */
export function startWriters(admin: Caller, count: number) {
  const students: string[] = []
  const notices: string[] = []
  let number = 0
  let paused: Promise<void> | undefined
  let resume = () => {}
  const write = async (): Promise<void> => {
    for (;;) {
      await paused
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
  let isDone = false
  const done = Promise.all(Array.from({ length: count }, write)).then(() => {
    isDone = true
  })
  const total = () => students.length + notices.length
  const atLeast = async (enough: number): Promise<void> => {
    while (total() < enough) {
      if (isDone) throw new Error(`The writers ended after ${total()} of ${enough} writes.`)
      await new Promise((more) => setTimeout(more, 5))
    }
  }
  const pause = () => {
    paused = new Promise((go) => {
      resume = go
    })
  }
  return {
    students,
    notices,
    done,
    total,
    atLeast,
    pause,
    resume: () => {
      paused = undefined
      resume()
    },
  }
}

let onePicture: Promise<File> | undefined
function photo(): Promise<File> {
  onePicture ??= picture()
  return onePicture
}

type Written = { students: string[]; notices: string[] }

/** Asserts that every successful write is there. */
export async function assertStored(admin: Caller, written: Written): Promise<void> {
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
  assert.is(
    lost.length,
    0,
    `${lost.length} of ${written.students.length + written.notices.length} answered writes are lost`,
  )
}

/**
 * Kills a server during six writers, `rounds` times, on one data folder.
 * @returns how many writes succeeded; all of them were there after each kill
 */
export async function killedUnderWriters(rounds: number): Promise<number> {
  const scratch = scratchFolder()
  const env = { ...BOSS, DATA_DIR: join(scratch.path, 'data') }
  let server = await run(MAIN, env)
  let total = 0
  try {
    for (let round = 0; round < rounds; round++) {
      const written = startWriters(await asBoss(await server.listening), 6)
      const enough = 6 + ((round * 7) % 30)
      await written.atLeast(enough)
      server.stop('SIGKILL')
      await server.ended
      await written.done
      server = await run(MAIN, env)
      await assertStored(await asBoss(await server.listening), written)
      total += written.total()
    }
    await assertSound(env)
    return total
  } finally {
    server.stop('SIGKILL')
    await server.ended
    scratch.remove()
  }
}

/**
 * Cuts the power during three writers, `rounds` times; see power-cut.ts.
 * @returns how many writes succeeded; all of them were on the disk after each cut
 */
export async function powerCuts(disk: Disk, rounds: number): Promise<number> {
  const server = await run(MAIN, { ...BOSS, DATA_DIR: join(disk.path, 'data') })
  let total = 0
  try {
    const admin = await asBoss(await server.listening)
    const written = startWriters(admin, 3)
    for (let round = 0; round < rounds; round++) {
      const enough = written.total() + 10 + ((round * 7) % 20)
      await written.atLeast(enough)
      server.stop('SIGSTOP')
      const until = { students: [...written.students], notices: [...written.notices] }
      total = until.students.length + until.notices.length
      const cut = disk.cut()
      written.pause()
      server.stop('SIGCONT')
      try {
        await assertAfterCut(join(cut.path, 'data'), until)
      } finally {
        cut.remove()
        written.resume()
      }
    }
    return total
  } finally {
    server.stop('SIGKILL')
    await server.ended
    rmSync(join(disk.path, 'data'), { recursive: true, force: true })
  }
}

async function assertAfterCut(dataDir: string, written: Written): Promise<void> {
  const env = { ...BOSS, DATA_DIR: dataDir }
  const server = await run(MAIN, env)
  try {
    await assertStored(await asBoss(await server.listening), written)
  } finally {
    server.stop()
    await server.ended
  }
  await assertSound(env)
}

/** Cuts the power when a first start has shown its admin. That admin must be able to log in afterwards. */
export async function powerCutAfterFirstStart(disk: Disk): Promise<void> {
  const server = await run(MAIN, { DATA_DIR: join(disk.path, 'fresh') })
  await server.listening
  server.stop('SIGSTOP')
  const cut = disk.cut()
  server.stop('SIGKILL')
  await server.ended
  const next = await run(MAIN, { DATA_DIR: join(cut.path, 'fresh') })
  try {
    const browser = browserAt(await next.listening)
    assert.is((await browser.put('/auth/login', shownAdmin(server.out.stdout))).body.success, true)
  } finally {
    next.stop()
    await next.ended
    cut.remove()
    rmSync(join(disk.path, 'fresh'), { recursive: true })
  }
}

/** What only a person may decide, so that no command loses it by mistake. */
const LOSE = '--lose-what-is-sealed'

/**
 * Kills `npm run new-key` on a copy of a school before the steps that are chosen. Run again it must end well: with one
 * key that fits, the earlier file beside it, and nothing else.
 * @returns how many steps there are
 */
export async function killedNewKeys(school: string, choose: (steps: string[]) => number[]): Promise<number> {
  const wrong = Buffer.alloc(32, 3).toString('base64')
  const schoolOfLostKey = () => {
    const scratch = scratchFolder()
    cpSync(school, scratch.path, { recursive: true })
    writeFileSync(join(scratch.path, 'secret.key'), wrong)
    return scratch
  }
  const first = schoolOfLostKey()
  const steps = await stepsOf(NEW_KEY_COMMAND, { DATA_DIR: first.path }, [LOSE])
  first.remove()
  for (const step of choose(steps)) {
    const { path, remove } = schoolOfLostKey()
    const env = { DATA_DIR: path }
    await killedAt(step, NEW_KEY_COMMAND, env, [LOSE])
    const again = await command(NEW_KEY_COMMAND, env, [LOSE])
    const where = `killed before step ${step} (${steps[step - 1]}), then: ${again.stdout}${again.stderr}`
    assert.ok(again.code === 0 || /belongs to this school/.test(again.stderr), where)
    const names = readdirSync(path).filter((name) => name.startsWith('secret.key'))
    const [old] = names.filter((name) => name.includes('.old-'))
    assert.equal(names.sort(), ['secret.key', old], where)
    assert.is(readFileSync(join(path, String(old)), 'utf8'), wrong, where)
    await assertSound(env)
    remove()
  }
  return steps.length
}

/** What is in a data folder besides its lock. */
const filesOf = (path: string) => readdirSync(path).filter((name) => !name.startsWith('school.lock'))

/**
 * Kills `npm run restore` into an empty folder before the steps that are chosen. A start says that there is no school
 * yet, and the same restore goes through; or the school is there whole.
 * @returns how many steps there are
 */
export async function killedRestores(backup: string, choose: (steps: string[]) => number[]): Promise<number> {
  const first = scratchFolder()
  const steps = await stepsOf(RESTORE_COMMAND, { DATA_DIR: first.path }, [backup])
  first.remove()
  for (const step of choose(steps)) {
    const { path, remove } = scratchFolder()
    const env = { DATA_DIR: path }
    await killedAt(step, RESTORE_COMMAND, env, [backup])
    const where = `killed before step ${step} (${steps[step - 1]})`
    const names = filesOf(path)
    if (names.length > 0) {
      const start = await command(MAIN, env)
      assert.is(start.code, 1, where)
      const line = names.includes('school.db') ? /^The key file .+ is missing/ : /^A restore into .+ was cut off/
      assert.match(start.stderr, line, where)
      assert.equal(filesOf(path), names, `${where}: nothing was made`)
    }
    const again = await command(RESTORE_COMMAND, env, [backup])
    if (names.includes('school.db')) assert.match(again.stderr, /is not empty \(school\.db.*\): nothing was changed/)
    else assert.is(again.code, 0, `${where}: ${again.stderr}`)
    assert.ok(readFileSync(join(path, 'school.db')).equals(readFileSync(backup)), where)
    remove()
  }
  return steps.length
}
