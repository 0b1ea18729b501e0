import type { Browser, BrowserContextOptions } from 'playwright-core'
import { addStudent, addTeacher } from '../server/samples.ts'
import { type Caller, caller } from '../server/start.ts'
import { LocalPortal } from './local-portal.ts'
import { ADMIN, type Login } from './server.ts'
import { Visitor } from './visitor.ts'

export type Signed = 'user' | 'student' | 'teacher' | 'admin'

export type SmallSchool = Awaited<ReturnType<typeof openSmallSchool>>

/**
 * A school with one login of each role and no other records than a test file adds, so that it can say exactly what a
 * page shows. Everybody is logged in already. What is added before the first `reset()` is there in every test.
 *
 * @example
 * const school = await openSmallSchool(browser)
 * let admin: Visitor
 * test.before.each(async () => {
 *   await school.reset()
 *   admin = await school.arrive('admin')
 * })
 * test.after(() => school.close())
 *
 * @param env read by the server as its environment is
 */
export async function openSmallSchool(browser: Browser, env: Record<string, string> = {}) {
  const portal = await LocalPortal.start(env)
  const visitors: Visitor[] = []
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

  async function arrive(options: BrowserContextOptions): Promise<Visitor> {
    const visitor = await Visitor.arrive(browser, portal.origin, options)
    visitors.push(visitor)
    return visitor
  }

  async function closeVisitors(): Promise<void> {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.leave()))
  }

  /** Closes every visitor's browser, and goes back to the data of the first call: the logins work again too. */
  async function reset(): Promise<void> {
    await closeVisitors()
    await portal.restore()
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
    arriveAsVisitor: (options: BrowserContextOptions = {}): Promise<Visitor> => arrive(options),
    /** A browser of their own for one who is logged in. */
    arrive: (who: Signed, options: BrowserContextOptions = {}): Promise<Visitor> =>
      arrive({ storageState: kept(who), ...options }),
    reset,
    /** Ends the server and lets go of the browser. */
    async close(): Promise<void> {
      await closeVisitors()
      await browser.close()
      await portal.stop()
    },
  }
}
