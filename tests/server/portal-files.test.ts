import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { start } from '../../tools/start.ts'
import { test } from '../test.ts'

const around = mkdtempSync(join(tmpdir(), 'school-portal-'))
const folder = join(around, 'portal')
const STYLE = 'h1 { color: green }'
const PAGE = `<!doctype html><title>MY SCHOOL</title><style>${STYLE}</style>`
const SCRIPT = 'console.log("portal");'.repeat(50)
mkdirSync(join(folder, 'assets'), { recursive: true })
for (const [name, text] of [
  ['index.html', PAGE],
  ['assets/main-ABC123.js', SCRIPT],
  ['words.txt', 'User-agent: *'],
  ['worker.js', 'keep()'],
  ['worker-off.js', 'leave()'],
] as const) {
  writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
  writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
}
writeFileSync(join(around, 'outside.txt'), 'not for the web')

const school = await start({ socket: true, portalDir: folder })
const { visitor } = school
test.after(async () => {
  await school.stop()
  rmSync(around, { recursive: true })
})

test('every page URL of the portal responds with index.html, revalidated each time', async () => {
  for (const path of [
    '/',
    '/notice-board',
    '/admin/dashboard/UserInfo',
    '/student/report/ann@mySchool.com',
    '/no/such',
  ]) {
    const got = await visitor.get(`/${path}`)
    assert.is(got.status, 200, path)
    assert.is(String(got.bytes), PAGE)
    assert.match(got.headers.get('content-type') ?? '', /^text\/html/)
    assert.is(got.headers.get('cache-control'), 'no-cache')
  }
})

test('files with a hash in their name are immutable for caches', async () => {
  const got = await visitor.get('//assets/main-ABC123.js')
  assert.is(String(got.bytes), SCRIPT)
  assert.is(got.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.match(got.headers.get('content-type') ?? '', /javascript/)
})

test('the service worker is asked for again each time, for all pages, and OFFLINE=off sends the one that removes it', async () => {
  const got = await visitor.get('//worker.js')
  assert.is(String(got.bytes), 'keep()')
  assert.is(got.headers.get('cache-control'), 'no-cache')
  assert.match(got.headers.get('content-type') ?? '', /^text\/javascript/)
  const policy = got.headers.get('content-security-policy') ?? ''
  assert.match(policy, /worker-src 'self'/)
  assert.match(policy, /connect-src 'self'/, 'the worker may ask the server')

  const off = await start({ env: { OFFLINE: 'off' }, portalDir: folder })
  for (const encoding of ['identity', 'br']) {
    const sent = await off.visitor.get('//worker.js', { 'accept-encoding': encoding })
    assert.is(sent.headers.get('content-encoding'), encoding === 'br' ? 'br' : null)
    const bytes = encoding === 'br' ? brotliDecompressSync(sent.bytes) : sent.bytes
    assert.is(String(bytes), 'leave()')
  }
  await off.stop()
})

test('a missing file is 404 and not index.html', async () => {
  const got = await visitor.get('//assets/main-OLD.js')
  assert.is(got.status, 404)
  assert.is.not(got.headers.get('cache-control'), 'public, max-age=31536000, immutable')
})

test('files are sent in the compressed form that the build made', async () => {
  for (const path of ['//', '//assets/main-ABC123.js', '//words.txt']) {
    for (const [accept, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const got = await visitor.get(path, { 'accept-encoding': accept })
      assert.is(got.headers.get('content-encoding'), encoding, `${path} for ${accept}`)
      if (encoding) assert.match(got.headers.get('vary') ?? '', /Accept-Encoding/)
      assert.ok(got.bytes.length > 10)
    }
  }
})

test('nothing outside the folder is served', async () => {
  for (const path of [
    '//../outside.txt',
    '//..%2foutside.txt',
    '//assets/..%2f..%2foutside.txt',
    '//%2e%2e/outside.txt',
  ]) {
    const got = await visitor.get(path)
    assert.not.match(String(got.bytes), /not for the web/, path)
  }
})

test('the content security policy allows only what the server sends', async () => {
  for (const path of ['//', '//assets/main-ABC123.js']) {
    const { headers } = await visitor.get(path)
    const policy = headers.get('content-security-policy') ?? ''
    assert.match(policy, /default-src 'none'; script-src 'self';/)
    assert.match(policy, /frame-ancestors 'none'/)
    assert.match(policy, /frame-src https:\/\/www\.openstreetmap\.org/)
    assert.not.match(policy, /script-src[^;]*unsafe/)
    const hash = createHash('sha256').update(STYLE).digest('base64')
    assert.match(policy, `style-src-elem 'self' 'sha256-${hash}';`, 'the style that the page brings, and no other')
    assert.is(headers.get('x-content-type-options'), 'nosniff')
    assert.is(headers.get('referrer-policy'), 'same-origin')
    assert.is(headers.get('cross-origin-opener-policy'), 'same-origin')
    assert.match(headers.get('permissions-policy') ?? '', /camera=\(\)/)
  }
})

test('without a build of the portal the server says what to do, and the API works', async () => {
  const bare = await start()
  const got = await bare.visitor.get('//')
  assert.is(got.status, 503)
  assert.match(String(got.bytes), /npm run build/)
  assert.is((await bare.visitor.get('/health')).status, 200)
  await bare.stop()
})

test.run()
