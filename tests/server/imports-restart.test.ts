// engines: sqlite, postgres

import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { ADMIN, start } from './start.ts'

const HEAD = 'Name,Father name,Roll number,Class,Age,Phone,Address,Fee'

test('a server that ends in the middle of an import leaves a draft, and the next one runs it to its end', async () => {
  const first = await start()
  const admin = await first.login(ADMIN.userId, ADMIN.password)
  const lines = Array.from({ length: 60 }, (_, at) => `Pupil,Tom,${at},4,9,12345,Road,1`)
  const { _id } = (await admin.post('/imports?kind=student', Buffer.from([HEAD, ...lines].join('\n')))).body.import
  assert.is((await admin.post(`/imports/${_id}/run`, {})).body.import.state, 'running')
  // Some logins are made, not all of them.
  while (!(await first.store.imports.rows(_id)).some(({ passwordHash }) => passwordHash !== null)) {
    await new Promise((resolve) => setImmediate(resolve))
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
    assert.ok(made.length > 0 && made.length < 60, `${made.length} logins are kept`)
    assert.is((await again.post(`/imports/${_id}/run`, {})).body.success, true)
    let state = 'running'
    while (state === 'running') {
      // Without a turn of the event loop no hash would ever be ready.
      await new Promise((resolve) => setImmediate(resolve))
      state = (await again.get(`/imports/${_id}`)).body.import.state
    }
    assert.equal([state, await second.store.students.count()], ['done', 60])
    const { data } = (await again.get('/admin/audit')).body
    assert.is(data.filter(({ action }: { action: string }) => action === 'import').length, 1)
  } finally {
    await second.stop()
  }
})

test.run()
