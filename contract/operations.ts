/** Every endpoint with its schema (zod): for the server and the tests. The browser takes only types from here. */
import type * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import * as endpoints from './endpoints.ts'
import type { Schema } from './schema.ts'
import * as schemas from './schemas.ts'
import type { student } from './students/student.ts'

export { code, errorBody } from './responses.ts'
export type { Schema } from './schema.ts'
export type { StudentField } from './students/fields.ts'
export { reportedStudentFields, studentFields } from './students/student.ts'
export type { TeacherField } from './teachers/fields.ts'
export { teacherFields } from './teachers/teacher.ts'

/** An endpoint without a schema does not compile, and neither does an unknown part of a schema. */
const all: { [N in EndpointName]: keyof Schemas[N] extends keyof Schema ? Schema : never } = schemas

type Schemas = typeof schemas
type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** An endpoint with its schema. */
export type Operation = Endpoint & Schema

/** By the name of the endpoint. */
export const operations = Object.fromEntries(
  Object.entries(endpoints).map(([name, endpoint]) => [name, { ...endpoint, ...all[name as EndpointName] }]),
) as { [N in EndpointName]: Endpoint & Schemas[N] }

/** The name of an endpoint, found by its method and path. */
export type NameOf<E> = { [N in EndpointName]: E extends Endpoints[N] ? N : never }[EndpointName]

type Out<T> = T extends z.ZodType ? z.output<T> : never
type In<T> = T extends z.ZodType ? z.input<T> : never

/** The body of a success. */
export type Success<N extends EndpointName> = Out<Schemas[N]['success']>
/** The body of a failure with status 200; never where there is none. */
export type Failure<N extends EndpointName> = Schemas[N] extends { failure: infer F } ? Out<F> : never
/** The body of a response with status 200. */
export type ResponseBody<N extends EndpointName> = Success<N> | Failure<N>
/** What the server's handler gets, after validation. */
export type Input<N extends EndpointName, K extends 'params' | 'query' | 'json' | 'form'> =
  Schemas[N] extends Record<K, infer T> ? Out<T> : undefined
/** What a caller sends. */
export type RequestBody<N extends EndpointName, K extends 'json' | 'form'> =
  Schemas[N] extends Record<K, infer T> ? In<T> : undefined

export type Notice = Success<'getNotice'>['notice'][number]
export type NoticeFile = NonNullable<Notice['files']>[number]
export type NoticeRecord = Success<'addNotice'>['notice']
/** A page that the school has written. */
export type SchoolPage = Success<'schoolPage'>['page']
/** A notice as a page shows it. */
export type NoticeToRead = Notice & Pick<Success<'getSingleNotice'>['data'], 'text'>
export type Student = z.output<typeof student>
export type ListedStudent = Success<'getAllStudent'>['students'][number]
export type StudentRecord = Success<'studentForTeacher'>['user']
export type ListedTeacher = Success<'allTeacher'>['teachers'][number]
export type Teacher = Success<'addTeacher'>['teacher']
export type TeacherWithSecrets = Success<'singleTeacher'>['data']
export type SameStudent = NonNullable<Failure<'addStudent'>['same']>
export type ReportedStudent = Success<'getReport'>['student']
export type Report = Success<'addReport'>['report']
export type EarlierReport = Success<'earlierReports'>['reports'][number]
export type Conflict = Failure<'updateStudent'>['conflicts'][number]
export type ListedUser = Success<'allUser'>['data'][number]
export type SessionUser = Success<'login'>['user']
export type Account = Success<'account'>['account']
export type SecondFactorSetup = Success<'beginSecondFactor'>['setup']
export type HandedOutLogin = Success<'logins'>['logins'][number]
export type PortalCode = Success<'logins'>['portal']
export type PortalAddress = Success<'portalAddress'>
export type DeletedRecord = Success<'allDeleted'>['data'][number]
export type ListedFormerStudent = Success<'findFormer'>['data'][number]
export type FormerStudent = Success<'changeLeaving'>['user']
export type FormerStudentDetails = Success<'formerStudent'>['user']
export type IssuedLogin = Success<'issuePassword'>['login']
export type SchoolImport = Success<'getImport'>['import']
export type ImportSummary = Success<'listImports'>['imports'][number]
export type ImportRow = Success<'getImport'>['rows'][number]
export type YearChange = NonNullable<Success<'promotion'>['last']>
export type ClassPromotion = Success<'promotion'>['classes'][number]
export type Child = Success<'family'>['children'][number]
export type FamilyNotice = Child['notices'][number]
export type Guardian = Success<'guardians'>['guardians'][number]
export type FamilyCode = Success<'familyCodes'>['codes'][number]
export type AuditEntry = Success<'audit'>['data'][number]
export type NamedRecord = NonNullable<AuditEntry['record']>
export type AuditedRecord = Success<'auditRecords'>['data'][number]
