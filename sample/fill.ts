import { ROLE } from '#contract'
import { type AdminLogin, makeFirstAdmin } from '../server/data-folder/first-admin.ts'
import { trust } from '../server/retention/trusted-clock.ts'
import { readSchool } from '../server/school/current.ts'
import { newPassword } from '../server/security/credentials.ts'
import type { Store } from '../server/store/index.ts'
import { callHandlers, type OpenSchool } from './call-handlers.ts'
import { type Login, planNotices, planStudents, planTeachers, planUsers } from './events.ts'
import { personGenerator } from './names.ts'
import type { Day } from './notices.ts'
import { seeded } from './random.ts'

/** How many of each a sample school has. */
export type Counts = { students: number; teachers: number; reports: number; users: number }

export const countsFor = (students: number): Counts => ({
  students,
  teachers: Math.ceil(students / 25),
  reports: Math.ceil(students * 0.4),
  users: 6,
})

/**
 * One login of each role. No admin if the school already had one, since its password is not known here; no user if the
 * school lets nobody register.
 */
export type Logins = { admin: AdminLogin | undefined; teacher: Login; student: Login; user: Login | undefined }

/** True if the school has no users besides its admins, and no notices. */
export async function isEmpty({ users, notices }: Store): Promise<boolean> {
  for (const role of [ROLE.user, ROLE.student, ROLE.teacher]) {
    if (await users.has(role)) return false
  }
  return (await notices.count()) === 0
}

/**
 * Fills an empty school with people in its classes, notices and reports. Names, faces and texts are the same each
 * time, passwords are not; dates are around `now`. The printed student has a report.
 */
export async function fill(open: OpenSchool, counts: Counts, now = Date.now()): Promise<Logins> {
  let time = now
  const clock = () => time
  const random = seeded(1990)
  const { settings: school } = await readSchool(open.store, open.settings)
  const making = { random, person: personGenerator(random), day: dayFrom(now), call: callHandlers(open, clock), school }

  const teachers = await planTeachers(making, counts.teachers)
  const students = await planStudents(making, counts.students, counts.reports)
  const users = planUsers(making, school.registration.open ? counts.users : 0, newPassword)
  const events = [...teachers.events, ...students.events, ...users.events, ...planNotices(making)]

  time = making.day(-3000).getTime()
  const admin = await makeFirstAdmin({ ...open, clock }, open.settings)
  // The clock is set for each event, so that each record has a plausible time.
  for (const { at, happen } of events.sort((one, other) => one.at - other.at)) {
    time = at
    await happen()
  }
  // The printed logins are to be used at once, by several people: nobody is asked for an own password.
  for (const login of [admin, first(teachers.logins)]) {
    const user = login && (await open.store.users.findByUserId(login.userId))
    if (user) await open.store.users.changePassword(user.id, user.passwordHash, making.day(0).toISOString())
  }
  await trust(open.store.meta, now)
  return { admin, teacher: first(teachers.logins), student: first(students.logins), user: users.logins[0] }
}

/** Days counted from today, each at five in the morning UTC, when it is the same date in most of the world. */
const dayFrom =
  (now: number): Day =>
  (days, weekday) => {
    const date = new Date(now)
    date.setUTCDate(date.getUTCDate() + days)
    date.setUTCHours(5, 0, 0, 0)
    while (weekday !== undefined && date.getUTCDay() !== weekday) date.setUTCDate(date.getUTCDate() + 1)
    return date
  }

function first(logins: Login[]): Login {
  const [login] = logins
  if (!login) throw new Error('The sample school needs at least one of each.')
  return login
}
