/**
 * Every text that says why something was not done has its code beside it, which both catalogs know, and whose English text
 * is that of the response. Other tests ask the same of what they get: access, fuzz, imports, school,
 * years.
 */
import * as assert from 'uvu/assert'
import { messageOf, messageRef } from '#contract/failures'
import { form, picture, studentFields } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { withCodes } from '../message-codes.ts'
import { test } from '../test.ts'

const school = await start({ socket: true })
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

type Got = Awaited<ReturnType<Caller['get']>>

/** @returns the codes of the responses themselves */
async function codesOf(...calls: Promise<Got>[]): Promise<string[]> {
  return (await Promise.all(calls)).map(({ body }) => withCodes(body).code)
}

test('wrong fields of forms, bodies and queries', async () => {
  const photo = await picture()
  const added = (fields: object) => admin.post('/student/add-student', form({ ...studentFields(), photo, ...fields }))
  const codes = await codesOf(
    added({ name: '' }),
    added({ name: 'x'.repeat(300) }),
    added({ name: 'a\0b' }),
    added({ age: 'old' }),
    added({ phone: '12' }),
    added({ phone: 'a' }),
    added({ grade: '99' }),
    added({ password: '123' }),
    added({ phone: '0300.123' }),
    added({ userId: 'a\u2800b' }),
    added({ photo: new File(['no photo'], 'a.png') }),
    added({ photo: new File(['<svg></svg>'], 'a.svg') }),
    added({ photo: new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'a.heic') }),
    admin.post('/student/moveStudents', { ids: [], grade: '2' }),
    admin.post('/student/moveStudents', { ids: ['x'], grade: '2' }),
    admin.post('/student/moveStudents', { ids: 'x', grade: '2' }),
    admin.post('/student/deleteStudents', { ids: ['x'] }),
    admin.get('/student/get-single-student/x'),
    admin.post('/student/searchStudent', { name: 'nobody has this name' }),
    admin.post('/auth/register', { userId: ADMIN.userId, password: 'three words apart', answer: 'x' }),
    admin.post('/auth/register', { userId: 'somebody', password: 'password', answer: 'x' }),
    admin.get('/admin/audit?from=yesterday'),
  )
  assert.equal(codes, [
    'required',
    'tooLong',
    'cannotBeSeen',
    'notNumberFrom',
    'tooFewDigits',
    'notPhone',
    'notOneOf',
    'passwordTooShort',
    'notInPhone',
    'cannotBeSeen',
    'photoForeign',
    'photoIsSvg',
    'photoIsHeic',
    'badRequest',
    'someGone',
    'badRequest',
    'someGone',
    'noSuch',
    'noStudentFound',
    'userExists',
    'passwordTooCommon',
    'notDay',
  ])
})

test('calls that cannot be read, or that are none', async () => {
  const raw = (path: string, body: string, type = 'application/json') =>
    fetch(`${school.origin}/api/v1${path}`, { method: 'POST', body, headers: { 'content-type': type } })
      .then((response) => response.json())
      .then(withCodes)
  // No form of the portal sends these: one code, and an English text that says what it was.
  const broken = await Promise.all([
    raw('/auth/register', '{'),
    raw('/auth/register', '[]'),
    raw('/auth/register', 'x', 'text/plain'),
    raw('/auth/register', '{"userId":1}'),
    admin.get('/admin/audit?page=first').then(({ body }) => withCodes(body)),
    admin.get('/admin/audit?who=%ff').then(({ body }) => withCodes(body)),
  ])
  assert.equal(
    broken.map(({ code, message }) => [code, message]),
    [
      ['badRequest', 'The body is not valid JSON.'],
      ['badRequest', 'The body must be a JSON object.'],
      ['badRequest', 'Send the body as application/json.'],
      ['badRequest', 'userId must be text'],
      ['badRequest', 'page must be a number'],
      [
        'badRequest',
        'The address of this call is not in UTF-8, so its letters cannot be told apart: send it in UTF-8.',
      ],
    ],
  )
  const bodies = await Promise.all([
    raw('/auth/register', '{"userId":"\xff"}'),
    raw('/auth/register', JSON.stringify({ userId: 'x'.repeat(70_000) })),
    raw('/nothing', '{}'),
    raw('/admin/logins', '{}'),
  ])
  assert.equal(
    bodies.map(({ code }) => code),
    ['required', 'bodyTooLarge', 'noSuchCall', 'notLoggedIn'],
  )
})

test('the dashboard says what it says of the server with codes', async () => {
  const { body } = await admin.get('/admin/adminAll')
  assert.equal(withCodes(body).hints, [messageOf(messageRef('noBackups'))])
})

test.run()
