/** The responses of the API about the sample school, call by call, instead of a server. */
import { BASE_PATH, CONDITIONS, messages, serverMessages } from '#contract'
import * as endpoints from '#contract/endpoints'
import { englishOf, messageOf, messageRef } from '#contract/failures'
import { parseFormattedText } from '#contract/formatted-text'
import type { EndpointName, ResponseBody } from '#contract/operations'
import { CLASSES } from '#contract/school/defaults'
import type { SampleSchool } from './sample-school.ts'

/** A call without its schema. @property id what the path has for `{id}` or `{grade}` */
type Call = { id: string; body: Record<string, string> }
type Respond<N extends EndpointName> = (call: Call) => ResponseBody<N> | Promise<ResponseBody<N>>

/** By the name of the endpoint. A call that is not here fails, as with a server that cannot be reached. */
export type Responses = { [N in EndpointName]?: Respond<N> }

const ok = { success: true, message: '' } as const

/**
 * @param school is changed by what is deleted
 * @param seesExpired whether notices are listed whose last day is over, as to an admin
 */
export function responsesOf(school: SampleSchool, { seesExpired = true } = {}): Responses {
  const studentOf = (id: string) => school.students.find(({ _id }) => _id === id) ?? missing(id)
  const reportOf = (id: string) => school.reports.find(({ studentId }) => studentId === id)
  const listed = (grade?: string) =>
    school.students
      .filter((student) => !grade || student.grade === grade)
      .map(({ version: _, ...student }) => withoutLogin(student))
  const found = <T extends object>(isThere: boolean, body: T) =>
    ({
      success: isThere,
      message: isThere ? englishOf(messageRef('studentsFound')) : serverMessages.noReportYet,
      ...body,
    }) as never

  return {
    getAllStudent: () => ({ ...ok, students: listed() }),
    classFilter: ({ id }) => found(listed(id).length > 0, { students: listed(id) }),
    searchStudent({ body: { grade, ...texts } }) {
      const data = listed(grade).filter((student) =>
        Object.entries(texts).every(([field, text]) =>
          student[field as 'name'].toLowerCase().includes(text.toLowerCase()),
        ),
      )
      return found(data.length > 0, { data })
    },
    studentForTeacher: ({ id }) => {
      const { report: _, reportShownFrom: __, ...student } = studentOf(id)
      return { ...ok, user: withoutLogin(student) }
    },
    getSingleStudent: ({ id }) => {
      const { report: _, reportShownFrom: __, ...student } = studentOf(id)
      return { ...ok, user: student as never }
    },
    deleteStudent({ id }) {
      const { report: _, reportShownFrom: __, ...student } = studentOf(id)
      school.students = school.students.filter(({ _id }) => _id !== id)
      return { ...ok, student: withoutLogin(student) }
    },

    allTeacher: () => ({
      ...ok,
      teachers: school.teachers.map(({ _id, name, subject, gender, phone, created_at, photoVersion }) => {
        return { _id, name, subject, gender, phone, created_at, photoVersion }
      }),
    }),
    singleTeacher: ({ id }) => ({ ...ok, data: school.teachers.find(({ _id }) => _id === id) ?? missing(id) }),

    getNotice: () => ({
      ...ok,
      notice: school.notices
        .filter(({ expired }) => seesExpired || !expired)
        .map(({ version: _, ...notice }) => notice),
    }),
    getSingleNotice({ id }) {
      const notice = school.notices.find(({ _id }) => _id === id) ?? missing(id)
      return { ...ok, data: { ...notice, text: parseFormattedText(notice.description) } }
    },

    isReportAvailable: ({ body }) =>
      reportOf(body.studentId ?? '')
        ? { success: true, message: messages.reportAvailable }
        : { success: false, ...messageOf(messageRef('reportUnavailable')) },
    checkReport({ id }) {
      const report = reportOf(id)
      return report
        ? { success: false, ...messageOf(messageRef('reportExists')), data: report }
        : { success: true, message: serverMessages.noReportYet, data: null }
    },
    getReport({ id }) {
      const { name, fatherName, grade, rollNumber } = studentOf(id)
      const student = { name, fatherName, grade, rollNumber }
      const report = reportOf(id)
      return report
        ? { success: true, message: messages.reportFound, data: report, student }
        : { success: true, message: serverMessages.reportMissing, student }
    },

    earlierReports({ id }) {
      const { name, fatherName, grade, rollNumber } = studentOf(id)
      const reports = school.reports.flatMap(({ studentId, version: _, ...report }) =>
        studentId === id
          ? { ...report, studentId, _id: `${report._id}-earlier`, year: '2025/26', grade, photoVersion: null }
          : [],
      )
      return { ...ok, reports, student: { name, fatherName, grade, rollNumber } }
    },

    family() {
      const children = [
        school.students.find(({ _id }) => reportOf(_id)),
        school.students.find(({ _id }) => !reportOf(_id)),
      ]
      const notices = school.notices.slice(0, 2).map(({ _id, title, created_at }) => ({
        _id,
        title,
        day: created_at.slice(0, 10),
      }))
      return {
        ...ok,
        children: children.flatMap((child) => {
          if (!child) return []
          const { _id, name, fatherName, grade, rollNumber } = child
          const hasReport = reportOf(_id) !== undefined
          return {
            _id,
            name,
            fatherName,
            grade,
            rollNumber,
            hasReport,
            hasLeft: false,
            earlier: hasReport ? 1 : 0,
            notices,
          }
        }),
      }
    },
    guardians: () => ({
      ...ok,
      guardians: [
        {
          user: 'guardian',
          userId: 'ayesha@example.org',
          name: 'ayesha@example.org',
          by: 'code',
          createdAt: '2026-09-01T05:00:00.000Z',
        },
      ],
      codes: [{ _id: 'code', createdAt: '2026-11-10T05:00:00.000Z', endsAt: '2026-12-10T05:00:00.000Z' }],
    }),

    adminAll: () => ({
      success: true,
      message: messages.allLengths,
      length: {
        studentLength: school.students.length,
        userLength: school.students.length + school.teachers.length + 1,
        teacherLength: school.teachers.length,
        reportLength: school.reports.length,
        noticeLength: school.notices.length,
      },
    }),
    statistics: () => ({
      ...ok,
      timeZone: 'Asia/Karachi',
      formerDue: null,
      classes: CLASSES.map((grade) => {
        const reports = listed(grade).filter(({ report }) => report).length
        return {
          ...{ grade, students: listed(grade).length, reports },
          ...{ shown: reports, read: 0, planned: 0, plannedFrom: null },
        }
      }),
      conditions: CONDITIONS.map((condition) => ({
        condition,
        reports: school.reports.filter((report) => report.condition === condition).length,
      })),
      months: MONTHS.map((month) => ({
        month,
        notices: school.notices.filter(({ created_at }) => created_at.startsWith(month)).length,
      })),
    }),
  }
}

