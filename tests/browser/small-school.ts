import type { Browser } from 'playwright-core'
import { addStudent, addTeacher } from '../server/samples.ts'
import { caller } from '../server/start.ts'
import { LocalPortal } from './local-portal.ts'
import { ADMIN, type Login } from './server.ts'
import { type LoggedIn, logIn } from './stored-login.ts'
import { Visitor, type VisitorOptions } from './visitor.ts'

export type Signed = 'user' | 'student' | 'teacher' | 'admin'

export type SmallSchool = Awaited<ReturnType<typeof openSmallSchool>>

/**
 * A school with one user of each role and no other records than the test file adds, so that tests can compare the exact
 * content of a page. Everybody is logged in. Records added before the first `reset()` exist in every test.
 *
 * @example
 * const school = await openSmallSchool(browser)
 * let admin: Visitor
 * test.before.each(async () => {
 *   await school.reset()
 *   admin = await school.openAs('admin')
 * })
 * test.after(() => school.close())
 *
 * @param env environment variables of the server
 */
export async function openSmallSchool(browser: Browser, env: Record<string, string> = {}) {
  const portal = await LocalPortal.start(env)
  const visitors: Visitor[] = []
  const visitor = caller((path, init) => fetch(portal.origin + path, init))
  const admin = await logIn(portal.origin, ADMIN)
  const student = await addStudent(admin.calls)
  const teacher = await addTeacher(admin.calls)
  const user = { userId: 'parent', password: 'parent-password', answer: 'Parent' }
  await visitor.post('/auth/register', user)
  const people: Record<Signed, LoggedIn> = {
    user: await logIn(portal.origin, user),
    student: await logIn(portal.origin, student),
    teacher: await logIn(portal.origin, teacher),
    admin,
  }
  const calls = {
    visitor,
    user: people.user.calls,
    student: people.student.calls,
    teacher: people.teacher.calls,
    admin: admin.calls,
  }

  /** Whether this login works, through the API. */
  async function login({ userId, password }: Login) {
    const one = caller((path, init) => fetch(portal.origin + path, init))
    const { body } = await one.put('/auth/login', { userId, password })
    return { answer: body, calls: one }
  }

  async function openVisitor(options: VisitorOptions): Promise<Visitor> {
    const visitor = await Visitor.open(browser, portal.origin, options)
    visitors.push(visitor)
    return visitor
  }

  async function closeVisitors(): Promise<void> {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.leave()))
  }

  /** Closes every browser context, and restores the data of the first call, including the sessions. */
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
    /** One API client for each role. */
    calls,
    login,
    openAsVisitor: (options: VisitorOptions = {}): Promise<Visitor> => openVisitor(options),
    /** Opens a new browser context for a logged-in user. */
    openAs: (who: Signed, options: VisitorOptions = {}): Promise<Visitor> =>
      openVisitor({ login: people[who].stored, ...options }),
    reset,
    /** Stops the server and closes the browser. */
    async close(): Promise<void> {
      await closeVisitors()
      await browser.close()
      await portal.stop()
    },
  }
}
