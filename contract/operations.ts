/** Every endpoint with its schema (zod): for the server and the tests. The browser takes only types from here. */
import type * as z from 'zod'
import type { ownAccount, ownSession, secondFactorSetup } from './account/account.ts'
import * as account from './account/schemas.ts'
import type { auditedRecord, auditLine, issuedLogin } from './admin/admin.ts'
import * as admin from './admin/schemas.ts'
import type { listedUser, sessionUser } from './auth/login.ts'
import * as auth from './auth/schemas.ts'
import type { deletedRecord } from './deleted/deleted.ts'
import * as deleted from './deleted/schemas.ts'
import type { Endpoint } from './endpoint.ts'
import * as endpoints from './endpoints.ts'
import * as exports from './exports/schemas.ts'
import type { importRow, schoolImport } from './imports/import.ts'
import * as imports from './imports/schemas.ts'
import type { handedOutLogin, portalAddress } from './logins/login.ts'
import * as logins from './logins/schemas.ts'
import type { notice, noticeRecord } from './notices/notice.ts'
import * as notices from './notices/schemas.ts'
import * as photos from './photos/schemas.ts'
import type { report } from './reports/report.ts'
import * as reports from './reports/schemas.ts'
import type { conflictFailure } from './responses.ts'
import type { Schema } from './schema.ts'
import * as selection from './selection/schemas.ts'
import type { classPromotion } from './selection/selection.ts'
import * as students from './students/schemas.ts'
import type { listedStudent, reportedStudent, student, studentRecord } from './students/student.ts'
import * as system from './system/schemas.ts'
import * as teachers from './teachers/schemas.ts'
import type { listedTeacher, teacher, teacherWithSecrets } from './teachers/teacher.ts'

export { errorBody } from './responses.ts'
export type { Schema } from './schema.ts'
export { studentFields } from './students/student.ts'
export { teacherFields } from './teachers/teacher.ts'

const schemas = {
  ...auth,
  ...account,
  ...admin,
  ...logins,
  ...deleted,
  ...exports,
  ...notices,
  ...students,
  ...teachers,
  ...reports,
  ...selection,
  ...photos,
  ...system,
  ...imports,
} satisfies Record<EndpointName, Schema>

type Schemas = typeof schemas
type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** An endpoint with its schema. */
export type Operation = Endpoint & Schema

/** By the name of the endpoint. */
export const operations = Object.fromEntries(
  Object.entries(endpoints).map(([name, endpoint]) => [name, { ...endpoint, ...schemas[name as EndpointName] }]),
) as { [N in EndpointName]: Endpoint & Schemas[N] }

/** The name of an endpoint: method and path tell it from the others. */
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

export type Notice = z.output<typeof notice>
export type NoticeRecord = z.output<typeof noticeRecord>
export type Student = z.output<typeof student>
export type ListedStudent = z.output<typeof listedStudent>
export type StudentRecord = z.output<typeof studentRecord>
export type ListedTeacher = z.output<typeof listedTeacher>
export type Teacher = z.output<typeof teacher>
export type TeacherWithSecrets = z.output<typeof teacherWithSecrets>
export type ReportedStudent = z.output<typeof reportedStudent>
export type Report = z.output<typeof report>
export type Conflict = z.output<typeof conflictFailure>['conflicts'][number]
export type ListedUser = z.output<typeof listedUser>
export type SessionUser = z.output<typeof sessionUser>
export type Account = z.output<typeof ownAccount>
export type OwnSession = z.output<typeof ownSession>
export type SecondFactorSetup = z.output<typeof secondFactorSetup>
export type HandedOutLogin = z.output<typeof handedOutLogin>
export type PortalAddress = z.output<typeof portalAddress>
export type DeletedRecord = z.output<typeof deletedRecord>
export type IssuedLogin = z.output<typeof issuedLogin>
export type SchoolImport = z.output<typeof schoolImport>
export type ImportRow = z.output<typeof importRow>
export type ClassPromotion = z.output<typeof classPromotion>
export type AuditLine = z.output<typeof auditLine>
export type AuditedRecord = z.output<typeof auditedRecord>
