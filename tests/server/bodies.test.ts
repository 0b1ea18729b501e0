/** Bodies that are too large, cut off or slow, over a socket: each gets its response, and the server continues. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { mock } from 'node:test'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { limits, ROLE, uploadLimits } from '#contract'
import { readForm } from '../../server/http/bodies.ts'
import { loginRow } from '../../server/security/logins.ts'
import { addNotice, addTeacher, file, form, noticeFields, picture, teacherFields } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { eventually, watchedConnection } from './connections.ts'

const school = await start({ socket: true })
const admin = await school.login(ADMIN.userId, ADMIN.password)
const { hostname, port } = new URL(school.origin)
test.after(() => school.stop())
let notices = 0
test.before.each(async () => {
  notices = await school.store.notices.count()
})
test.after.each(async () => {
  mock.timers.reset()
  assert.is((await admin.get('/health')).status, 200, 'the server goes on')
  assert.is(await school.store.notices.count(), notices, 'nothing half-written is kept')
})

/** Sends the bytes unchanged and returns the response. */
function raw(head: string[], body: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let got = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(headOf(admin, head))
      socket.write(body)
    })
    socket.on('data', (chunk) => {
      got += chunk
      if (/\r\n\r\n[\s\S]*\}$/.test(got)) socket.destroy()
    })
    // A server that does not read all of a body may reset the connection behind its response.
    socket.on('error', () => {}).on('close', () => resolve(got))
  })
}

const headOf = ({ cookie }: Caller, head: string[]) =>
  `${[...head, `host: ${hostname}:${port}`, `cookie: ${cookie}`].join('\r\n')}\r\n\r\n`

/** Sends the head and a part of the body, and nothing more. */
async function begin(caller: Caller, head: string[], body: string): Promise<Socket> {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(headOf(caller, head) + body)
  return socket
}

const MULTIPART = 'content-type: multipart/form-data; boundary=xyz'
const PART = '--xyz\r\ncontent-disposition: form-data; name="title"\r\n\r\nSports day\r\n'

test('a form whose connection is cut off stores nothing', async () => {
  const { send, cut } = await watchedConnection(school.origin)
  await send(headOf(admin, ['POST /api/v1/notice/addNotice HTTP/1.1', MULTIPART, 'content-length: 5000']) + PART)
  await cut()
})

test('a form that ends before its last boundary is refused', async () => {
  const head = ['POST /api/v1/notice/addNotice HTTP/1.1', MULTIPART, `content-length: ${PART.length}`]
  const got = await raw(head, PART)
  assert.match(got, /^HTTP\/1\.1 400 /)
  assert.match(got, /The form cannot be read/)
})

test('a form with more bytes behind its last boundary has a response', async () => {
  for (const body of ['--xyz--\r\n\r\n\r\n--xyztext', `${PART}--xyz--\r\n\r\n\r\n--xyztext`]) {
    const got = await raw(['POST /api/v1/notice/addNotice HTTP/1.1', MULTIPART, `content-length: ${body.length}`], body)
    assert.match(got, /^HTTP\/1\.1 400 /, body)
  }
  const head = ['POST /api/v1/notice/addNotice HTTP/1.1', MULTIPART, `content-length: ${PART.length + 14}`]
  const { client, send } = await watchedConnection(school.origin)
  const answered = once(client, 'data')
  await send(`${headOf(admin, head)}${PART}--xyz--`)
  await send('\r\nlater')
  const [got] = await answered
  client.destroy()
  assert.match(String(got), /"code":"required"/, 'the form was read')
})

test('a form whose boundary is missing or differs from its header is refused', async () => {
  const body = PART.replaceAll('xyz', 'abc')
  for (const type of [MULTIPART, 'content-type: multipart/form-data']) {
    const got = await raw(['POST /api/v1/notice/addNotice HTTP/1.1', type, `content-length: ${body.length}`], body)
    assert.match(got, /^HTTP\/1\.1 400 /)
  }
})