const MONTHS = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2025, 11 + index)).toISOString().slice(0, 7))

function withoutLogin<T extends object>(person: T) {
  const {
    userId: _,
    password: __,
    answer: ___,
    passwordChangedAt: ____,
    ...rest
  } = person as T & Record<string, unknown>
  return rest as never as Omit<T, 'userId' | 'password' | 'answer' | 'passwordChangedAt'>
}

function missing(id: string): never {
  throw new Error(`The sample school has no record ${id}.`)
}

/** A `fetch` that responds to the calls of the API and leaves all others to the one before. */
export function respondingWith(responses: Responses, others: typeof fetch): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    if (!pathname.startsWith(`${BASE_PATH}/`)) return others(input, init)
    for (const [name, { method, path }] of Object.entries(endpoints)) {
      const [, id] = new RegExp(`^${BASE_PATH}${path.replace(/\{\w+\}/, '([^/]+)')}$`).exec(pathname) ?? []
      const isAsked = path.includes('{') ? id !== undefined : pathname === BASE_PATH + path
      const respond = responses[name as EndpointName] as Respond<EndpointName> | undefined
      if (!isAsked || method !== (init?.method ?? 'GET') || !respond) continue
      const call = { id: decodeURIComponent(id ?? ''), body: JSON.parse(String(init?.body ?? '{}')) }
      return new Response(JSON.stringify(await respond(call)))
    }
    throw new TypeError(`The sample school of the stories does not respond to ${pathname}`)
  }
}
