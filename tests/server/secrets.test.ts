/** A copy of the database, a lost key or a copied row reveals no secret. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as assert from 'uvu/assert'
import { openSchoolData } from '../../server/data-folder/school-data.ts'
import { SetupError } from '../../server/errors.ts'
import { vault } from '../../server/security/credentials.ts'
import { addStudent, addTeacher } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const SECRETS = { password: 'SECRET-password', answer: 'SECRET-answer' }

test('no file of the data folder but the key has a secret in it, and none is readable by others', async () => {
  const school = await start()
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  await addStudent(admin, SECRETS)
  await addTeacher(admin, SECRETS)
  await school.visitor.post('/auth/register', { userId: 'role-0', ...SECRETS })
  await admin.put('/auth/login', { userId: 'SECRET-password', password: 'SECRET-password' })
  const token = admin.cookie.slice('session='.length)
  const files = readdirSync(school.dataDir)
  assert.ok(files.includes('school.db') && files.includes('school.db-wal') && files.includes('secret.key'))
  const key = readFileSync(join(school.dataDir, 'secret.key'), 'utf8')
  for (const name of files) {
    const path = join(school.dataDir, name)
    assert.is(statSync(path).mode & 0o777, 0o600, name)
    const bytes = readFileSync(path)
    for (const secret of ['SECRET-', ADMIN.password, token, Buffer.from(key, 'base64')]) {
      assert.not.ok(bytes.includes(secret), `${name} has ${secret}`)
    }
  }
  assert.is(statSync(school.dataDir).mode & 0o777, 0o700)
  await school.stop()
})

test('the log has no secret', async () => {
  const school = await start()
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  await addStudent(admin, SECRETS)
  await admin.get('/auth/me?password=SECRET-query')
  await admin.put('/auth/login', { userId: 'SECRET-id', password: 'SECRET-password' })
  const text = JSON.stringify(school.log)
  assert.ok(school.log.length > 3)
  for (const secret of ['SECRET-', ADMIN.password, admin.cookie]) assert.not.ok(text.includes(secret), secret)
  await school.stop()
})

test('a sealed text can be opened only in its own row and with its own key', () => {
  const secretField = { entity: 'user', id: '1', field: 'password' }
  const one = vault(Buffer.alloc(32, 1))
  const sealed = one.seal('Grüße 👋', secretField)
  assert.is(one.unseal(sealed, secretField), 'Grüße 👋')
  assert.is.not(sealed.toString('hex'), one.seal('Grüße 👋', secretField).toString('hex'))
  for (const moved of [{ id: '2' }, { field: 'answer' }, { entity: 'student' }]) {
    assert.throws(() => one.unseal(sealed, { ...secretField, ...moved }))
  }
  assert.throws(() => vault(Buffer.alloc(32, 2)).unseal(sealed, secretField))
  for (const i of [0, 12, sealed.length - 1]) {
    const touched = Buffer.from(sealed)
    touched[i] = (touched[i] as number) ^ 1
    assert.throws(() => one.unseal(touched, secretField), undefined, `byte ${i}`)
  }
})

test('a sealed password that is copied to another login is not shown there', async () => {
  const school = await start()
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const [one, two] = [await addStudent(admin, SECRETS), await addStudent(admin)]
  const database = new DatabaseSync(join(school.dataDir, 'school.db'))
  const from = await school.store.users.findByUserId(one.userId)
  const to = await school.store.users.findByUserId(two.userId)
  database.prepare('update users set sealedPassword = ? where id = ?').run(from?.sealedPassword ?? null, String(to?.id))
  database.close()
  const got = await admin.get(`/student/get-single-student/${two._id}`)
  assert.is(got.status, 500)
  assert.not.match(String(got.bytes), /SECRET/)
  await school.stop()
})

test('a start with a missing, wrong or damaged key fails and does not create a new key', async () => {
  const school = await start()
  await school.stop({ keep: true })
  const path = join(school.dataDir, 'secret.key')
  const right = readFileSync(path, 'utf8')
  const failureMessage = async () => {
    try {
      const { store } = await openSchoolData(school.dataDir)
      await store.close()
      return 'opened'
    } catch (error) {
      assert.instance(error, SetupError)
      return (error as Error).message
    }
  }
  rmSync(path)
  assert.match(await failureMessage(), /secret\.key is missing/)
  assert.not.ok(readdirSync(school.dataDir).includes('secret.key'))
  writeFileSync(path, Buffer.alloc(32, 7).toString('base64'))
  assert.match(await failureMessage(), /does not belong to the database/)
  writeFileSync(path, 'short')
  assert.match(await failureMessage(), /is damaged/)
  writeFileSync(path, right)
  assert.is(await failureMessage(), 'opened')
  rmSync(school.dataDir, { recursive: true })
})

test('a file that is not a database is refused with one sentence', async () => {
  const school = await start()
  await school.stop({ keep: true })
  for (const name of readdirSync(school.dataDir)) {
    if (name.startsWith('school.db')) writeFileSync(join(school.dataDir, name), 'This is not a database. '.repeat(50))
  }
  try {
    await openSchoolData(school.dataDir)
    assert.unreachable()
  } catch (error) {
    assert.instance(error, SetupError)
    assert.match((error as Error).message, /cannot be used \(SQLITE_NOTADB\): it is damaged\. .+npm run restore/)
  }
  rmSync(school.dataDir, { recursive: true })
})

test.run()