test('a body of another type is refused', async () => {
  for (const type of ['text/plain', 'application/xml', 'application/octet-stream']) {
    const got = await admin.call('POST', '/notice/addNotice', form(noticeFields), { 'content-type': type })
    assert.is(got.status, 400)
    const json = await admin.post('/student/searchStudent', { name: 'a' }, { 'content-type': type })
    assert.is(json.status, 400)
  }
})

test('JSON may begin with a byte order mark', async () => {
  const headers = { cookie: admin.cookie, 'content-type': 'application/json' }
  const send = (body: string) => school.request('/api/v1/student/searchStudent', { method: 'POST', headers, body })
  assert.is((await send('\ufeff{"name":"a"}')).status, 200)
  assert.is((await send('\ufeff\ufeff{"name":"a"}')).status, 400)
})

test('JSON over 64 kB is refused, with and without a Content-Length', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(uploadLimits.jsonBytes) })
  const tooLarge = await admin.post('/student/searchStudent', { name: 'x'.repeat(uploadLimits.jsonBytes) })
  assert.equal([tooLarge.status, tooLarge.body.message], [413, 'The body is too large: at most 64 kB.'])
  const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  const head = [
    'POST /api/v1/student/searchStudent HTTP/1.1',
    'content-type: application/json',
    'transfer-encoding: chunked',
  ]
  assert.match(await raw(head, chunked), /^HTTP\/1\.1 413 /)
})

test('a body with a Content-Length that is too large is refused before it is sent', async () => {
  const got = await raw(['POST /api/v1/notice/addNotice HTTP/1.1', MULTIPART, 'content-length: 900000000'], '')
  assert.match(got, /^HTTP\/1\.1 413 /)
})

