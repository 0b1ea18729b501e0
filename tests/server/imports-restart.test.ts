// needs: programs
// engines: sqlite, postgres

import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { isPostgres } from '../../tools/engine.ts'
import { openSchool } from '../../tools/import-kills.ts'
import { studentSheet } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { featureTest } from './feature-test.ts'

const HEAD = 'Name,Father name,Roll number,Class,Age,Phone,Address,Fee'
const PUPILS = 41

/** Reads a list of pupils into a draft, and begins its import. @returns its id */
async function beginImport(admin: Caller): Promise<string> {
  const lines = Array.from({ length: PUPILS }, (_, at) => `Pupil,Tom,${at},4,9,12345,Road,1`)
  const { _id } = (await admin.post('/imports?kind=student', Buffer.from(studentSheet(HEAD, ...lines)))).body.import
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
  const [halfMade, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()]
  gone.promise.catch(() => {})
  const first = await start({
    between: (store) => ({
      ...store,
      async transaction(work) {
        const [running] = await store.acts.running()
        if (running && running.taskDone > 0) {
          // Some logins are made, not all of them: here the server ends.
          halfMade.resolve()
          await gone.promise
        }
        return store.transaction(work)
      },
    }),
  })
  const admin = await first.login(ADMIN.userId, ADMIN.password)
  const _id = await beginImport(admin)
  await halfMade.promise
  assert.is(await first.store.students.count(), 0)
  await first.stop({ keep: true })
  gone.reject(new Error('the server is gone'))

  const later = Date.now() + 60_000
  const second = await start({ dataDir: first.dataDir, clock: () => later })
  try {
    const again = await second.login(ADMIN.userId, ADMIN.password)
    const { import: left } = (await again.get(`/imports/${_id}`)).body
    assert.equal([left.state, left.progress, await second.store.students.count()], ['draft', null, 0])
    assert.match(left.problem.message, /Nothing was written: run it again/)
    assert.is((await again.post(`/imports/${_id}/run`, {})).body.success, true)
    assert.equal([await stateAtEnd(again, _id), await second.store.students.count()], ['done', PUPILS])
    assert.is(await timesImported(again), 1)
  } finally {
    await second.stop()
  }
}

// On PostgreSQL the servers that are killed, below, leave the same for another one.
featureTest(
  'a server that ends in the middle of an import leaves a draft, and the next one runs it to its end',
  endedInTheMiddle,
)

/** On SQLite a commit that was sent is done: one of them is enough, below. */
const postgresTest: typeof featureTest = isPostgres ? test : () => {}

const school = await openSchool()
test.after(() => school.stop())

// bench/import-kills.ts does so at every step. 'sent': on PostgreSQL nobody knows whether the commit was done.
for (const [addTest, phase, commit, when, what] of [
  [test, 'run', 2, 'before', 'before the commit of logins'],
  [test, 'run', 3, 'before', 'before the commit of people in the school'],
  [test, 'run', 3, 'sent', 'with the commit of people in the school'],
  [postgresTest, 'read', 1, 'sent', 'with the commit of what it has read'],
  [postgresTest, 'photos', 2, 'sent', 'with the commit of photos'],
  [postgresTest, 'undo', 1, 'sent', 'with the commit of the undoing'],
] as const) {
  addTest(`a server that is killed ${what} leaves all of it or nothing, and another one goes on`, async () => {
    assert.is(await school.killed({ phase, step: commit, when, text: 'commit' }), 0, 'it was not killed')
  })
}

test.run()
