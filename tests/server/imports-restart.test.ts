// needs: programs
// engines: sqlite, postgres

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { engineOf, isPostgres } from './engine.ts'
import { MAIN, run } from './processes.ts'
import { ADMIN, type Caller, caller, start } from './start.ts'

const HEAD = 'Name,Father name,Roll number,Class,Age,Phone,Address,Fee'
const PUPILS = 41

/** Reads a list of pupils into a draft, and begins its import. @returns its id */
async function beginImport(admin: Caller): Promise<string> {
  const lines = Array.from({ length: PUPILS }, (_, at) => `Pupil,Tom,${at},4,9,12345,Road,1`)
  const { _id } = (await admin.post('/imports?kind=student', Buffer.from([HEAD, ...lines].join('\n')))).body.import
  assert.is((await admin.post(`/imports/${_id}/run`, {})).body.import.state, 'running')
  return _id
}

/** Waits until a running import is over. @returns its state */
async function stateAtEnd(admin: Caller, id: string): Promise<string> {
  for (;;) {
    // Asking without a pause would take the processor from the hashes that it waits for.
    await pause(20)
    const { state } = (await admin.get(`/imports/${id}`)).body.import
    if (state !== 'running') return state
  }
}

async function timesImported(admin: Caller): Promise<number> {
  const { data } = (await admin.get('/admin/audit')).body
  return data.filter(({ action }: { action: string }) => action === 'import').length
}

async function endedInTheMiddle(): Promise<void> {
  const first = await start()
  const admin = await first.login(ADMIN.userId, ADMIN.password)
  const _id = await beginImport(admin)
  // Some logins are made, not all of them.
  while (!(await first.store.imports.rows(_id)).some(({ passwordHash }) => passwordHash !== null)) {
    await pause(5)
  }
  assert.is(await first.store.students.count(), 0)
  await first.stop({ keep: true })

  const later = Date.now() + 60_000
  const second = await start({ dataDir: first.dataDir, clock: () => later })
  try {
    const again = await second.login(ADMIN.userId, ADMIN.password)
    const { import: left } = (await again.get(`/imports/${_id}`)).body
    assert.equal([left.state, left.progress, await second.store.students.count()], ['draft', null, 0])
    assert.match(left.problem, /Nothing was written: run it again/)
    const made = (await second.store.imports.rows(_id)).flatMap(({ passwordHash }) => passwordHash ?? [])
    assert.ok(made.length > 0 && made.length < PUPILS, `${made.length} logins are kept`)
    assert.is((await again.post(`/imports/${_id}/run`, {})).body.success, true)
    assert.equal([await stateAtEnd(again, _id), await second.store.students.count()], ['done', PUPILS])
    assert.is(await timesImported(again), 1)
  } finally {
    await second.stop()
  }
}

// On PostgreSQL the server that is killed at the same moment, below, leaves the same rows for the next one.
if (!isPostgres)
  test(
    'a server that ends in the middle of an import leaves a draft, and the next one runs it to its end',
    endedInTheMiddle,
  )

for (const [moment, has] of [
  ['makes logins', (progress) => progress.what === 'logins' && progress.done > 0],
  ['writes', (progress) => progress.what === 'writing' || progress.done === PUPILS],
] as [string, (progress: { what: string; done: number }) => boolean][]) {
  test(`a server that is killed while it ${moment} leaves all of an import or nothing, and it can be run again`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'import-killed-'))
    const admins = { ADMIN_USER_ID: ADMIN.userId, ADMIN_PASSWORD: ADMIN.password }
    const server = await run(MAIN, { DATA_DIR: dataDir, ...admins, ...(await engineOf(dataDir)) })
    const origin = await server.listening
    const admin = caller((path, init) => fetch(origin + path, init))
    await admin.put('/auth/login', ADMIN)
    const id = await beginImport(admin)
    for (;;) {
      const { progress } = (await admin.get(`/imports/${id}`)).body.import
      if (!progress || has(progress)) break
      // The last login is made and written so soon that only asking without a pause sees it.
      if (progress.what === 'logins' && progress.done < PUPILS - 1) await pause(5)
    }
    server.stop('SIGKILL')
    await server.ended

    const later = Date.now() + 60_000
    const next = await start({ dataDir, clock: () => later })
    try {
      const again = await next.login(ADMIN.userId, ADMIN.password)
      const { state } = (await again.get(`/imports/${id}`)).body.import
      const students = await next.store.students.count()
      const whole = students === PUPILS
      assert.equal([state, students, await timesImported(again)], whole ? ['done', PUPILS, 1] : ['draft', 0, 0])
      if (!whole) {
        await again.post(`/imports/${id}/run`, {})
        assert.is(await stateAtEnd(again, id), 'done')
      }
      assert.equal([await next.store.students.count(), await timesImported(again)], [PUPILS, 1])
    } finally {
      await next.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
}

test.run()
