import * as z from 'zod'
import { type Access, access } from './access.ts'
import { type CallName, type Route, routes } from './routes.ts'
import {
  account,
  codeConfirmation,
  ownSession,
  passwordAndCode,
  passwordChange,
  passwordConfirmation,
  recoveryCodes,
  secondFactorSetup,
} from './shapes/account.ts'
import { auditLine, auditQuery, hints, issuedLogin, lengths, secondFactorPolicy } from './shapes/admin.ts'
import { answer, conflictRefusal, idParam, plainRefusal, refusal } from './shapes/answer.ts'
import {
  codeRequired,
  credentials,
  listedUser,
  loggedIn,
  registered,
  registration,
  type sessionUser,
  signedIn,
} from './shapes/auth.ts'
import { health } from './shapes/health.ts'
import { newNotice, notice, noticeChange, noticeRecord } from './shapes/notice.ts'
import { availabilityQuestion, newReport, report, reportChange } from './shapes/report.ts'
import {
  grade,
  newStudent,
  student,
  studentChange,
  studentRecord,
  studentSearch,
  studentWithSecrets,
} from './shapes/student.ts'
import { listedTeacher, newTeacher, teacher, teacherChange, teacherWithSecrets } from './shapes/teacher.ts'
import { vitalsReport } from './shapes/vitals.ts'

export { withoutSecondFactor } from './access.ts'
export { errorAnswer } from './shapes/answer.ts'

/** What a call takes and answers. Under the same name: its place in `routes.ts`, who may make it in `access.ts`. */
export type Shape = {
  params?: z.ZodObject
  query?: z.ZodObject
  /** Sent as JSON. */
  json?: z.ZodObject
  /** Sent as multipart (a form without files may also come as JSON). */
  form?: z.ZodObject
  /** Names of the file parts of `form`, and whether the call needs them. */
  files?: Record<string, 'required' | 'optional'>
  /** The body of a success; 'image' when it is a picture. */
  answers: z.ZodObject | 'image'
  /** The body of a refusal with status 200: an outcome that a screen reads. */
  refuses?: z.ZodObject
}

const imageQuery = z.object({
  /** `thumb`: a 96 px square; `card`: at most 560 px; absent: at most 1,024 px. */
  size: z.enum(['thumb', 'card']).optional(),
  v: z.string().max(64).optional(),
})
const image = { params: idParam, query: imageQuery, answers: 'image' } as const

