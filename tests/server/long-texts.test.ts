/**
 * Over a socket: no text of a request holds up the server longer than reading its bytes does. One text of each call is
 * sent: tests/contract/measured.test.ts has every field of every call, and what reads requests knows no field.
 */
import * as assert from 'uvu/assert'
import { BASE_PATH, uploadLimits } from '#contract'
import { type Operation, operations } from '#contract/operations'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { type Floor, floorOf, HOSTILE, short, timesSlower } from '../contract/hostile.ts'
import { textsOf } from '../contract/inputs.ts'
import { test } from '../test.ts'

const school = await start({ socket: true })
const admin = await school.login(ADMIN.userId, ADMIN.password)
await school.visitor.post('/auth/register', { userId: 'plain', password: 'plain-password', answer: 'x' })
const plain = await school.login('plain', 'plain-password')
test.after(() => school.stop())

const calls = Object.entries(operations as Record<string, Operation>)
const callerOf = ({ access }: Operation): Caller => (access[3] === 403 ? plain : admin)
const pathOf = ({ path }: Operation, value = 'x') => path.replace(/\{\w+\}/g, value)
const send = (call: Operation, body?: Parameters<Caller['call']>[2], headers = {}) =>
  callerOf(call).call(call.method, pathOf(call), body, headers)

const oneTextOf = (shape: Operation['json']) => (shape ? textsOf(shape).slice(0, 1) : [])

const { '20 million letters': long, ...others } = HOSTILE

/** As many letters as a text has bytes, which no work takes long on. */
const lettersFor = (text: string) => 'n'.repeat(Buffer.byteLength(text))

/** A form with this text in each field, encoded before it is measured: that takes longer on line breaks than on letters. */
async function multipart(names: string[], value: string) {
  const data = new FormData()
  for (const name of names) data.append(name, value)
  const body = new Response(data)
  const headers = { 'content-type': body.headers.get('content-type') ?? '' }
  return { bytes: Buffer.from(await body.arrayBuffer()), headers }
}

/** The work takes no longer than a small multiple of a request with as many letters, which no field takes. */
async function expectNoWork(what: string, floor: Floor, work: () => Promise<unknown>) {
  const times = await timesSlower(work, floor)
  assert.ok(times < 10, `${what}: ${times.toFixed(1)} times as much`)
}

for (const [what, text] of Object.entries(others)) {
  test(`${what} in a field of JSON`, async () => {
    const sent = short(text, uploadLimits.jsonBytes - 1_000)
    const letters = lettersFor(JSON.stringify(sent))
    const floor = await floorOf(() => send(operations.searchStudent, { other: letters }))
    for (const [name, call] of calls) {
      for (const { path, inputWith } of oneTextOf(call.json)) {
        await expectNoWork(`${name}, ${path}`, floor, () => send(call, inputWith(sent)))
      }
    }
  })

  test(`${what} in the fields of a form, as multipart and urlencoded`, async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const encoded = (name: string, value: string) => Buffer.from(String(new URLSearchParams({ [name]: value })))
    const value = short(text, 10_000)
    const letters = lettersFor(encodeURIComponent(value))
    const reading = await floorOf(() => send(operations.addNotice, encoded('other', letters), headers))
    const part = short(text, 100_000)
    for (const [name, call] of calls) {
      const paths = call.form ? textsOf(call.form).map(({ path }) => path) : []
      const [first] = paths
      if (first === undefined) continue
      const others = await multipart(
        paths.map((path) => `other-${path}`),
        lettersFor(part),
      )
      const hostile = await multipart(paths, part)
      const floor = await floorOf(() => send(call, others.bytes, others.headers), 1)
      await expectNoWork(name, floor, () => send(call, hostile.bytes, hostile.headers))
      await expectNoWork(`${name}, ${first}, urlencoded`, reading, () => send(call, encoded(first, value), headers))
    }
  })

  test(`${what} in an address and as the name of a field`, async () => {
    const value = encodeURIComponent(short(text, 4_000))
    const floor = await floorOf(() => admin.get(`/admin/audit?other=${lettersFor(value)}`))
    for (const [name, call] of calls) {
      const get = (path: string) => callerOf(call).call(call.method, path)
      for (const { path } of oneTextOf(call.query)) {
        await expectNoWork(`${name}, ${path}`, floor, () => get(`${pathOf(call)}?${path}=${value}`))
      }
      if (call.params) await expectNoWork(name, floor, () => get(pathOf(call, value)))
    }
    const named = (name: string) => () => {
      const data = new FormData()
      data.append(name, '')
      return admin.post('/notice/addNotice', data)
    }
    const name = short(text, 70_000)
    const letters = await floorOf(named(lettersFor(JSON.stringify(name))))
    await expectNoWork('the name of a field', letters, named(name))
  })
}

test('a header of one sign again and again', async () => {
  const request = (header: string, value: string) =>
    school.request(`${BASE_PATH}/auth/login`, { method: 'PUT', headers: { [header]: value }, body: '{}' })
  const headers = ['user-agent', 'if-none-match', 'accept-encoding', 'cookie', 'content-type', 'accept', 'origin']
  const floor = await floorOf(() => request('x-other', `x${' '.repeat(12_000)}x`))
  for (const header of [...headers, 'x-forwarded-for', 'sec-fetch-site', 'accept-language', 'range']) {
    for (const sign of [' ', ',', ';', '=', '"', '7', 'br', 'W/']) {
      const value = `x${sign.repeat(12_000).slice(0, 12_000)}x`
      await expectNoWork(`${header}, ${sign}`, floor, () => request(header, value))
    }
  }
})

test('20 million letters in a form are read and refused; in JSON they are not read', async () => {
  const data = new FormData()
  data.append('name', long)
  const { status, body } = await admin.post('/student/add-student', data)
  assert.equal([status, body.message], [400, 'name is too long: at most 256 characters'])
  assert.is((await school.visitor.put('/auth/login', { userId: long, password: 'x' })).status, 413)
})

test.run()
