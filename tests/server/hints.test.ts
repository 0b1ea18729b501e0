/** Hints for the admin about wrong settings, and log lines of refused calls. */
import * as assert from 'uvu/assert'
import { addStudent } from '../../tools/samples.ts'
import { ADMIN, type School, start } from '../../tools/start.ts'
import { messagesOf } from '../message-codes.ts'
import { test } from '../test.ts'

const open: School[] = []
const startOne = async (env: Record<string, string> = {}) => {
  const school = await start({ env })
  open.push(school)
  return school
}
test.after.each(async () => {
  for (const school of open.splice(0)) await school.stop()
})

const hintsOf = async (school: School) => {
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const { hints } = (await admin.get('/admin/adminAll')).body
  return messagesOf(hints).filter((hint) => hint.includes('prox'))
}
const warnings = ({ log }: School) => log.filter(({ setting }) => setting === 'TRUST_PROXY')

test('an untrusted proxy is reported once in the log and to the admin, with the setting to change', async () => {
  const school = await startOne()
  assert.equal(await hintsOf(school), [])
  assert.is(warnings(school).length, 0)
  for (const header of ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host']) {
    await school.visitor.get('/health', { [header]: '10.0.0.1' })
  }
  assert.is(warnings(school).length, 1)
  assert.is(warnings(school)[0]?.level, 40, 'a warning')
  const hints = await hintsOf(school)
  assert.is(hints.length, 1)
  assert.match(hints[0] ?? '', /no proxy is trusted.+ set TRUST_PROXY=1/)
  assert.is(warnings(school)[0]?.msg, hints[0])
})

test('each header of a proxy is recognised, also on a request for a page', async () => {
  for (const header of ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host']) {
    const school = await startOne()
    await school.request('/', { headers: { [header]: 'https' } })
    assert.is((await hintsOf(school)).length, 1, header)
  }
})

test('a trusted proxy is not reported', async () => {
  const school = await startOne({ TRUST_PROXY: '1' })
  await school.visitor.get('/health', { 'x-forwarded-for': '10.0.0.1', 'x-forwarded-proto': 'https' })
  assert.equal(await hintsOf(school), [])
  assert.is(warnings(school).length, 0)
})

test('a 403 in the log names the user and the IP address', async () => {
  const school = await startOne({ TRUST_PROXY: '1' })
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const [ann, ben] = [await addStudent(admin), await addStudent(admin)]
  const student = await school.login(ann.userId, ann.password)
  const from = { 'x-forwarded-for': '10.0.0.7' }
  const last = () => school.log.filter(({ msg }) => msg === 'request').at(-1)
  const asked: Array<[string, Record<string, string>]> = [
    ['/admin/allUser', from],
    [`/student/get-student-photo/${ben._id}`, from],
    ['/admin/allUser', { ...from, 'sec-fetch-site': 'cross-site' }],
  ]
  for (const [path, headers] of asked) {
    assert.is((await student.get(path, headers)).status, 403)
    assert.is(last()?.status, 403)
    assert.is(last()?.user, ann.userId)
    assert.is(last()?.address, '10.0.0.7')
  }
  await school.visitor.put('/auth/login', ADMIN, { ...from, origin: 'https://evil.example' })
  assert.is(last()?.status, 403)
  assert.is(last()?.user, null)
  assert.is(last()?.address, '10.0.0.7')
})

test.run()