const shapes = {
  register: { json: registration, answers: registered, refuses: plainRefusal },
  login: { json: credentials, answers: loggedIn, refuses: codeRequired },
  logout: { answers: answer({}) },
  me: { answers: signedIn, refuses: plainRefusal },
  account: { answers: answer({ account }) },
  deleteAccount: { json: passwordConfirmation, answers: answer({}), refuses: plainRefusal },
  changePassword: { json: passwordChange, answers: answer({ ended: z.int() }), refuses: plainRefusal },
  ownSessions: { answers: answer({ sessions: z.array(ownSession) }) },
  endOwnSession: { params: idParam, answers: answer({}) },
  endOtherSessions: { answers: answer({ ended: z.int() }) },
  beginSecondFactor: {
    json: passwordConfirmation,
    answers: answer({ setup: secondFactorSetup }),
    refuses: plainRefusal,
  },
  confirmSecondFactor: { json: codeConfirmation, answers: answer({ recoveryCodes }), refuses: plainRefusal },
  renewRecoveryCodes: { json: passwordAndCode, answers: answer({ recoveryCodes }), refuses: plainRefusal },
  removeSecondFactor: { json: passwordAndCode, answers: answer({}), refuses: plainRefusal },

  adminAll: { answers: answer({ length: lengths, hints }) },
  allUser: { answers: answer({ data: z.array(listedUser) }) },
  audit: {
    query: auditQuery,
    answers: answer({ data: z.array(auditLine), page: z.int(), pages: z.int(), total: z.int() }),
  },
  endSessions: { params: idParam, answers: answer({ ended: z.int() }) },
  issuePassword: { params: idParam, answers: answer({ login: issuedLogin }) },
  resetSecondFactor: { params: idParam, answers: answer({}), refuses: plainRefusal },
  requireSecondFactor: { json: secondFactorPolicy, answers: answer({}), refuses: plainRefusal },
  deleteUser: { params: idParam, answers: answer({}) },

  getNotice: { answers: answer({ notice: z.array(notice) }) },
  getSingleNotice: { params: idParam, answers: answer({ data: noticeRecord }) },
  noticePhoto: image,
  addNotice: { form: newNotice, files: { photo: 'optional' }, answers: answer({ notice: noticeRecord }) },
  updateNotice: {
    params: idParam,
    form: noticeChange,
    files: { photo: 'optional' },
    answers: answer({ notice: noticeRecord }),
    refuses: conflictRefusal,
  },
  deleteNotice: { params: idParam, answers: answer({ notice: noticeRecord }) },

  getAllStudent: { answers: answer({ students: z.array(student) }) },
  classFilter: {
    params: z.object({ grade }),
    answers: answer({ students: z.array(student) }),
    refuses: refusal({ students: z.array(student).length(0) }),
  },
  searchStudent: {
    json: studentSearch,
    answers: answer({ data: z.array(student) }),
    refuses: refusal({ data: z.array(student).length(0) }),
  },
  studentPhoto: image,
  studentForTeacher: { params: idParam, answers: answer({ user: studentRecord }) },
  getSingleStudent: { params: idParam, answers: answer({ user: studentWithSecrets }) },
  addStudent: {
    form: newStudent,
    files: { photo: 'optional' },
    answers: answer({ student: studentRecord }),
    refuses: plainRefusal,
  },
  updateStudent: {
    params: idParam,
    form: studentChange,
    files: { photo: 'optional' },
    answers: answer({ student: studentRecord }),
    refuses: conflictRefusal,
  },
  deleteStudent: { params: idParam, answers: answer({ student: studentRecord }) },

  allTeacher: { answers: answer({ teachers: z.array(listedTeacher) }) },
  singleTeacher: { params: idParam, answers: answer({ data: teacherWithSecrets }) },
  teacherPhoto: image,
  teacherIdCard: image,
  addTeacher: {
    form: newTeacher,
    files: { photo: 'required', idCard: 'required' },
    answers: answer({ teacher }),
    refuses: plainRefusal,
  },
  updateTeacher: {
    params: idParam,
    form: teacherChange,
    files: { photo: 'optional', idCard: 'optional' },
    answers: answer({ teacher }),
    refuses: conflictRefusal,
  },
  deleteTeacher: { params: idParam, answers: answer({ data: teacher }) },

  isReportAvailable: { json: availabilityQuestion, answers: answer({}), refuses: plainRefusal },
  getReport: { params: idParam, answers: answer({ data: report.optional() }) },
  reportPhoto: image,
  checkReport: { params: idParam, answers: answer({ data: z.null() }), refuses: refusal({ data: report }) },
  addReport: { form: newReport, files: { photo: 'optional' }, answers: answer({ report }), refuses: plainRefusal },
  updateReport: {
    params: idParam,
    form: reportChange,
    files: { photo: 'optional' },
    answers: answer({ data: report }),
    refuses: conflictRefusal,
  },
  deleteReport: { params: idParam, answers: answer({ data: report }) },

  vitals: { json: vitalsReport, answers: answer({}) },
  health: { answers: answer(health) },
} satisfies Record<CallName, Shape>

type Shapes = typeof shapes

/** The whole entry of a call: place, access, what it takes, what it answers. */
export type Call = Route & Shape & { access: Access }

/** Every call there is. */
export const calls = Object.fromEntries(
  (Object.keys(routes) as CallName[]).map((name) => [name, { ...routes[name], access: access[name], ...shapes[name] }]),
) as { [N in CallName]: (typeof routes)[N] & { access: Access } & Shapes[N] }

type Out<T> = T extends z.ZodType ? z.output<T> : never
type In<T> = T extends z.ZodType ? z.input<T> : never

/** The body of a success. */
export type Success<N extends CallName> = Out<Shapes[N]['answers']>
/** What a call answers with status 200: a success, or an outcome to read. */
export type Answer<N extends CallName> = Success<N> | (Shapes[N] extends { refuses: infer R } ? Out<R> : never)
/** What the server's handler gets, after validation. */
export type Taken<N extends CallName, K extends 'params' | 'query' | 'json' | 'form'> =
  Shapes[N] extends Record<K, infer T> ? Out<T> : undefined
/** What a caller sends. */
export type Sent<N extends CallName, K extends 'json' | 'form'> =
  Shapes[N] extends Record<K, infer T> ? In<T> : undefined

export type Notice = z.output<typeof notice>
export type NoticeRecord = z.output<typeof noticeRecord>
export type Student = z.output<typeof student>
export type StudentRecord = z.output<typeof studentRecord>
export type StudentWithSecrets = z.output<typeof studentWithSecrets>
export type ListedTeacher = z.output<typeof listedTeacher>
export type Teacher = z.output<typeof teacher>
export type TeacherWithSecrets = z.output<typeof teacherWithSecrets>
export type Report = z.output<typeof report>
export type Conflict = z.output<typeof conflictRefusal>['conflicts'][number]
export type ListedUser = z.output<typeof listedUser>
export type SessionUser = z.output<typeof sessionUser>
export type Lengths = z.output<typeof lengths>
export type Account = z.output<typeof account>
export type OwnSession = z.output<typeof ownSession>
export type SecondFactorSetup = z.output<typeof secondFactorSetup>
export type AuditLine = z.output<typeof auditLine>
