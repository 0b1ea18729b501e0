import { mock } from 'node:test'
import * as assert from 'uvu/assert'
import type { EndpointName } from '#contract'
import * as endpoints from '#contract/endpoints'
import { test } from '../test.ts'
import { down, requests, respond } from './portal.tsx'

const { listeners, request, urlOf } = await import('../../portal/api/request.ts')
const { upload } = await import('../../portal/api/upload.ts')
const { ApiError } = await import('../../portal/api/request.ts')
const { deleteSelected, getLogins, issuePasswords, moveStudents } = await import('../../portal/api/batches.ts')
const { getNotices, getStudents } = await import('../../portal/api/lists.ts')
const { getStudentsOfClass, getTeachers } = await import('../../portal/api/lists.ts')
const { photoUrl } = await import('../../portal/api/photos.ts')

/** The error of a rejected promise. */
async function failure(promise: Promise<unknown>): Promise<InstanceType<typeof ApiError>> {
  try {
    await promise
  } catch (error) {
    assert.instance(error, ApiError)
    return error as InstanceType<typeof ApiError>
  }
  throw new Error('It did not fail.')
}

test('a call uses method and path of the contract, with its body as JSON', async () => {
  respond('login', { success: true, message: 'Login Successfully', user: {} })
  const json = { userId: 'a', password: 'b' }
  assert.is((await request(endpoints.login, { json })).message, 'Login Successfully')
  assert.equal(requests, [{ call: 'login', path: '/auth/login', query: '', body: json, savingKey: null }])
})

test('parameters are escaped and a query is added', () => {
  assert.is(urlOf(endpoints.getSingleNotice, { params: { id: 'a/b?c' } }), '/api/v1/notice/getSingleNotice/a%2Fb%3Fc')
  assert.is(urlOf(endpoints.audit, { query: { page: 2, none: undefined } }), '/api/v1/admin/audit?page=2')
})

test('only an existing photo has a URL, and its version is part of it', () => {
  assert.is(photoUrl(endpoints.noticePhoto, '7', null), undefined)
  assert.is(photoUrl(endpoints.noticePhoto, '7', 'ab', 'card'), '/api/v1/notice/get-photo/7?size=card&v=ab')
})

test('a Failure with status 200 resolves', async () => {
  respond('login', { success: false, message: 'Invalid userId or password' })
  const got = await request(endpoints.login, { json: { userId: 'a', password: 'b' } })
  assert.equal(got, { success: false, message: 'Invalid userId or password' })
})

test('a status of 400 or more is an error with message, field and request id', async () => {
  const body = { success: false, message: 'age must be a number', field: 'age', requestId: 'r1' }
  respond('getNotice', () => ({ status: 400, body }))
  const error = await failure(request(endpoints.getNotice, {}))
  assert.is(error.message, 'age must be a number')
  assert.is(error.field, 'age')
  assert.is(error.requestId, 'r1')
  assert.is(error.status, 400)
})

for (const [what, answer, message] of [
  ['HTML', { text: '<!doctype html><title>Log in to the Wi-Fi</title>' }, /not from the school’s server/],
  ['nothing', { text: '' }, /cannot be read/],
  ['JSON that is no answer', { text: '[1]' }, /cannot be read/],
  ['null', { text: 'null' }, /cannot be read/],
  ['a proxy that finds it too large', { status: 413, text: '<html>nginx' }, /too large for the proxy/],
  [
    'a proxy that reaches no server',
    { status: 502, text: '<html>nginx' },
    /^The proxy .+ cannot reach the server \(502\)/,
  ],
  ['a proxy that waits too long', { status: 504, text: '' }, /^The proxy .+ waited too long/],
] as const) {
  test(`a response of ${what} is an error that says who answered`, async () => {
    respond('getNotice', () => answer)
    const error = await failure(request(endpoints.getNotice, {}))
    assert.is(error.status, 'status' in answer ? answer.status : 0)
    assert.match(error.message, message)
  })
}

test('a request without a server is an error with a readable message', async () => {
  respond('getNotice', down)
  assert.match((await failure(request(endpoints.getNotice, {}))).message, 'cannot be reached')
})

const SELECTION = Array.from({ length: 2_001 }, (_, index) => `s${index}`)
/** Of the calls of a selection, without the lists that are loaded after each. */
const sent = () => requests.filter(({ body }) => body)
const actsAsked = () => sent().map(({ body }) => (body as { act?: string }).act)

