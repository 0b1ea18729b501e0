/**
 * A replica of PostgreSQL is promoted while three writers work: how many answered writes are lost, how long no write is
 * answered, and whether what the server shows afterwards is what the database has. Needs pg_basebackup: the programs of a
 * PostgreSQL of the system.
 *
 *   node --conditions=source bench/failover.ts /usr/lib/postgresql/15/bin [rounds]
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { asBoss, BOSS, browserAt, startWriters } from '../tools/endurance.ts'
import { rowsOfDatabase } from '../tools/engine.ts'
import { switchableAddress } from '../tools/failover.ts'
import { startPostgres } from '../tools/postgres-server.ts'
import { MAIN, run } from '../tools/processes.ts'
import { finish, printResult, round } from './tools/figures.ts'

const [programs = '/usr/lib/postgresql/15/bin', rounds = '3'] = process.argv.slice(2)
const SAFE = ['fsync=on', 'full_page_writes=on', 'synchronous_commit=on']
/** Writes before and after the failover. */
const ENOUGH = 40

type Kind = 'synchronous' | 'asynchronous' | 'asynchronous, its link stalled'

async function failover(kind: Kind) {
  const primary = await startPostgres(programs, SAFE)
  const standby = await startPostgres(programs, SAFE)
  await standby.stop()
  replicate(primary.url, standby.folder)
  await standby.start()
  await rowsOfDatabase(primary.url, 'create database school')
  if (kind === 'synchronous') {
    await rowsOfDatabase(primary.url, "alter system set synchronous_standby_names = '*'")
    await rowsOfDatabase(primary.url, 'select pg_reload_conf()')
  }
  const isSynchronous = kind === 'synchronous'
  await until(async () =>
    (await rowsOfDatabase(primary.url, 'select sync_state from pg_stat_replication')).some(
      ({ sync_state: state }) => state === (isSynchronous ? 'sync' : 'async'),
    ),
  )
  const address = await switchableAddress(primary.url)
  const scratch = mkdtempSync(join(tmpdir(), 'school-failover-'))
  const server = await run(MAIN, { ...BOSS, DATA_DIR: scratch, DATABASE_URL: address.url('school') })
  try {
    const origin = await server.listening
    const admin = await asBoss(origin)
    const written = startWriters(admin, 3)
    await written.atLeast(ENOUGH)
    if (kind === 'asynchronous, its link stalled') {
      const [{ pid }] = await rowsOfDatabase(primary.url, 'select pid from pg_stat_replication')
      process.kill(pid, 'SIGSTOP')
      await written.atLeast(ENOUGH + 10)
      process.kill(pid, 'SIGKILL')
    }
    const since = performance.now()
    await primary.stop('killed')
    const answered = { ...written, students: [...written.students], notices: [...written.notices] }
    const total = answered.students.length + answered.notices.length
    await rowsOfDatabase(standby.url, 'select pg_promote()')
    address.switchTo(standby.url)
    await written.atLeast(total + 1)
    const seconds = round((performance.now() - since) / 1000)
    await written.atLeast(total + ENOUGH)
    written.pause()
    const school = String(Object.assign(new URL(standby.url), { pathname: 'school' }))
    const idsOf = async (tables: string[]) =>
      (await rowsOfDatabase(school, tables.map((table) => `select id from ${table}`).join(' union all '))).map(
        ({ id }) => id,
      )
    const there = new Set(await idsOf(['students', 'notices']))
    const lost = [...answered.students, ...answered.notices].filter((id) => !there.has(id)).length
    const shown = async (): Promise<string[]> =>
      (await browserAt(origin).get('/notice/getNotice')).body.notice.map(({ _id }: { _id: string }) => _id)
    // A write that was sent before the writers paused may still arrive.
    let [before, seen, after] = [[''], [''], ['other']]
    while (before.join() !== after.join())
      [before, seen, after] = [
        (await idsOf(['notices'])).sort(),
        (await shown()).sort(),
        (await idsOf(['notices'])).sort(),
      ]
    const isCurrent = seen.join() === after.join()
    const faults = server.out.stderr.split('internal error').length - 1
    return { total, lost, seconds, isCurrent, faults }
  } finally {
    server.stop('SIGKILL')
    await server.ended
    await address.close()
    await Promise.all([primary.remove(), standby.remove()])
    rmSync(scratch, { recursive: true })
  }
}

/** Makes the folder a replica of the primary, which starts as one. */
function replicate(url: string, folder: string): void {
  const { hostname, port } = new URL(url)
  const user = execFileSync('stat', ['-c', '%u', folder], { encoding: 'utf8' }).trim()
  rmSync(folder, { recursive: true })
  execFileSync(join(programs, 'pg_basebackup'), ['-h', hostname, '-p', port, '-U', 'postgres', '-D', folder, '-R'])
  execFileSync('chown', ['-R', `${user}:${user}`, folder])
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(100)
}

for (const kind of ['synchronous', 'asynchronous', 'asynchronous, its link stalled'] as Kind[]) {
  for (let number = 0; number < Number(rounds); number++) {
    const { total, lost, seconds, isCurrent, faults } = await failover(kind)
    const figures = `${lost} of ${total} answered writes lost; ${seconds} s until the next one; ${isCurrent ? 'shows what is there' : 'SHOWS WHAT IS NOT THERE'}; ${faults} internal errors`
    const isWell = isCurrent && faults === 0 && (kind !== 'synchronous' || lost === 0)
    printResult(kind, figures, kind === 'synchronous' ? 'none lost' : 'nothing shown that is lost', isWell)
  }
}
finish()
