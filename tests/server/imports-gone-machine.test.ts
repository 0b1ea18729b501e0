/** A machine that is gone in the middle of an import, with its connections left open: another one takes the import over. */
// engines: postgres

import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { importLimits } from '#contract/imports'
import { engineOf, everythingIn, rowsOfDatabase } from '../../tools/engine.ts'
import { addStudent, form, studentSheet } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'

let now = Date.now()
/** The machine that goes on. */
const other = await start({ clock: () => now })
const { DATABASE_URL: url = '' } = await engineOf(other.dataDir)
const network = await networkTo(url)
const gone = await start({ dataDir: other.dataDir, clock: () => now, env: { DATABASE_URL: network.url } })
const [admin, atGone] = [
  await other.login(ADMIN.userId, ADMIN.password),
  await gone.login(ADMIN.userId, ADMIN.password),
]
test.after.each(() => network.thaw())
test.after(async () => {
  await gone.stop({ keep: true })
  await other.stop()
  network.close()
})

/** A network between a server and PostgreSQL that can stop to carry anything, without closing a connection. */
async function networkTo(address: string) {
  const { port, hostname } = new URL(address)
  const sockets = new Set<Socket>()
  const databases = new Set<Socket>()
  let isFrozen = false
  let trigger = (_: string) => false
  const held: (() => void)[] = []
  const carry = (from: Socket, to: Socket, isTheEnd: (text: string) => boolean) => {
    const deliver = (act: () => void) => void (isFrozen ? held.push(act) : act())
    from.on('data', (data) => {
      if (!isFrozen && isTheEnd(data.toString('latin1'))) isFrozen = true
      deliver(() => to.write(data))
    })
    from.on('end', () => deliver(() => to.end()))
    from.on('error', () => {})
  }
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    for (const socket of [client, database]) sockets.add(socket)
    databases.add(database)
    carry(client, database, (text) => trigger(text))
    carry(database, client, () => false)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const own = new URL(address)
  own.port = String((server.address() as AddressInfo).port)
  return {
    url: String(own),
    isFrozen: () => isFrozen,
    /** Carries nothing any more from the nth query on that has this text. */
    freezeAt(text: string, nth: number) {
      let count = 0
      trigger = (data) => data.includes(text) && ++count === nth
    },
    /**
     * PostgreSQL ends the transaction in which the machine is silent, as it does after the timeout of its connections
     * (imports.test.ts), for which the test need not wait.
     */
    endTransaction: () =>
      rowsOfDatabase(
        address,
        "select pg_terminate_backend(pid) from pg_stat_activity where client_port = any($1) and state = 'idle in transaction'",
        [[...databases].map(({ localPort }) => localPort)],
      ),
    thaw() {
      isFrozen = false
      trigger = () => false
      for (const act of held.splice(0)) act()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

let roll = 0
/** A draft of two new students and one that is known, who was changed since: its row is planned again. */
async function draft(): Promise<{ id: string; names: string[] }> {
  const names = [`New ${++roll} One`, `New ${roll} Two`]
  const known = await addStudent(admin, { name: `Known ${roll}`, grade: '4', rollNumber: `known-${roll}`, age: '9' })
  const lines = names.map((name, at) => `${name},Tom,${roll}-${at},4,9,12345,Road,1`)
  const head = 'Name,Father name,Roll number,Class,Age,Phone,Address,Fee'
  const file = Buffer.from(studentSheet(head, ...lines, `Known ${roll},,known-${roll},4,12,,,`))
  const { _id } = (await admin.post('/imports?kind=student', file)).body.import
  await admin.post(`/student/updateStudent/${known._id}`, form({ age: '10' }))
  return { id: _id, names }
}
async function atRest(by: Caller, id: string) {
  for (;;) {
    const { import: found } = (await by.get(`/imports/${id}`)).body
    if (found.progress === null) return found
    await pause(5)
  }
}
const until = async (isSo: () => boolean) => {
  while (!isSo()) await pause(5)
}
const everything = async () => {
  // Who asks, and when, is counted elsewhere.
  const { sessions: _, throttle: __, ...tables } = await everythingIn(url)
  return tables
}

for (const [what, text, nth] of [
  ['before it says that the logins are made', 'pg_advisory_xact_lock', 2],
  ['before it begins to write the people', 'pg_advisory_xact_lock', 3],
  ['in the transaction in which it writes the people', 'insert into "allStudents"', 1],
  ['when it commits', 'commit', 3],
] as const) {
  test(`a machine that is gone ${what} loses its import to another one, and writes nothing when it comes back`, async () => {
    const { id, names } = await draft()
    network.freezeAt(text, nth)
    // The machine may be gone before it has answered.
    const asked = atGone.post(`/imports/${id}/run`, {})
    await until(network.isFrozen)
    now += importLimits.lostSeconds * 1_000 - 1
    const { import: running } = (await admin.get(`/imports/${id}`)).body
    assert.is(running.state, 'running')
    await network.endTransaction()
    now += 4_000
    const { import: left } = (await admin.get(`/imports/${id}`)).body
    assert.equal([left.state, left.counts.add], ['draft', 2])
    assert.match(left.problem.message, /Nothing was written: run it again/)
    assert.is((await admin.post(`/imports/${id}/run`, {})).body.success, true)
    const done = await atRest(admin, id)
    assert.equal([done.state, done.problem, done.counts.add, done.counts.change], ['done', null, 2, 1])
    const before = await everything()

    network.thaw()
    await asked
    // A server makes its transactions one after the other: after these it has tried what it had begun.
    for (let count = 0; count < 3; count++) {
      const { _id: after } = await addStudent(atGone)
      await atGone.delete(`/student/deleteStudent/${after}`)
    }
    const after = await everything()
    for (const table of ['acts', 'actRows'] as const) assert.equal(after[table], before[table], table)
    const { data } = (await admin.post('/student/searchStudent', { name: `New ${roll}` })).body
    assert.equal(data.map(({ name }: { name: string }) => name).sort(), names)
  })
}

test.run()
