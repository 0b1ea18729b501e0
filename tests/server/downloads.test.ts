/** The limits of downloads: one of the whole school at a time, ended with its reader, limited in number and rows. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { mock } from 'node:test'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { BASE_PATH } from '#contract'
import { HttpError } from '../../server/errors.ts'
import { xlsxOf } from '../../server/exports/xlsx.ts'
import { addStudent } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { unzip } from './unzip.ts'

/** More than sockets and streams hold on the way to a reader that reads nothing. */
const PHOTO = Buffer.alloc(40_000_000, 'photo ')

const school = await start({ socket: true })
const admin = await school.login(ADMIN.userId, ADMIN.password)
const student = await addStudent(admin)
await school.store.photos.put(student._id, 'photo', {
  version: 'large',
  type: 'image/webp',
  sizes: { full: PHOTO, card: PHOTO.subarray(0, 1), thumb: PHOTO.subarray(0, 1) },
})
test.after.each(() => mock.timers.reset())
test.after(() => school.stop())

/** Begins to download the whole school, and reads nothing of it. */
function beginDownload(caller: Caller, { origin } = school) {
  const asked = request(`${origin}${BASE_PATH}/export/school`, {
    method: 'POST',
    headers: { cookie: caller.cookie },
  })
  const response = new Promise<import('node:http').IncomingMessage>((done, failed) =>
    asked.once('response', done).once('error', failed),
  )
  asked.end()
  return { response, leave: () => asked.destroy() }
}

/** Repeats a call until it is not refused. */
async function untilGranted(caller: Caller) {
  for (;;) {
    const got = await caller.post('/export/school')
    if (got.status !== 429) return got
    await pause(5)
  }
}

test('one download of the whole school runs at a time; a reader who leaves gives the place back', async () => {
  const exports = async () => {
    const lines: { action: string }[] = (await admin.get('/admin/audit')).body.data
    return lines.filter(({ action }) => action === 'export').length
  }
  const before = await exports()
  const first = beginDownload(admin)
  const { statusCode } = await first.response
  assert.is(statusCode, 200)
  const second = await admin.post('/export/school')
  assert.is(second.status, 429)
  assert.match(second.body.message, 'The whole school is being exported already')
  assert.is(second.headers.get('retry-after'), '60')
  assert.is(await exports(), before + 1, 'one that is refused is no line of the audit')

  first.leave()
  const files = await unzip((await untilGranted(admin)).bytes)
  assert.ok(files.get('photos/students/5-7.webp')?.equals(PHOTO))
  assert.not.ok(
    school.log.some(({ msg }) => msg === 'a download broke off'),
    'leaving is no fault',
  )
})

test('a slow reader has more time than for other calls', async () => {
  const impatient = await start({ socket: true, dataDir: school.dataDir, bounds: { exchangeMs: 400 } })
  let begun = 0
  const count = () => begun++
  subscribe('http.server.request.start', count)
  // Time passes only when the test says so.
  mock.timers.enable({ apis: ['setTimeout'] })
  const { response } = beginDownload(admin, impatient)
  const incoming = await response
  // Another call that takes too long: when its connection is ended, the download would have been too.
  const { hostname, port } = new URL(impatient.origin)
  const late = connect(Number(port), hostname)
  late.write(`POST ${BASE_PATH}/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n`)
  const ended = once(late.resume(), 'close')
  while (begun < 2) await nextTurn()
  unsubscribe('http.server.request.start', count)
  mock.timers.tick(400)
  await ended
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  assert.ok((await unzip(Buffer.concat(chunks))).get('photos/students/5-7.webp')?.equals(PHOTO))
  await impatient.stop({ keep: true })
})

test('a fault in the middle ends the connection, so that nobody takes half a file for the whole, and is logged', async () => {
  const broken = await start({
    socket: true,
    between: (store) => ({
      ...store,
      photos: { ...store.photos, findOnce: () => Promise.reject(new Error('the disk is gone')) },
    }),
  })
  const caller = await broken.login(ADMIN.userId, ADMIN.password)
  await addStudent(caller)
  const failed = await caller.post('/export/school').then(
    () => false,
    () => true,
  )
  assert.ok(failed, 'the response broke off')
  const [line] = broken.log.filter(({ msg }) => msg === 'a download broke off')
  assert.is((line?.err as Error)?.message, 'the disk is gone')
  await broken.stop()
})

test('a list of more rows than Excel is made for is refused before the file is made, with what to do', async () => {
  const rows = (count: number) => ({
    columns: [{ heading: 'Number', value: String }],
    pages: async function* () {
      yield Array.from({ length: count }, (_, index) => index)
    },
  })
  const failure = await xlsxOf('Numbers', rows(5_001), 'en').catch((error) => error)
  assert.instance(failure, HttpError)
  assert.is(failure.status, 413)
  assert.match(failure.message, 'more than 5000 rows, too many for one Excel file. Export it as CSV, or filter')
  assert.is(String((await xlsxOf('Numbers', rows(5_000), 'en')).subarray(0, 2)), 'PK')
})

test('one login downloads so often in an hour and no more', async () => {
  const { userId } = await addStudent(admin)
  const caller = await school.login(userId, 'ann-password')
  const statuses = []
  for (let count = 0; count < 31; count++) statuses.push((await caller.post('/export/own')).status)
  assert.equal(statuses.slice(-2), [200, 429])
  assert.is((await admin.post('/export/own')).status, 200, 'another login is not kept waiting')
})

test.run()