test('a large form is parsed in pieces, between which others are served', async () => {
  const megabytes = 18
  const photo = Buffer.alloc(megabytes * 1024 * 1024, '\r\n--xy')
  const head = '--xyz\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\n'
  // In one chunk, as it may lie in memory when its turn comes.
  const body = Buffer.concat([Buffer.from(PART + head), photo, Buffer.from('\r\n--xyz--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=xyz' }
  let turns = 0
  let timer = setImmediate(function count() {
    turns++
    timer = setImmediate(count)
  })
  const { fields, files } = await readForm(new Request('http://x', { method: 'POST', headers, body }), ['photo'])
  clearImmediate(timer)
  assert.is(fields.title, 'Sports day')
  assert.ok(photo.equals(files.photo as Buffer))
  assert.ok(turns > megabytes, `${turns} turns`)
})

test('a form over its limit is refused, with and without a Content-Length', async () => {
  const photo = new File([new Uint8Array(uploadLimits.multipartBytes)], 'a.jpg')
  const got = await admin.post('/notice/addNotice', form({ ...noticeFields, photo }))
  assert.is(got.status, 413)
  assert.match(got.body.message, /^The body is too large/)
  const chunk = Buffer.alloc(1024 * 1024)
  const stream = new ReadableStream({
    start: () => {},
    pull(controller) {
      controller.enqueue(chunk)
    },
  })
  const endless = await school.request('/api/v1/notice/addNotice', {
    method: 'POST',
    headers: { cookie: admin.cookie, 'content-type': 'multipart/form-data; boundary=xyz' },
    body: stream,
    duplex: 'half',
  } as RequestInit)
  assert.is(endless.status, 413)
})

test('a caller without access is refused before the body is read', async () => {
  const head = ['POST /api/v1/notice/addNotice HTTP/1.1', MULTIPART, 'content-length: 20000000']
  const got = await raw(
    head.map((line) => line.replace('HTTP/1.1', 'HTTP/1.1\r\norigin: https://evil.example')),
    PART,
  )
  assert.match(got, /^HTTP\/1\.1 403 /)
})

test('two photos of the largest size fit into one form', async () => {
  const photo = new File([new Uint8Array(uploadLimits.photoBytes)], 'a.jpg')
  const got = await admin.post('/teacher/addTeacher', form({ ...teacherFields(), photo, idCard: photo }))
  assert.equal([got.status, got.body.field], [415, 'photo'], 'read whole, and then judged')
})

test('a client that sends slowly does not delay others', async () => {
  const { userId, password } = await addTeacher(admin)
  const teacher = await school.login(userId, password)
  const slow = ['PUT /api/v1/report/updateReport/x HTTP/1.1', MULTIPART, 'content-length: 1000000']
  const sockets = await Promise.all(Array.from({ length: 10 }, () => begin(teacher, slow, PART)))
  // Random bytes do not compress: this form is so large that it needs a slot of the upload limit.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#963', noise } })
    .png()
    .toBuffer()
  const photo = file(bytes, 'noise.png', 'image/png')
  assert.ok(photo.size > uploadLimits.jsonBytes)
  let ended = 0
  for (const socket of sockets) socket.resume().once('close', () => ended++)
  const { body } = await admin.post('/notice/addNotice', form({ ...noticeFields, photo }))
  assert.is(ended, 0, 'the server still waits for each of the slow ones')
  for (const socket of sockets) socket.destroy()
  assert.is(body.success, true)
  await admin.delete(`/notice/deleteNotice/${body.notice._id}`)
})

test('slow uploads of one login stop no other one, and the next of that login is told so', async () => {
  const password = 'second-admin-password'
  const row = {
    userId: 'second',
    password,
    answer: 'a',
    name: 'second',
    role: ROLE.admin,
    createdAt: '',
    isChosen: true,
  }
  const second = await loginRow(row, school.vault)
  await school.store.transaction(({ users }) => users.add(second))
  const other = await school.login('second', password)
  const notice = await addNotice(admin)
  notices++
  const path = `/notice/addFile/${notice}?name=a.txt`
  const slow = headOf(admin, [`POST /api/v1${path} HTTP/1.1`, 'content-length: 1000000'])
  // Time passes only when the test says so.
  mock.timers.enable({ apis: ['setTimeout'] })
  const clients: Socket[] = []
  for (let count = 0; count < 4; count++) {
    const { client, send } = await watchedConnection(school.origin)
    clients.push(client)
    await send(`${slow}some`)
  }
  const file = Buffer.alloc(uploadLimits.jsonBytes + 1, 'a')
  assert.is((await other.post(path, file)).status, 200)
  assert.is(
    (await admin.post(path, Buffer.from('short'))).status,
    200,
    'a short one of that login does not wait either',
  )
  const refusals = clients.slice(2).map((client) => once(client, 'data'))
  mock.timers.tick(10_000)
  for (const refusal of refusals) {
    const [got] = await refusal
    assert.match(String(got), /^HTTP\/1\.1 429 [\s\S]*retry-after: \d+[\s\S]*"code":"loginBusy"/i)
  }
  assert.equal(
    clients.slice(0, 2).map((client) => client.closed),
    [false, false],
    'the first two still arrive',
  )
  for (const client of clients) client.destroy()
  await admin.delete(`/notice/deleteNotice/${notice}`)
  notices--
})

test('a call whose session ends while its body is being sent writes nothing', async () => {
  const { userId, password } = await addTeacher(admin)
  const teacher = await school.login(userId, password)
  const login = (await teacher.get('/auth/me')).body.user._id
  const body = '{"name":"nobody"}'
  const type = ['content-type: application/json', `content-length: ${body.length}`]
  const { client, send } = await watchedConnection(school.origin)
  const answered = once(client, 'data')
  await send(headOf(teacher, ['POST /api/v1/student/searchStudent HTTP/1.1', ...type]) + body.slice(0, 5))
  assert.is((await admin.post(`/admin/endSessions/${login}`)).body.ended, 1)
  await send(body.slice(5))
  const [answer] = await answered
  client.destroy()
  assert.match(String(answer), /^HTTP\/1\.1 401 /)
})

test('a connection that closes at once still has an IP address in the audit', async () => {
  const { userId, password } = await addTeacher(admin)
  const logouts = async () => {
    const { data } = (await admin.get('/admin/audit')).body
    return data.filter((line: { action: string }) => line.action === 'logout')
  }
  const teacher = await school.login(userId, password)
  const { client } = await watchedConnection(school.origin)
  // The server finds the call and the reset together.
  client.write(headOf(teacher, ['POST /api/v1/auth/logout HTTP/1.1', 'content-length: 0']))
  client.resetAndDestroy()
  assert.ok(await eventually(async () => (await logouts()).length > 0))
  const addresses = new Set((await logouts()).map(({ address }: { address: string }) => address))
  assert.equal([...addresses], ['127.0.0.1'])
})

test('a form with very many parts is refused before they are parsed', async () => {
  const body = `${Array.from({ length: 100 }, (_, i) => PART.replace('title', `t${i}`)).join('')}--xyz--\r\n`
  const got = await raw(['POST /api/v1/notice/addNotice HTTP/1.1', MULTIPART, `content-length: ${body.length}`], body)
  assert.match(got, /^HTTP\/1\.1 400 /)
  assert.match(got, /too many fields/)
})

test('the limit of fields applies to every spelling of the boundary and to both form types', async () => {
  const types = [
    'multipart/form-data; xboundary=abc; boundary=xyz',
    'multipart/form-data; boundary="xyz"',
    'multipart/form-data; BOUNDARY=xyz',
    'multipart/form-data;charset=utf-8;boundary=xyz',
  ]
  for (const [fields, message] of [
    [64, /too many fields: at most 63/],
    [63, /catagory is required/],
  ] as const) {
    const parts = Array.from({ length: fields - 2 }, (_, i) => PART.replace('title', `t${i}`))
    parts.push(PART, PART.replace('title', 'description'))
    const body = `${parts.join('')}--xyz--\r\n`
    for (const type of types) {
      const head = ['POST /api/v1/notice/addNotice HTTP/1.1', `content-type: ${type}`, `content-length: ${body.length}`]
      assert.match(await raw(head, body), message, type)
    }
    const texts = parts.map((_, i) => `t${i}=x`).slice(2)
    const query = [...texts, 'title=x', 'description=x'].join('&')
    const head = ['POST /api/v1/notice/addNotice HTTP/1.1', `content-length: ${query.length}`]
    assert.match(await raw([...head, 'content-type: application/x-www-form-urlencoded'], query), message)
  }
})

test('a form with a short boundary, as RFC 2046 allows, is accepted', async () => {
  const fields = Object.entries(noticeFields).map(([name, value]) =>
    PART.replace('title', name).replace('Sports day', value),
  )
  const body = Buffer.from(`${fields.join('')}--xyz--\r\n`)
  const got = await raw(['POST /api/v1/notice/addNotice HTTP/1.1', MULTIPART, `content-length: ${body.length}`], body)
  assert.match(got, /"success":true/)
  const { notice } = (await admin.get('/notice/getNotice')).body
  assert.equal([notice[0].title, notice[0].description], [noticeFields.title, noticeFields.description])
  await admin.delete(`/notice/deleteNotice/${notice[0]._id}`)
})

test('a text is stored as it was sent, but for its line ends: every script, and the maximal length', async () => {
  const lines = 'Grüße 👋\n--xyz\n'
  const description = lines + 'ü'.repeat(limits.description - lines.length)
  const sent = description.replaceAll('\n', '\r\n')
  const { body } = await admin.post('/notice/addNotice', form({ ...noticeFields, description: sent }))
  assert.ok(body.notice?.description === description, body.message)
  await admin.delete(`/notice/deleteNotice/${body.notice._id}`)
  const wrong = await admin.post('/notice/addNotice', form({ ...noticeFields, title: new File(['x'], 'x.txt') }))
  assert.equal([wrong.status, wrong.body.message], [400, 'title must be text'])
})

test('bytes that are not UTF-8 are refused in every kind of body and address: two ids would become one', async () => {
  const json = Buffer.from('{"userId":"rep\xe9","password":"x"}', 'latin1')
  const type = ['content-type: application/json', `content-length: ${json.length}`]
  assert.match(await raw(['PUT /api/v1/auth/login HTTP/1.1', ...type], json), /^HTTP\/1\.1 400 [\s\S]*not in UTF-8/)

  const part = Buffer.from(`${PART.replace('Sports', 'rep\xe9')}--xyz--\r\n`, 'latin1')
  for (const header of [
    '',
    'content-type: text/plain; charset=utf-8\r\n',
    'content-type: text/plain; charset=latin1\r\n',
  ]) {
    const body = Buffer.concat([part.subarray(0, 7), Buffer.from(header), part.subarray(7)])
    const head = ['POST /api/v1/notice/addNotice HTTP/1.1', MULTIPART, `content-length: ${body.length}`]
    assert.match(await raw(head, body), /^HTTP\/1\.1 400 [\s\S]*title is not in UTF-8/, header)
  }
  for (const query of ['title=rep\xe9', 'title=rep%E9']) {
    const type = 'content-type: application/x-www-form-urlencoded'
    const head = ['POST /api/v1/notice/addNotice HTTP/1.1', type, `content-length: ${query.length}`]
    assert.match(await raw(head, Buffer.from(query, 'latin1')), /^HTTP\/1\.1 400 [\s\S]*not in UTF-8/, query)
  }
  for (const path of ['/notice/getSingleNotice/rep%E9', '/admin/audit?page=%E9']) {
    const { status, body } = await admin.get(path)
    assert.equal([status, body.message.includes('not in UTF-8')], [400, true], path)
  }
  assert.is((await admin.get('/notice/getSingleNotice/100%25%')).status, 404, 'a percent sign is one')
})

test('field names such as __proto__ have no special meaning', async () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const data = form({ ...noticeFields, title: '' })
    data.append(name, 'x')
    assert.is((await admin.post('/notice/addNotice', data)).body.field, 'title')
  }
  const got = await school.request('/api/v1/notice/addNotice', {
    method: 'POST',
    headers: { cookie: admin.cookie, 'content-type': 'application/json' },
    body: '{"__proto__":{"title":"x","description":"x","catagory":"x"}}',
  })
  assert.is(got.status, 400)
})

