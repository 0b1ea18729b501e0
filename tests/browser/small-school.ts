import type { Browser, BrowserContextOptions } from 'playwright-core'
import { addStudent, addTeacher } from '../server/samples.ts'
import { type Caller, caller } from '../server/start.ts'
import { ADMIN, type Login, Portal } from './server.ts'
import { Visitor } from './visitor.ts'

export type Signed = 'user' | 'student' | 'teacher' | 'admin'

export type SmallSchool = Awaited<ReturnType<typeof openSmallSchool>>

/**
 * A school with one login of each role and no other records than a test lays down, so that it can say exactly what a
 * page shows. Everybody is logged in already. `env` is added to the server's environment.
 */
export async function openSmallSchool(browser: Browser, env: Record<string, string> = {}) {
  const portal = await Portal.start(env)
  const ask = (path: string, init?: RequestInit) => fetch(portal.origin + path, init)
  const visitor = caller(ask)
  const answers = new Map<Signed, string>()

  /** Tries a login past the pages. */
  async function login({ userId, password }: Login) {
    const one = caller(ask)
    const { body } = await one.put('/auth/login', { userId, password })
    return { answer: body, calls: one }
  }

  async function signIn(who: Signed, as: Login): Promise<Caller> {
    const { answer, calls } = await login(as)
    if (!answer.success) throw new Error(`login of ${as.userId}: ${answer.message}`)
    answers.set(who, JSON.stringify(answer))
    return calls
  }

  const admin = await signIn('admin', ADMIN)
  const student = await addStudent(admin)
  const teacher = await addTeacher(admin)
  const user = { userId: 'parent', password: 'parent-password', answer: 'Parent' }
  await visitor.post('/auth/register', user)
  const calls = {
    visitor,
    user: await signIn('user', user),
    student: await signIn('student', student),
    teacher: await signIn('teacher', teacher),
    admin,
  }

  /** What the browser keeps of a login. */
  function kept(who: Signed): BrowserContextOptions['storageState'] {
    const { hostname: domain } = new URL(portal.origin)
    const [name = '', value = ''] = calls[who].cookie.split('=')
    const cookie = {
      name,
      value,
      domain,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax' as const,
    }
    const localStorage = [{ name: 'auth', value: answers.get(who) ?? '' }]
    return { cookies: [cookie], origins: [{ origin: portal.origin, localStorage }] }
  }

  return {
    portal,
    /** The student and the teacher who log in, as they were added. */
    student,
    teacher,
    user,
    /** Each one's way to the API, past the pages. */
    calls,
    login,
    arriveAsVisitor: (): Promise<Visitor> => Visitor.arrive(browser, portal.origin),
    /** A browser of their own for one who is logged in. */
    arrive: (who: Signed, options: BrowserContextOptions = {}): Promise<Visitor> =>
      Visitor.arrive(browser, portal.origin, { storageState: kept(who), ...options }),
  }
}
