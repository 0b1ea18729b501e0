import { type SchoolSettings, UNLIMITED } from '#contract'
import type { MakeCall } from './call-handlers.ts'
import { cardDrawing, faceDrawing, noticePhoto, photosOf } from './drawings.ts'
import { type Person, personGenerator } from './names.ts'
import { type Day, sampleNotices } from './notices.ts'
import { seat, studentFields, teacherFields } from './people.ts'
import { portrait } from './portraits.ts'
import { type Random, seeded } from './random.ts'
import { reportGenerator } from './reports.ts'

/** Something that happens at the school at a moment (milliseconds since 1970). */
export type Event = { at: number; happen: () => Promise<unknown> }

export type Making = { random: Random; person: () => Person; day: Day; call: MakeCall; school: SchoolSettings }

export type Login = { userId: string; password: string }

const MINUTE = 60_000
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Teachers join one after another over the years. */
export async function planTeachers({ random, person, day, call, school }: Making, count: number) {
  const teachers = times(count, (index) => {
    const one = person()
    return {
      fields: teacherFields(random, one, index, school),
      face: portrait(random, one, 'adult'),
      card: `T-0${104 + index * 7}`,
    }
  })
  const faces = await photosOf(teachers.map(({ face }) => faceDrawing(face)))
  const cards = await photosOf(teachers.map(({ fields, face, card }) => cardDrawing(fields, card, face)))
  const events = teachers.map(({ fields }, index): Event => {
    const happen = () => call('addTeacher', fields, { photo: faces[index], idCard: cards[index] })
    return { at: day(-100 - (count - index) * 151).getTime(), happen }
  })
  return { events, logins: teachers.map(({ fields }): Login => fields) }
}

/** The day on which the present school year began. A year before it the first report of the one before was written. */
const YEAR_BEGAN = -95

/**
 * Students of the first class are new. The others were in the class before theirs and got a report in it, and were
 * promoted when the present year began. In this year some of all have a report by now.
 */
export async function planStudents(making: Making, count: number, reportCount: number) {
  const { random, person, day, call, school } = making
  const classBefore = (grade: string) => school.classes[school.classes.indexOf(grade) - 1]
  const students = times(count, (index) => {
    const one = person()
    const fields = studentFields(random, one, seat(index, count, school.classes), school.userIds.suffix)
    return { one, fields, face: portrait(random, one, 'child'), before: classBefore(fields.grade) }
  })
  const faces = await photosOf(students.map(({ face }) => faceDrawing(face)))
  const ids: string[] = []
  const joining = students.map(({ fields, before }, index): Event => {
    const happen = async () => {
      const { student } = await call(
        'addStudent',
        { ...fields, grade: before ?? fields.grade },
        { photo: faces[index] },
      )
      ids[index] = student._id
    }
    return { at: day(YEAR_BEGAN + (before ? -400 : 3)).getTime() + index * MINUTE, happen }
  })

  const report = reportGenerator(random)
  const chosen = random.shuffled(students.map((student, index) => ({ ...student, index }))).slice(0, reportCount)
  const wereHere = chosen.filter(({ before }) => before)
  const earlier = reportGenerator(seeded(1989))
  const earlierReporting = wereHere.map(({ one, index }, position): Event => {
    const fields = earlier(one.given, one.isFemale)
    const happen = () => call('addReport', { studentId: ids[index], ...fields })
    return { at: day(YEAR_BEGAN - 365).getTime() + position * MINUTE, happen }
  })
  const promoting = {
    at: day(YEAR_BEGAN).getTime(),
    happen: async () => {
      const { token } = await call('promotion', {})
      await call('promote', { token, stay: [], newYear: true })
    },
  }
  const reporting = chosen.map(({ one, index }, position): Event => {
    const fields = report(one.given, one.isFemale)
    const photo = random.chance(0.3) ? faces[index] : undefined
    const happen = () => call('addReport', { studentId: ids[index], ...fields }, { photo })
    return { at: day(-40 + Math.floor((position * 38) / chosen.length)).getTime() + position * MINUTE, happen }
  })
  const leaving = wereHere.length > 0 ? [...(await planLeavers(making, Math.ceil(count / 25))), promoting] : []
  const events = [...joining, ...earlierReporting, ...leaving, ...reporting]
  // Those with reports of both years first: one of them is shown.
  const ordered = [...wereHere, ...chosen.filter(({ before }) => !before)]
  return { events, logins: ordered.map(({ fields }): Login => fields) }
}

/** Students of the last class of the year before, each with a report of it: they left when the present year began. */
async function planLeavers({ day, call, school }: Making, count: number): Promise<Event[]> {
  // Numbers of their own, so that all other people stay as they are.
  const random = seeded(1987)
  const person = personGenerator(random)
  const report = reportGenerator(random)
  const grade = school.classes.at(-1) ?? ''
  const leavers = times(count, (index) => {
    const one = person()
    const fields = studentFields(random, one, { grade, roll: index + 1 }, school.userIds.suffix)
    return { one, fields, face: portrait(random, one, 'child') }
  })
  const faces = await photosOf(leavers.map(({ face }) => faceDrawing(face)))
  return leavers.flatMap(({ one, fields }, index): Event[] => {
    let studentId = ''
    const join = async () => {
      studentId = (await call('addStudent', fields, { photo: faces[index] })).student._id
    }
    const reporting = report(one.given, one.isFemale)
    return [
      { at: day(YEAR_BEGAN - 1_500).getTime() + index * MINUTE, happen: join },
      {
        at: day(YEAR_BEGAN - 200).getTime() + index * MINUTE,
        happen: () => call('addReport', { studentId, ...reporting }),
      },
    ]
  })
}

export function planNotices({ day, call }: Making) {
  const notices = sampleNotices(day)
  return notices.map(({ title, catagory, description, until, createdAt, picture }): Event => {
    const date = until === UNLIMITED ? UNLIMITED : until.toISOString().slice(0, 10)
    const happen = () => call('addNotice', { title, catagory, description, date }, { photo: noticePhoto(picture) })
    return { at: createdAt.getTime(), happen }
  })
}

/** Parents and neighbours who registered by themselves. */
export function planUsers({ person, day, call }: Making, count: number, newPassword: () => string) {
  const users = times(count, () => {
    const { given, family } = person()
    return { userId: `${given}.${family}`.toLowerCase(), password: newPassword(), answer: family }
  })
  const events = users.map((fields, index): Event => {
    return { at: day(-80 + index * 11).getTime() + 7 * MINUTE, happen: () => call('register', fields) }
  })
  return { events, logins: users as Login[] }
}
