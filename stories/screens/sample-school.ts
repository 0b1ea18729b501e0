/**
 * The sample school of sample/ as the API sends it, on one fixed day, for the stories of the portal's pages. It is made in
 * Node when the Storybook is built (.storybook/main.ts), without a server and without a database.
 */
import { BASE_PATH } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { ListedStudent, NoticeRecord, Report, StudentRecord, TeacherWithSecrets } from '#contract/operations'
import { defaultSettings } from '#contract/school/defaults'
import { type Making, planNotices, planStudents, planTeachers } from '../../sample/events.ts'
import { personGenerator } from '../../sample/names.ts'
import { seeded } from '../../sample/random.ts'

/** A Friday in November, at nine in the morning in Lahore. */
const NOW = Date.UTC(2026, 10, 20, 4)
const DAY_MS = 86_400_000

const COUNTS = { students: 30, reports: 18, teachers: 5 }

export type SampleSchool = {
  students: (StudentRecord & ListedStudent)[]
  teachers: TeacherWithSecrets[]
  /** Newest first. */
  notices: NoticeRecord[]
  reports: Report[]
}

/** @returns the school, and its photos by the path under which the portal asks for them */
export async function sampleSchool(): Promise<{ school: SampleSchool; photos: Record<string, Uint8Array> }> {
  const school: SampleSchool = { students: [], teachers: [], notices: [], reports: [] }
  const photos: Record<string, Uint8Array> = {}
  const random = seeded(1990)
  let at = NOW
  let added = 0

  type SentPhotos = Record<string, Parameters<Making['call']>[2]>
  const storePhoto = (endpoint: { path: string }, id: string, photo: NonNullable<SentPhotos[string]>[string]) => {
    if (!photo) return null
    photos[BASE_PATH + endpoint.path.replace('{id}', id)] = photo.sizes.card
    return photo.version
  }
  const record = () => ({ created_at: new Date(at).toISOString(), version: '1' })
  const login = { password: 'kK4rw90Tz1', passwordChangedAt: null }

  /** Stores what the sample school sends to a server, and returns it as the server would. */
  const calls: Record<string, (fields: never, sent: NonNullable<SentPhotos[string]>) => object> = {
    addStudent(fields: StudentRecord, { photo }) {
      const _id = `student-${++added}`
      const photoVersion = storePhoto(endpoints.studentPhoto, _id, photo)
      const student = { ...fields, ...login, ...record(), _id, photoVersion, report: null, reportShownFrom: null }
      school.students.push(student)
      return { student }
    },
    addTeacher(fields: TeacherWithSecrets, { photo, idCard }) {
      const _id = `teacher-${school.teachers.length + 1}`
      const photoVersion = storePhoto(endpoints.teacherPhoto, _id, photo)
      const idCardVersion = storePhoto(endpoints.teacherIdCard, _id, idCard)
      school.teachers.push({ ...fields, ...login, ...record(), _id, photoVersion, idCardVersion })
      return {}
    },
    addNotice(fields: NoticeRecord, { photo }) {
      const _id = `notice-${school.notices.length + 1}`
      const isOver = fields.date !== '1' && fields.date < new Date(NOW).toISOString().slice(0, 10)
      const expired = isOver ? { expired: true as const } : {}
      school.notices.unshift({
        ...fields,
        ...record(),
        ...expired,
        _id,
        photoVersion: storePhoto(endpoints.noticePhoto, _id, photo),
      })
      return {}
    },
    promotion: () => ({ token: '' }),
    /** The year before is only what the students have come from. Who was in its last class has left. */
    promote() {
      const { classes } = defaultSettings
      school.students = school.students.flatMap((student) => {
        const grade = classes[classes.indexOf(student.grade) + 1]
        return grade === undefined ? [] : { ...student, grade, report: null }
      })
      school.reports.length = 0
      return {}
    },
    addReport(fields: Report, { photo }) {
      const _id = `report-${school.reports.length + 1}`
      const { created_at, version } = record()
      const photoVersion = storePhoto(endpoints.reportPhoto, fields.studentId, photo)
      const times = { createdAt: created_at, updatedAt: created_at }
      const written = { year: '2026/27', teacher: school.teachers[0]?.name ?? '', shownFrom: '', isRead: false }
      school.reports.push({ ...fields, _id, version, ...times, ...written, photoVersion })
      const student = school.students.find(({ _id }) => _id === fields.studentId)
      if (student) Object.assign(student, { report: fields.condition, reportShownFrom: '' })
      return {}
    },
  }
  const call = (async (name, fields, sent = {}) => calls[name]?.(fields as never, sent)) as Making['call']

  const making: Making = { random, person: personGenerator(random), day: dayFrom(NOW), call, school: defaultSettings }
  const events = [
    ...(await planTeachers(making, COUNTS.teachers)).events,
    ...(await planStudents(making, COUNTS.students, COUNTS.reports)).events,
    ...(await planNotices(making)),
  ]
  for (const event of events.sort((one, other) => one.at - other.at)) {
    at = event.at
    await event.happen()
  }
  return { school, photos }
}

const dayFrom =
  (now: number): Making['day'] =>
  (days, weekday) => {
    let date = new Date(now + days * DAY_MS)
    while (weekday !== undefined && date.getUTCDay() !== weekday) date = new Date(date.getTime() + DAY_MS)
    return date
  }