test('long responses are compressed as Accept-Encoding allows, short ones are not', async () => {
  const ids: string[] = []
  for (let i = 0; i < 3; i++) {
    const sent = form({ ...noticeFields, description: 'long '.repeat(400), photo: await picture() })
    ids.push((await admin.post('/notice/addNotice', sent)).body.notice._id)
  }
  const encoding = async (path: string, accept: string) => {
    const got = await admin.get(path, { 'accept-encoding': accept })
    assert.is(got.body.success, true, 'it can be read')
    return got.headers.get('content-encoding')
  }
  assert.is(await encoding('/notice/getNotice', 'gzip, deflate, br'), 'br')
  assert.is(await encoding('/notice/getNotice', 'gzip'), 'gzip')
  assert.is(await encoding('/notice/getNotice', 'br;q=0, gzip;q=0.5'), 'gzip')
  assert.is(await encoding('/notice/getNotice', 'identity'), null)
  assert.is(await encoding('/health', 'br'), null)
  assert.match((await admin.get('/notice/getNotice')).headers.get('vary') ?? '', /Accept-Encoding/)
  for (const id of ids) await admin.delete(`/notice/deleteNotice/${id}`)
})

test('one connection serves several calls (keep-alive)', async () => {
  const got = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => {
      const call = `GET /api/v1/health HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`
      socket.write(call + call)
    })
    socket.on('data', (chunk) => {
      text += chunk
      if (text.split('"success":true').length === 3) socket.destroy()
    })
    socket.on('close', () => resolve(text))
  })
  assert.is(got.split('HTTP/1.1 200').length, 3)
})

test.run()
