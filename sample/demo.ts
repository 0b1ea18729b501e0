/**
 * Fills an empty school with a sample: npm run demo [-- number of students]
 * A school that has data is not changed.
 */
import { join } from 'node:path'
import { runCommand } from '../server/commands/command.ts'
import { type AdminLogin, GIVEN_PASSWORD } from '../server/data-folder/first-admin.ts'
import { openSchoolData } from '../server/data-folder/school-data.ts'
import { SetupError } from '../server/errors.ts'
import { createWorkers } from '../server/workers/workers.ts'
import { countsFor, fill, isEmpty } from './fill.ts'

/** Each takes 50 ms, most of it for the password. */
const MOST_STUDENTS = 10_000

runCommand(async (settings) => {
  const started = performance.now()
  const counts = countsFor(readStudents(process.argv[2]))
  const { store, vault } = await openSchoolData(settings.dataDir, settings)
  const workers = createWorkers(join(import.meta.dirname, 'worker.js'))
  try {
    if (!(await isEmpty(store))) {
      throw new SetupError(`The school in ${settings.dataDir} has data already: set DATA_DIR to an empty folder.`)
    }
    const { admin, teacher, student, user } = await fill({ store, vault, settings, workers }, counts)
    const seconds = Math.round((performance.now() - started) / 1000)
    const row = (role: string, login: AdminLogin | undefined) =>
      `    ${role.padEnd(14)}${login ? `${login.userId.padEnd(46)}${login.password ?? GIVEN_PASSWORD}` : 'the one you have; npm run admin gives a new password'}\n`
    process.stdout.write(`
  A sample school of ${counts.students} students is in ${settings.dataDir} (${seconds} s). One login for each role, shown this once:
${row('3 admin', admin)}${row('2 teacher', teacher)}${row('1 student', student)}${user ? row('0 user', user) : ''}
`)
  } finally {
    await store.close()
  }
})

function readStudents(text = '300'): number {
  const students = Number(text)
  if (Number.isInteger(students) && students >= 1 && students <= MOST_STUDENTS) return students
  throw new SetupError(`'${text}' is no number of students: give a whole one from 1 to ${MOST_STUDENTS}.`)
}
