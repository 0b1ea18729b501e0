import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { addStudent, addTeacher, withOwnPassword } from '../../tools/samples.ts'
import { type Caller, caller } from '../../tools/start.ts'
import { atProcessEnd, test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { LocalPortal } from './local-portal.ts'
import { ADMIN, type Login } from './server.ts'
import { logIn, type StoredLogin } from './stored-login.ts'
import { Visitor, type VisitorOptions } from './visitor.ts'

export type Signed = 'user' | 'student' | 'teacher' | 'admin'

const USER = { userId: 'parent', password: 'parent-password', answer: 'Parent' }

let prepared: ReturnType<typeof prepare> | undefined

/** The data folder that every small school of this process begins with: making it takes 0.6 s, mostly for passwords. */
async function prepare() {
  const portal = await LocalPortal.start()
  const visitor = caller((path, init) => fetch(portal.origin + path, init))
  const admin = await logIn(portal.origin, ADMIN)
  const student = await addStudent(admin.calls)
  const teacher = await withOwnPassword(visitor, await addTeacher(admin.calls))
  await visitor.post('/auth/register', USER)
  const logins: Record<Signed, StoredLogin> = {
    user: (await logIn(portal.origin, USER)).stored,
    student: (await logIn(portal.origin, student)).stored,
    teacher: (await logIn(portal.origin, teacher)).stored,
    admin: admin.stored,
  }
  const folder = mkdtempSync(join(tmpdir(), 'small-school-'))
  atProcessEnd(() => rmSync(folder, { recursive: true }))
  await portal.stop(folder)
  return { folder, student, teacher, logins }
}

/** Who opens the page of each test, its page, and the `main` of that: new for each test. */
export let person: Visitor
export let page: Page
export let main: Locator

/** `as`: who opens a page before each test, with the other settings; `env`: environment variables of the server. */
type SchoolOptions = VisitorOptions & { as?: Signed | 'visitor'; env?: Record<string, string> }

/**
 * A school with one user of each role and no other records than the test file adds, so that tests can compare the exact
 * content of a page. Everybody is logged in. Before each test its data become those of the first test, so records that
 * the file adds while it is loaded are in every test; after the last it is closed.
 *
 * @example
 * import { openSmallSchool, page, person as admin } from './small-school.ts'
 *
 * const school = await openSmallSchool({ as: 'admin' })
 */
export async function openSmallSchool({ as: role, env, ...options }: SchoolOptions = {}) {
  prepared ??= prepare()
  const { folder, student, teacher, logins } = await prepared
  const browser = await openBrowser()
  const portal = await LocalPortal.start(env, folder)
  const visitors: Visitor[] = []

  const callerOf = (login?: StoredLogin): Caller => {
    const calls = caller((path, init) => fetch(portal.origin + path, init))
    if (login) calls.cookie = `${login.cookie.name}=${login.cookie.value}`
    return calls
  }
  const calls = {
    visitor: callerOf(),
    user: callerOf(logins.user),
    student: callerOf(logins.student),
    teacher: callerOf(logins.teacher),
    admin: callerOf(logins.admin),
  }

  /** Whether this login works, through the API. */
  async function login({ userId, password }: Login) {
    const one = callerOf()
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

  const openAs = (who: Signed, options: VisitorOptions = {}): Promise<Visitor> =>
    openVisitor({ login: { ...logins[who], origin: portal.origin }, ...options })

  test.before.each(async () => {
    await closeVisitors()
    await portal.restore()
    if (!role) return
    person = role === 'visitor' ? await openVisitor(options) : await openAs(role, options)
    page = person.page
    main = page.locator('main')
  })
  test.after(async () => {
    await closeVisitors()
    await portal.stop()
  })

  return {
    portal,
    /** The student and the teacher who log in: the student as added, the teacher with an own password. */
    student,
    teacher,
    user: USER,
    /** One API client for each role. */
    calls,
    login,
    openAsVisitor: (options: VisitorOptions = {}): Promise<Visitor> => openVisitor(options),
    /** Opens a new browser context for a logged-in user. */
    openAs,
  }
}
