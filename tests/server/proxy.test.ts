/** The nginx of docs/proxy.md in front of the server: what the portal takes comes through, with HTTP/2. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { importLimits } from '#contract/imports'
import { freePort } from '../../tools/free-port.ts'
import { nginxPath } from '../../tools/nginx.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const folder = mkdtempSync(join(tmpdir(), 'school-proxy-'))
const school = await start({ socket: true, env: { TRUST_PROXY: '1', PUBLIC_URL: 'https://portal.example.org' } })
const port = await freePort()
const nginx = await startNginx()
const session = await connected()
test.after(async () => {
  session.destroy()
  nginx.kill()
  await new Promise((ended) => nginx.once('exit', ended))
  await school.stop()
  rmSync(folder, { recursive: true })
})

/** The recipe as it is written, with the ports, the certificate and the folders of this test. */
async function startNginx() {
  const [recipe = ''] = /(?<=```nginx\n)[\s\S]*?(?=```)/.exec(readFileSync('docs/proxy.md', 'utf8')) ?? []
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=portal.example.org', '-days', '2', '-nodes', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject], { stdio: 'ignore' })
  const http = recipe
    .replace('127.0.0.1:3000', new URL(school.origin).host)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${await freePort()}`)
    .replace(/\/etc\/\S+fullchain\.pem/, certificate)
    .replace(/\/etc\/\S+privkey\.pem/, key)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  for (const path of paths) mkdirSync(join(folder, path))
  const temporary = paths.map((path) => `${path}_temp_path ${join(folder, path)};`).join('\n')
  const own = `daemon off;\nuser root;\npid ${join(folder, 'pid')};\nerror_log ${join(folder, 'log')};\nevents {}\n`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, `${own}http {\naccess_log off;\n${temporary}\n${http}}\n`)
  return spawn(await nginxPath(), ['-c', file, '-p', folder], { stdio: 'inherit' })
}

/** A connection of a browser, as soon as nginx listens. */
async function connected(): Promise<ClientHttp2Session> {
  for (;;) {
    assert.is(nginx.exitCode, null, 'nginx runs')
    const client = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false })
    const isThere = await new Promise((done) => {
      client.once('connect', () => done(true))
      client.once('error', () => done(false))
    })
    if (isThere) return client
    await pause(50)
  }
}

type Received = { status: number; headers: IncomingHttpHeaders; text: string }

/** Sends a request over HTTP/2. @param bytes of a body, as far as it is sent before the response; `length` is what it says */
function ask(headers: Record<string, string>, bytes?: Buffer): Promise<Received> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':authority': 'portal.example.org', ...headers }, { endStream: !bytes })
    let [text, got] = ['', {} as IncomingHttpHeaders]
    stream.on('response', (response) => {
      got = response
    })
    stream.setEncoding('utf8')
    stream.on('data', (chunk) => {
      text += chunk
    })
    stream.on('end', () => resolve({ status: Number(got[':status']), headers: got, text }))
    stream.on('error', reject)
    if (bytes && Number(headers['content-length']) > bytes.length) stream.write(bytes)
    else if (bytes) stream.end(bytes)
  })
}

async function logIn(): Promise<string> {
  const body = Buffer.from(JSON.stringify(ADMIN))
  const headers = { ':method': 'PUT', ':path': '/api/v1/auth/login', 'content-type': 'application/json' }
  // What a browser claims to be is replaced.
  const { text, headers: got } = await ask(
    { ...headers, 'x-forwarded-for': '6.6.6.6', 'content-length': String(body.length) },
    body,
  )
  assert.is(JSON.parse(text).success, true, text)
  return String(got['set-cookie']).split(';')[0] ?? ''
}

test('pages come over HTTP/2, with the headers of https, and the audit has the address of the browser', async () => {
  const { status, headers } = await ask({ ':path': '/api/v1/health' })
  assert.is(status, 200)
  assert.match(String(headers['strict-transport-security']), 'max-age')
  const cookie = await logIn()
  assert.match(cookie, /^__Host-session=/)
  const { data } = JSON.parse((await ask({ ':path': '/api/v1/admin/audit', cookie })).text)
  assert.is(data[0].address, '127.0.0.1')
})

test('a file of 30 MB comes through, and what is refused is refused by the portal', async () => {
  const upload = { ':method': 'POST', ':path': '/api/v1/imports?kind=student&name=a.zip', cookie: await logIn() }
  const bytes = Buffer.alloc(30 * 1024 * 1024, 'no list of people ')
  const { status, text } = await ask({ ...upload, 'content-length': String(bytes.length) }, bytes)
  assert.is(status, 200, text.slice(0, 200))
  assert.is(JSON.parse(text).success, false)
})

test('nginx holds no upload back: the portal answers before all of it has arrived', async () => {
  const length = String(importLimits.zipBytes)
  const upload = { ':method': 'POST', ':path': '/api/v1/imports?kind=student', 'content-length': length }
  const { status, text } = await ask(upload, Buffer.alloc(1_000))
  assert.is(status, 401)
  assert.is(JSON.parse(text).success, false)
})

test.run()