test('the calls for a long selection are one act for the audit: each names that of the one before', async () => {
  respond('deleteStudents', { success: true, message: '', deleted: 1_000, act: '7' })
  await deleteSelected('students', SELECTION)
  assert.equal(actsAsked(), [undefined, '7', '7'])
  assert.equal(sent()[2]?.body, { ids: ['s2000'], act: '7' })
  requests.length = 0

  // Whom the first call names are in that class already.
  const moved = [{ moved: 0 }, { moved: 1_000, act: '8' }, { moved: 1, act: '8' }]
  respond('moveStudents', () => ({ body: { success: true, message: '', ...moved.shift() } }))
  assert.is(await moveStudents(SELECTION, '5'), 1_001)
  assert.equal(actsAsked(), [undefined, undefined, '8'])
  requests.length = 0

  respond('issuePasswords', { success: true, message: '', logins: [], act: '9' })
  for await (const _ of issuePasswords(SELECTION.slice(0, 101))) assert.ok(true)
  assert.equal(actsAsked(), [undefined, '9'])
  requests.length = 0

  respond('logins', { success: true, message: '', logins: [], portal: { url: '', qr: '' }, act: '6' })
  await getLogins(SELECTION, 'print')
  assert.equal(actsAsked(), [undefined, '6', '6'])
})

test('a selection that breaks off says how many were done', async () => {
  respond('deleteStudents', () =>
    requests.length === 1
      ? { body: { success: true, message: '', deleted: 1_000, act: '7' } }
      : { status: 404, body: { success: false, message: 'Gone.' } },
  )
  const { message, status } = await failure(deleteSelected('students', SELECTION))
  assert.equal([message, status], ['Done for the first 1,000 of 2,001 only. Gone.', 404])
})

for (const [name, load] of Object.entries({
  getNotice: getNotices,
  getAllStudent: getStudents,
  classFilter: () => getStudentsOfClass('5'),
  allTeacher: getTeachers,
})) {
  test(`error.lists: ${name} without its list is an error, not an empty list`, async () => {
    for (const body of [
      { success: true, message: '' },
      { success: true, message: '', notice: null, students: null, data: null, teachers: null },
      { success: false, message: 'Not now.' },
    ]) {
      respond(name as EndpointName, body)
      await failure(load())
    }
  })
}

test('error.lists: a Failure with a list is an error, except for a class without students', async () => {
  const none = { success: false, message: 'NO Student Found', notice: [], students: [], data: [], teachers: [] }
  for (const name of ['getNotice', 'getAllStudent', 'classFilter', 'allTeacher'] as const) respond(name, none)
  for (const load of [getNotices, getStudents, getTeachers]) {
    assert.is((await failure(load())).message, 'NO Student Found')
  }
  assert.equal(await getStudentsOfClass('5'), [])
})

test('a 401 calls the listener for ended sessions', async () => {
  let ended = 0
  listeners.sessionEnd = () => {
    ended += 1
  }
  respond('adminAll', () => ({ status: 401, body: { success: false, message: 'Please log in first.' } }))
  assert.is((await failure(request(endpoints.adminAll, {}))).status, 401)
  assert.is(ended, 1)
})

test('a 403 for want of a second factor calls its listener with what the server says, another 403 does not', async () => {
  const events: string[] = []
  listeners.secondFactorMissing = (message) => events.push(message)
  const refuse = (more: object) =>
    respond('adminAll', () => ({ status: 403, body: { success: false, message: 'Set it up.', ...more } }))
  for (const more of [{ secondFactorMissing: true }, {}]) {
    refuse(more)
    assert.is((await failure(request(endpoints.adminAll, {}))).status, 403)
  }
  assert.equal(events, ['Set it up.'])
})

test('an upload sends its form, reports its progress and resolves like any call', async () => {
  respond('addNotice', { success: true, message: 'added', notice: {} })
  const form = new FormData()
  form.set('title', 'Sports day')
  const shares: number[] = []
  const got = await upload(endpoints.addNotice, { form, onProgress: ({ share }) => shares.push(share) })
  assert.is(got.message, 'added')
  assert.equal(shares, [0.5])
  assert.equal(requests.at(-1)?.body, { title: 'Sports day' })
})

test('an upload is cancelled when nothing of it can be sent for a minute, not when it takes long', async () => {
  const { XMLHttpRequest: usual } = globalThis
  let sent: { upload: { onprogress?: (event: object) => void }; isAborted?: boolean } | undefined
  class Slow {
    upload = {}
    isAborted = false
    constructor() {
      sent = this
    }
    open() {}
    send() {}
    abort() {
      this.isAborted = true
    }
  }
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: Slow, configurable: true })
  mock.timers.enable({ apis: ['setTimeout'] })
  try {
    const error = failure(upload(endpoints.addNotice, { form: new FormData() }))
    for (let minute = 0; minute < 10; minute++) {
      mock.timers.tick(59_000)
      sent?.upload.onprogress?.({ loaded: minute, total: 20 })
    }
    assert.is(sent?.isAborted, false)
    mock.timers.tick(60_000)
    assert.match((await error).message, 'Nothing could be sent for a minute')
    assert.is(sent?.isAborted, true)
  } finally {
    mock.timers.reset()
    Object.defineProperty(globalThis, 'XMLHttpRequest', { value: usual, configurable: true })
  }
})

test('an upload without a server is an error with a readable message', async () => {
  respond('updateReport', down)
  const error = await failure(upload(endpoints.updateReport, { params: { id: '1' }, form: new FormData() }))
  assert.match(error.message, 'cannot be reached')
})

test.run()
