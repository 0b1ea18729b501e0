// needs: programs
/** One round of what bench/endurance.ts does many times: kills during writes, power cuts, a full disk. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import * as assert from 'uvu/assert'
import { sqlite } from '../../server/store/index.ts'
import {
  asBoss,
  BOSS,
  browserAt,
  killedUnderWriters,
  powerCutAfterFirstStart,
  powerCuts,
  scratchFolder,
} from '../../tools/endurance.ts'
import { type Disk, makeDisk } from '../../tools/power-cut.ts'
import { MAIN, run } from '../../tools/processes.ts'
import { test } from '../test.ts'

const scratch = scratchFolder()
const disk = makeDisk(scratch.path)
test.after(() => {
  disk?.remove()
  scratch.remove()
})
/**
 * Adds a test that mounts a disk, which only root may do. For other users the first test of this file checks the
 * settings.
 */
const onDisk = (name: string, run: (disk: Disk) => Promise<void>) => {
  if (disk) test(name, () => run(disk))
  else console.log(`not run, since a disk cannot be mounted here: ${name}`)
}

test('SQLite is set to sync each commit to the disk and to overwrite deleted bytes', async () => {
  const db = new Kysely({ dialect: sqlite(join(scratch.path, 'pragmas.db')).dialect })
  const pragma = async (name: string) =>
    Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] as object)
  assert.equal(await pragma('journal_mode'), ['wal'])
  assert.equal(await pragma('synchronous'), [2], 'FULL')
  assert.equal(await pragma('secure_delete'), [1])
  await db.destroy()
})

test('a number beyond 2^53 is read without an error, and bytes as a Buffer', async () => {
  const db = new Kysely({ dialect: sqlite(join(scratch.path, 'values.db')).dialect })
  await sql`create table t (number integer, bytes blob)`.execute(db)
  await sql`insert into t values (1152921504606846976, x'00ff'), (${2 ** 60}, ${Buffer.of(0, 255)})`.execute(db)
  const row = { number: 2 ** 60, bytes: Buffer.of(0, 255) }
  assert.equal((await sql`select * from t`.execute(db)).rows, [row, row])
  await db.destroy()
})

test('every successful write is there after the process was killed during six writers', async () => {
  assert.ok((await killedUnderWriters(1)) >= 6)
})

onDisk('what was answered with success is there after a power cut', async (disk) => {
  assert.ok((await powerCuts(disk, 1)) >= 10)
})

onDisk('the admin that a first start has shown can log in after a power cut', powerCutAfterFirstStart)

onDisk('GET /health is 503 on a full disk, and 200 again when there is space', async (disk) => {
  const server = await run(MAIN, { ...BOSS, DATA_DIR: join(disk.path, 'full') })
  try {
    const origin = await server.listening
    await asBoss(origin)
    const until = async (status: number, state: string) => {
      for (;;) {
        const got = await browserAt(origin).get('/health')
        if (got.status === status && got.body.disk === state) return got.body.message
        await new Promise((again) => setTimeout(again, 100))
      }
    }
    await until(200, 'ok')
    const ballast = join(disk.path, 'ballast')
    writeFileSync(ballast, Buffer.alloc(40 * 1024 * 1024))
    assert.match(await until(503, 'full'), /^The server is not ready: its disk is full\.$/)
    rmSync(ballast)
    await until(200, 'ok')
  } finally {
    server.stop('SIGKILL')
    await server.ended
  }
})

test.run()
