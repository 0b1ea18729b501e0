// needs: build
/**
 * Invalid requests to the built server, started as in the README: each gets an error response, nothing is written,
 * and the server keeps running.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { deflateSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { BASE_PATH } from '#contract'
import { file, form, noticeFields, picture, studentFields } from '../../tools/samples.ts'
import { caller } from '../../tools/start.ts'
import { test } from '../test.ts'
import { pngPicture } from './pictures.ts'
import { ADMIN, Portal } from './server.ts'

// At this level the server logs the web vitals that a page sends; the tests send some as a marker in the log.
const portal = await Portal.start({ LOG_LEVEL: 'info' })
test.after(() => portal.stop())

const ask = (path: string, init?: RequestInit) => fetch(portal.origin + path, init)
const visitor = caller(ask)
const admin = caller(ask)
await admin.put('/auth/login', ADMIN)
await visitor.post('/auth/register', { userId: 'Parent.Khan', password: 'six-letters', answer: 'Khan' })

/** The number of records of each kind: a failed request must not change it. */
const totals = async () => (await admin.get('/admin/adminAll')).body.length

let marks = 0

/** The log of the server up to now. It comes over a pipe, so this sends a marker and waits for its line. */
async function logged(): Promise<string> {
  const page = `/mark-${++marks}`
  await visitor.post('/vitals', { page, metrics: [] })
  while (!portal.output.includes(page)) await new Promise((later) => setTimeout(later, 5))
  return portal.output
}

/** Adds a test whose request must fail: nothing is written, and the server keeps running. */
function testRefused(what: string, send: () => Promise<void>): void {
  test(what, async () => {
    const [before, start] = [await totals(), (await logged()).length]
    await send()
    assert.equal(await totals(), before, 'nothing was written')
    assert.is((await visitor.get('/health')).status, 200, 'the server goes on')
    assert.not.match((await logged()).slice(start), /"level":(50|60)/, 'it was no error of the server')
  })
}

testRefused('a wrong password and an unknown user get the same response', async () => {
  const wrong = await visitor.put('/auth/login', { userId: 'Parent.Khan', password: 'wrong-password' })
  const unknown = await visitor.put('/auth/login', { userId: 'nobody', password: 'wrong-password' })
  assert.equal([wrong.status, wrong.body.success], [200, false])
  assert.is(wrong.body.message, 'Invalid userId or password')
  assert.equal([unknown.status, unknown.body], [wrong.status, wrong.body])
})

testRefused('a user id that exists in another letter case cannot be registered', async () => {
  const { status, body } = await visitor.post('/auth/register', {
    userId: 'PARENT.khan',
    password: 'six-letters',
    answer: 'Khan',
  })
  assert.equal([status, body.success, body.message], [200, false, 'user already exist please login'])
})

testRefused('a password of 5 characters is too short', async () => {
  const { status, body } = await visitor.post('/auth/register', { userId: 'new', password: 'five5', answer: 'Khan' })
  assert.equal([status, body.success, body.field], [400, false, 'password'])
  assert.is(body.message, 'Password must be atleast 6 word')
})

for (const [what, userId] of [
  ['an object', { $ne: null }],
  ['an array', ['head']],
  ['a number', 7],
  ['null', null],
] as const) {
  testRefused(`a login with ${what} in place of a string fails`, async () => {
    const { status, body } = await visitor.put('/auth/login', { userId, password: 'six-letters' })
    assert.equal([status, body.success, body.field], [400, false, 'userId'])
    assert.match(body.message, 'userId')
  })
}

testRefused('a name of 100 kB is too long', async () => {
  const fields = { ...studentFields(), name: 'n'.repeat(100_000), photo: await picture() }
  const { status, body } = await admin.post('/student/add-student', form(fields))
  assert.equal([status, body.success, body.field], [400, false, 'name'])
  assert.ok(body.message.length < 300, 'the answer does not repeat it')
})

test('HTML in a title is stored unchanged and only sent as JSON data', async () => {
  const title = '<img src=x onerror=alert(1)>'
  const added = await admin.post('/notice/addNotice', form({ ...noticeFields, title }))
  const got = await visitor.get(`/notice/getSingleNotice/${added.body.notice._id}`)
  assert.is(got.body.data.title, title)
  assert.match(got.headers.get('content-type') ?? '', /^application\/json/)
  assert.is(got.headers.get('x-content-type-options'), 'nosniff')
})

const elevenMegabytes = Buffer.concat([(await pngPicture()).buffer, Buffer.alloc(11 * 1024 * 1024)])
for (const [what, bytes, message] of [
  ['a text renamed .jpg', 'The dog ate my photo.', 415],
  ['an image of 11 MB', elevenMegabytes, 413],
  ['an image 1 px wide with 60 megapixels', bomb(1, 60_000_000), 413],
] as const) {
  testRefused(`${what} is not accepted as a photo`, async () => {
    const photo = file(bytes, 'photo.jpg', 'image/jpeg')
    for (const send of [
      () => admin.post('/notice/addNotice', form({ ...noticeFields, photo })),
      () => admin.post('/student/add-student', form({ ...studentFields(), photo })),
    ]) {
      const { status, body } = await send()
      assert.equal([status, body.success, body.field], [message, false, 'photo'], body.message)
    }
  })
}

testRefused('a request body that is cut off by a closed connection fails', async () => {
  const { port, hostname } = new URL(portal.origin)
  const socket = connect(Number(port), hostname)
  const head = [
    `POST ${BASE_PATH}/notice/addNotice HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Cookie: ${admin.cookie}`,
    'Content-Type: multipart/form-data; boundary=cut',
    'Content-Length: 100000',
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  assert.match(String(answer), /^HTTP\/1\.1 100 /, 'the server has begun to read')
  socket.resume()
  socket.end('--cut\r\nContent-Disposition: form-data; name="title"\r\n\r\nHalf a no')
  await once(socket, 'close')
})

testRefused('a request body with incomplete JSON fails', async () => {
  const response = await ask(`${BASE_PATH}/auth/login`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"userId": "head", "pass',
  })
  const body = (await response.json()) as { success: boolean; message: string }
  assert.equal([response.status, body.success], [400, false])
  assert.not.match(body.message, /position|token/i)
})

test.run()

/** A PNG with a small file and huge dimensions (a decompression bomb). It has only a header and no pixels. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(1024))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function crc32(bytes: Uint8Array): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}
