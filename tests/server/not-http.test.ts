import { connect } from 'node:net'
import * as assert from 'uvu/assert'
import { start } from '../../tools/start.ts'
import { test } from '../test.ts'

const school = await start({ socket: true })
test.after(() => school.stop())
const { hostname, port } = new URL(school.origin)

/** Sends the bytes unchanged; returns what came back until the connection ended. */
const raw = (bytes: string) =>
  new Promise<string>((done) => {
    let got = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    socket.setEncoding('utf8').on('data', (text) => (got += text))
    // A server that ends a request in the middle may reset the connection behind its response.
    socket.on('error', () => {}).on('close', () => done(got))
  })

const PATH = '/api/v1/notice/getNotice'
const oddities: Array<[what: string, bytes: string, status: number]> = [
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['a header without a name', `GET ${PATH} HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n`, 400],
  ['two lengths', `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
  [
    'a length and chunks',
    `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['a negative length', `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n`, 400],
  ['headers of 100 kB', `GET ${PATH} HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`, 431],
  ['an address of 100 kB', `GET /${'y'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['no host', `GET ${PATH} HTTP/1.1\r\nConnection: close\r\n\r\n`, 400],
  ['two hosts', `GET ${PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nhost: x\r\n\r\n`, 400],
  ['two hosts in HTTP/1.0', `GET ${PATH} HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n`, 400],
  ['a host that is none', `GET ${PATH} HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n`, 400],
  ['an expectation', `POST ${PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: tea\r\n\r\n`, 417],
  ['a path without a slash', 'GET notice HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
]
for (const [what, bytes, status] of oddities) {
  test(`${what} is refused with ${status}, in the shape of every error response`, async () => {
    const answer = await raw(bytes)
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `))
    const { success, message } = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
    assert.is(success, false)
    assert.ok(message.length > 10)
  })
}

test('HTTP/1.0, which has no Host, gets its response', async () => {
  const answer = await raw(`GET ${PATH} HTTP/1.0\r\n\r\n`)
  assert.match(answer, /^HTTP\/1.1 200 /)
  assert.match(answer, /"notice":\[\]/)
})

test('after invalid HTTP the server still responds', async () => {
  assert.ok((await school.visitor.get('/health')).body.success)
})

test.run()
