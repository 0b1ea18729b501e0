/** Kills the server of an import at a step of its work; another server on the same school then goes on. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { engineOf } from './engine.ts'
import { MAIN, run } from './processes.ts'
import { addStudent, picture, studentSheet } from './samples.ts'
import { ADMIN, type Caller, caller, start } from './start.ts'
import { zipOf } from './zip-of.ts'

/** What a server does for an import. */
export const PHASES = ['read', 'photos', 'run', 'undo'] as const
export type Phase = (typeof PHASES)[number]
/** `text`: only queries that have it are steps. */
type Kill = { phase: Phase; step: number; when?: 'before' | 'sent'; text?: string }

const HEAD = 'Name,Father name,Roll number,Class,Age,Phone,Address,Fee'
const NEW = ['New One', 'New Two', 'New Three']
const SHEET = Buffer.from(
  studentSheet(HEAD, ...NEW.map((name, at) => `${name},Tom,${at},4,9,12345,Road,1`), 'Was There,,77,4,10,,New Road,'),
)

/** A school with one student, whom each import changes, and the server that goes on. */
export async function openSchool() {
  const dataDir = mkdtempSync(join(tmpdir(), 'import-kills-'))
  // A killed server has lost its import at once.
  const school = await start({ dataDir, clock: () => Date.now() + 60_000 })
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const photo = async (colour: string) => Buffer.from(await (await picture(colour)).arrayBuffer())
  const zip = await zipOf({ '4-1.png': await photo('#f00'), '4-77.png': await photo('#0f0') })
  const known = await addStudent(admin, {
    name: 'Was There',
    grade: '4',
    rollNumber: '77',
    address: 'Old Road',
    photo: await picture('#00f'),
  })
  const oldPhoto = await photoOf(admin, known._id)
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--require ${resolve('tools/kill-at.cjs')}`,
    ...(await engineOf(dataDir)),
    KILL_FROM: 'SIGUSR2',
  }

  const found = (id: string) => school.store.acts.find(id)
  /** Waits until no server works on it, or the one that does is gone. */
  async function atRest(id: string, isOver = () => false): Promise<void> {
    while (!isOver() && (await found(id))?.task) await pause(5)
  }
  const countOf = async (action: string) => {
    let count = 0
    for await (const page of school.store.audit.pages()) count += page.filter((line) => line.action === action).length
    return count
  }

  const act: Record<Phase, (by: Caller, id: string) => Promise<unknown>> = {
    read: (by) => by.post('/imports?kind=student&name=list.csv', SHEET),
    photos: (by, id) => by.post(`/imports/${id}/photos`, zip),
    run: (by, id) => by.post(`/imports/${id}/run`, {}),
    undo: (by, id) => by.post(`/imports/${id}/undo`),
  }
  /** Does a phase of its own, to its end. */
  async function whole(phase: Phase, id = ''): Promise<string> {
    const { body } = (await act[phase](admin, id)) as {
      body: { success: boolean; message: string; import: { _id: string } }
    }
    assert.is(body.success, true, `${phase}: ${body.message}`)
    await atRest(body.import._id)
    return body.import._id
  }
  /** The import that the phase begins with. */
  async function before(phase: Phase): Promise<string> {
    let id = ''
    for (const earlier of PHASES.slice(0, PHASES.indexOf(phase))) id = await whole(earlier, id)
    return id
  }

  /** All of an import is in the school, or nothing. */
  async function expectWhole(id: string, state: 'draft' | 'done' | 'undone'): Promise<void> {
    const { body } = await admin.get(`/imports/${id}`)
    assert.equal([body.import.state, body.import.progress], [state, null])
    const isIn = state === 'done'
    const { students } = (await admin.get('/student/getAllStudent')).body
    const names = students.map(({ name }: { name: string }) => name).sort()
    assert.equal(names, isIn ? [...NEW, 'Was There'].sort() : ['Was There'])
    const one = students.find(({ _id }: { _id: string }) => _id === known._id)
    assert.equal([one.age, one.address], isIn ? ['10', 'New Road'] : [known.age ?? one.age, 'Old Road'])
    assert.equal(await school.store.checks.orphans(), [])
    assert.equal((await photoOf(admin, known._id)) === oldPhoto, !(isIn && body.import.photos.matched === 2))
  }

  /** Kills a server at the step. @returns how many steps the phase has, where it was not killed */
  async function killed({ phase, step, when = 'before', text = '' }: Kill): Promise<number> {
    let id = await before(phase)
    const counts = {
      read: await countOf('prepare import'),
      run: await countOf('import'),
      undo: await countOf('undo import'),
    }
    const stepsFile = join(dataDir, 'steps')
    const server = await run(MAIN, {
      ...env,
      KILL_AT: String(step),
      KILL_WHEN: when,
      KILL_TEXT: text,
      STEPS_FILE: stepsFile,
    })
    const origin = await server.listening
    const victim = caller((path, init) =>
      fetch(origin + path, { ...init, headers: { ...init?.headers, connection: 'close' } }),
    )
    victim.cookie = admin.cookie
    server.stop('SIGUSR2')
    while (!server.out.stderr.includes('steps are counted')) await pause(5)
    let isGone = false
    server.ended.then(() => {
      isGone = true
    })
    const earlier = new Set((await school.store.acts.newest(1_000)).map((one) => one.id))
    await act[phase](victim, id).catch(() => {})
    const made = (await school.store.acts.newest(1_000)).find((one) => !earlier.has(one.id))
    if (phase !== 'read') await atRest(id, () => isGone)
    server.stop()
    await server.ended
    // A killed server writes none.
    const steps = existsSync(stepsFile) ? readFileSync(stepsFile, 'utf8').split('\n').length : 0
    rmSync(stepsFile, { force: true })

    // What another server finds, and that it goes on.
    if (phase === 'read') {
      assert.is((await countOf('prepare import')) - counts.read, made ? 1 : 0)
      id = made?.id ?? (await whole('read'))
    }
    const state = ((await admin.get(`/imports/${id}`)).body.import as { state: 'draft' | 'done' | 'undone' }).state
    await expectWhole(id, state)
    assert.is((await countOf('import')) - counts.run, phase === 'run' && state === 'done' ? 1 : 0)
    assert.is((await countOf('undo import')) - counts.undo, state === 'undone' ? 1 : 0)
    if (state === 'draft') {
      const { import: draft } = (await admin.get(`/imports/${id}`)).body
      assert.equal([draft.counts.all, draft.counts.add, draft.counts.change], [4, 3, 1])
      await whole('photos', id)
      await whole('run', id)
      await expectWhole(id, 'done')
    }
    if (state !== 'undone') {
      const [added] = (await admin.post('/student/searchStudent', { name: 'New One' })).body.data
      const { user } = (await admin.get(`/student/get-single-student/${added._id}`)).body
      await school.login(user.userId, user.password)
      await whole('undo', id)
      await expectWhole(id, 'undone')
    }
    return steps
  }

  return { killed, stop: () => school.stop() }
}

async function photoOf(admin: Caller, id: string): Promise<string> {
  const { bytes, status } = await admin.get(`/student/get-student-photo/${id}`)
  assert.is(status, 200)
  return Buffer.from(bytes).toString('base64')
}
