// long
/** A process that sends mails is killed at every step: each address gets its mail at least once, at most one twice. */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as assert from 'uvu/assert'
import { addressKey, sealAddress } from '../../server/mail/address.ts'
import { sendDue } from '../../tools/mail-round.ts'
import { mailServer } from '../../tools/mail-server.ts'
import { addNotice } from '../../tools/samples.ts'
import { start } from '../../tools/start.ts'
import { test } from '../test.ts'

const scratch = mkdtempSync(join(tmpdir(), 'school-mail-'))
test.after(() => rmSync(scratch, { recursive: true, force: true }))

const READERS = ['ann@example.org', 'bob@example.org']

/** What one process has compiled the next one loads. */
const NODE_COMPILE_CACHE = join(scratch, 'compiled')

/** A school in a file, whose notice is about to go to two addresses. */
async function makeSchool(): Promise<string> {
  const dataDir = join(scratch, 'school')
  const env = {
    SMTP_URL: 'smtp://127.0.0.1:9?tls=off',
    MAIL_FROM: 'office@school.example',
    PUBLIC_URL: 'http://localhost',
  }
  const { store, vault, login, stop } = await start({ dataDir, env: { ...env, DATABASE_URL: '' } })
  const confirmedAt = new Date().toISOString()
  for (const address of READERS) {
    const row = { language: 'en', categories: '', daily: 0, askedAt: confirmedAt, confirmedAt } as const
    const sealedAddress = sealAddress(address, address, vault)
    await store.mailSubscriptions.add({ id: address, addressKey: addressKey(address, vault), sealedAddress, ...row })
  }
  const notice = await addNotice(await login('admin', 'admin-password'))
  const mailing = await store.mails.openMailing(notice)
  await store.mails.updateMailing(mailing?.id ?? '', { dueAt: 0 })
  await stop({ keep: true })
  return dataDir
}

const envOf = (dataDir: string, port: number) => ({
  DATA_DIR: dataDir,
  SMTP_URL: `smtp://127.0.0.1:${port}?tls=off`,
  MAIL_FROM: 'office@school.example',
  PUBLIC_URL: 'http://localhost',
})

/** Sends what is due in a process of its own, with the hook that kills it. */
function begin(dataDir: string, port: number, env: Record<string, string> = {}) {
  const { PATH } = process.env
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--require', resolve('tools/kill-at.cjs'), 'tools/mail-round.ts'],
    {
      env: { PATH, NODE_COMPILE_CACHE, ...envOf(dataDir, port), ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  /** The signal that has ended it. */
  const ended = new Promise<string | null>((done) => child.on('exit', (_code, signal) => done(signal)))
  return { child, ended }
}

/** Sends what is left, as a server does after the minute for which a killed one keeps its turn. */
async function sendRest(dataDir: string, port: number): Promise<void> {
  const database = new DatabaseSync(join(dataDir, 'school.db'))
  database.exec('delete from "mailTurn"')
  database.close()
  await sendDue(envOf(dataDir, port))
}

const school = await makeSchool()
const copy = (name: string) => {
  const dataDir = join(scratch, name)
  cpSync(school, dataDir, { recursive: true })
  return dataDir
}

/** Which of the queries of a round about mails write: to be killed before one that reads is to be killed after a write. */
async function writingSteps(): Promise<number[]> {
  const server = await mailServer()
  const file = join(scratch, 'steps')
  assert.is(await begin(copy('all'), server.port, { KILL_TEXT: '"mail', STEPS_FILE: file }).ended, null)
  assert.equal(server.received.map(({ to }) => to).sort(), READERS)
  await server.stop()
  const steps = readFileSync(file, 'utf8').split('\n')
  return steps.flatMap((step, at) => (/ (insert|update|delete) /.test(step) ? [at + 1] : []))
}

test('killed before each write about mails, a round loses nothing, and sends at most one mail twice', async () => {
  const steps = await writingSteps()
  assert.ok(steps.length > 6, `${steps.length} steps`)
  const twice: number[] = []
  const lane = async (first: number) => {
    const server = await mailServer()
    for (const step of steps.filter((_, at) => at % 2 === first)) {
      server.received.length = 0
      const dataDir = copy(`step-${step}`)
      const { ended } = begin(dataDir, server.port, { KILL_TEXT: '"mail', KILL_AT: String(step) })
      assert.is(await ended, 'SIGKILL')
      await sendRest(dataDir, server.port)
      const taken = server.received.map(({ to }) => to)
      assert.equal([...new Set(taken)].sort(), READERS, `killed at step ${step}`)
      assert.ok(taken.length <= READERS.length + 1, `killed at step ${step}: ${taken}`)
      if (taken.length > READERS.length) twice.push(step)
      const ids = server.received.map(({ headers }) => headers['message-id'])
      assert.is(new Set(ids).size, 1, 'a double has the id of the first one')
      rmSync(dataDir, { recursive: true })
    }
    await server.stop()
  }
  await Promise.all([lane(0), lane(1)])
  // Between the mail server and the queue: else the hook has killed nowhere near.
  assert.ok(twice.length > 0)
})

for (const [when, count] of [
  ['before the mail server has the mail', 2],
  ['after it has taken the mail, before it says so', 3],
] as const) {
  test(`killed ${when}, each address gets its mail`, async () => {
    let kill = () => {}
    const isBefore = count === 2
    const server = await mailServer({
      recipient: () => {
        if (isBefore) kill()
        return undefined
      },
      data: () => {
        if (!isBefore) kill()
        return undefined
      },
    })
    const dataDir = copy(`killed-${count}`)
    const killed = new Promise<void>((done) => {
      kill = () => {
        kill = () => {}
        child.kill('SIGKILL')
        done()
      }
    })
    const { child, ended } = begin(dataDir, server.port)
    await killed
    await ended
    await sendRest(dataDir, server.port)
    const taken = server.received.map(({ to }) => to)
    assert.equal([[...new Set(taken)].sort(), taken.length], [READERS, count])
    await server.stop()
  })
}

test.run()
