import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EndpointName } from '#contract'
import * as endpoints from '#contract/endpoints'
import { BUILT, run } from '../../../tools/processes.ts'
import { addNotice, addReport, addStudent, addTeacher } from '../../../tools/samples.ts'
import { type Caller, caller } from '../../../tools/start.ts'

export const CALLER_ROLES = ['visitor', 'user', 'student', 'teacher', 'admin'] as const
export type Who = (typeof CALLER_ROLES)[number]

const ADMIN = { userId: 'keeper', password: 'keeper-password' }

/** Starts the server as its own process, with a logged-in user of each role. */
export async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-fuzz-'))
  const server = await run(BUILT, {
    DATA_DIR: dataDir,
    ADMIN_USER_ID: ADMIN.userId,
    ADMIN_PASSWORD: ADMIN.password,
    // Each call may have another IP address, so that throttling does not refuse it.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  })
  process.once('exit', () => server.stop())
  const origin = await server.listening
  const stop = async () => {
    server.stop()
    const code = await server.ended
    rmSync(dataDir, { recursive: true, force: true })
    return code
  }
  return {
    origin,
    dataDir,
    hasExited: server.hasExited,
    log: () => server.out.stderr,
    ...(await population(origin)),
    stop,
  }
}

async function population(origin: string) {
  let address = 0
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', `192.168.${(++address >> 8) % 256}.${address % 256}`)
    return fetch(origin + path, { ...init, headers })
  }
  const logins: Partial<Record<Who, { userId: string; password: string }>> = { admin: ADMIN }
  const callers: Partial<Record<Who, Caller>> = {}
  const ids: string[] = []
  const userIds: string[] = []
  const keeper = caller(ask)
  await keeper.put('/auth/login', ADMIN)

  /** A logged-in user of this role; created again if the user or the session is gone. */
  async function present(who: Who): Promise<Caller> {
    const known = callers[who]
    if (who === 'visitor') return known ?? caller(ask)
    if (known && (await known.get('/auth/me')).body.success) return known
    const again = caller(ask)
    const login = logins[who]
    if (!login || !(await again.put('/auth/login', login)).body.success) {
      logins[who] = await made(who)
      await again.put('/auth/login', logins[who])
    }
    return again
  }

  async function made(who: Who): Promise<{ userId: string; password: string }> {
    const name = `${who}-${Math.random().toString(36).slice(2)}`
    if (who === 'student') return addStudent(keeper, { userId: `${name}@mySchool.com` })
    if (who === 'teacher') return addTeacher(keeper, { userId: `${name}Teacher@mySchool.com` })
    const login = { userId: name, password: 'secret-enough' }
    await keeper.call('POST', '/auth/register', { ...login, answer: 'Lee' })
    return login
  }

  /** Restores all users and logins, adds records of each kind, and collects all ids. */
  async function refresh(): Promise<void> {
    if (!(await keeper.get('/auth/me')).body.success) await keeper.put('/auth/login', ADMIN)
    for (const who of CALLER_ROLES) callers[who] = await present(who)
    await addNotice(keeper)
    const { students } = (await keeper.get('/student/getAllStudent')).body
    const student = students.at(-1)._id
    if ((await keeper.get(`/report/checkingAvalible/${student}`)).body.success) await addReport(keeper, student)
    const { teachers } = (await keeper.get('/teacher/allTeacher')).body
    const { notice } = (await keeper.get('/notice/getNotice')).body
    const { data: users } = (await keeper.get('/admin/allUser')).body
    await keeper.post(`/student/guardians/${student}`, { userId: logins.user?.userId })
    await keeper.post('/student/familyCodes', { ids: [student], portal: origin })
    const { codes } = (await keeper.get(`/student/guardians/${student}`)).body
    const report = (await keeper.get(`/report/getReport/${student}`)).body.data
    // The newest and some others: only few, so that calls often use the same records.
    const some = (list: Array<{ _id: string }>) => list.slice(-6).map(({ _id }) => _id)
    ids.splice(
      0,
      ids.length,
      ...some(students),
      ...some(teachers),
      ...some(notice.reverse()),
      ...some(users),
      ...some(codes),
      report._id,
    )
    userIds.splice(0, userIds.length, ...users.slice(-10).map(({ userId }: { userId: string }) => userId))
  }

  await refresh()
  return { callers: callers as Record<Who, Caller>, keeper, ids, userIds, refresh }
}

export const CALLS = Object.keys(endpoints) as EndpointName[]
