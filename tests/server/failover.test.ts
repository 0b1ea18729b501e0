/** A PostgreSQL that lacks the last changes takes over: the server shows what is there, and nothing that was lost. */
// engines: postgres
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { openPool } from '../../server/store/engines/postgres-pool.ts'
import { rowsOfDatabase } from '../../tools/engine.ts'
import { switchableAddress } from '../../tools/failover.ts'
import { type PostgresServer, startPostgres } from '../../tools/postgres-server.ts'
import { addNotice, addStudent } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { eventually } from './connections.ts'

const [primary, standby] = (await Promise.all([startPostgres(), startPostgres()])) as [PostgresServer, PostgresServer]
test.before.each(() => Promise.all([primary.start(), standby.start()]))
const address = await switchableAddress(primary.url)
test.after(async () => {
  await address.close()
  await Promise.all([primary.remove(), standby.remove()])
})

/** The standby has what the primary has now, and nothing from later on. */
async function copyToStandby(): Promise<void> {
  await Promise.all([primary.stop(), standby.stop()])
  rmSync(standby.folder, { recursive: true })
  execFileSync('cp', ['-a', primary.folder, standby.folder])
  await Promise.all([primary.start(), standby.start()])
}

test('what a cache has from before a failover is not shown for the data of after it', async () => {
  await rowsOfDatabase(primary.url, 'create database school')
  const school = await start({ env: { DATABASE_URL: address.url('school') } })
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const notices = async () => (await school.visitor.get('/notice/getNotice')).body.notice.map(titleOf)
  const students = async (one: Caller) => (await one.get('/student/getAllStudent')).body.students.map(nameOf)
  await addNotice(admin, { title: 'before' })
  await copyToStandby()
  assert.ok(await eventually(async () => (await admin.get('/auth/me')).status === 200))

  await addNotice(admin, { title: 'lost' })
  await addStudent(admin, { name: 'Lost' })
  assert.equal([(await notices()).sort(), await students(admin)], [['before', 'lost'], ['Lost']])
  address.switchTo(standby.url)
  await primary.stop('killed')
  assert.ok(await eventually(async () => (await admin.get('/auth/me')).status === 200))

  // As many changes as were lost: the counters are at the same numbers again.
  await addNotice(admin, { title: 'after' })
  await addStudent(admin, { name: 'After' })
  assert.equal([(await notices()).sort(), await students(admin)], [['after', 'before'], ['After']])
  await school.stop()
})

test('nothing more is read from a server that has refused a write, on any connection that was open before', async () => {
  const moved = await switchableAddress(primary.url)
  const pool = openPool(moved.url('postgres'))
  const portOf = async () => (await pool.query({ text: "select current_setting('port') as port" })).rows[0].port
  const ofFour = async () => new Set(await Promise.all([1, 2, 3, 4].map(portOf)))
  try {
    assert.equal(await ofFour(), new Set([new URL(primary.url).port]))
    moved.switchTo(standby.url, { stay: true })
    const refused = await pool.query({ text: 'begin read only; create table refused ()' }).catch(({ code }) => code)
    assert.is(refused, '25006')
    assert.equal(await ofFour(), new Set([new URL(standby.url).port]))
  } finally {
    await pool.end()
    await moved.close()
  }
})

const titleOf = ({ title }: { title: string }) => title
const nameOf = ({ name }: { name: string }) => name

test.run()
