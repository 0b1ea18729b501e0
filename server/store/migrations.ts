import { type Kysely, sql } from 'kysely'
import { normalize, normalizePhone } from '#contract/search'
import type { DialectSql } from './engine.ts'
import { inPages } from './queries.ts'
import type { Schema } from './schema.ts'
import { refold } from './tables/students.ts'
import { userKey } from './user-key.ts'

/** One step of the schema, within the transaction of all steps that the database lacks. */
export type Step = (db: Kysely<unknown>) => Promise<void>

/** A database without this step holds no school of this program. */
export const FIRST_STEP = '001-release-0.1.0'

/**
 * The steps that bring a database to the present schema, in the order of their names. A step that has been released is
 * never changed: the next change is a new step.
 */
export const migrations = (dialectSql: DialectSql): Record<string, Step> => ({
  [FIRST_STEP]: async (db) => {
    for (const statement of firstSchema(dialectSql)) await sql.raw(statement).execute(db)
  },
  '002-school-years-expand': async (db) => {
    for (const statement of schoolYears(dialectSql)) await sql.raw(statement).execute(db)
  },
  '003-student-search-expand': async (db) => {
    for (const statement of studentSearch(dialectSql)) await sql.raw(statement).execute(db)
    await normalizeNumbers(db)
  },
  '004-audit-filters-expand': async (db) => {
    for (const statement of auditFilters) await sql.raw(statement).execute(db)
  },
  '005-teacher-classes-expand': async (db) => {
    await sql.raw(`alter table "teachers" add column "classes" ${dialectSql.text} not null default ''`).execute(db)
  },
  '006-login-language-expand': async (db) => {
    await sql.raw(`alter table "users" add column "language" ${dialectSql.text}`).execute(db)
  },
  '007-photo-hashes-expand': async (db) => {
    for (const statement of photoHashes(dialectSql)) await sql.raw(statement).execute(db)
  },
  // A program of before finds fewer spellings of these names; of whom it adds meanwhile, the maintenance does the same.
  '008-search-folding-expand': async (db) => {
    for (const statement of plainKeys(dialectSql)) await sql.raw(statement).execute(db)
    await addPlainKeys(db as Kysely<Schema>)
    for (let last: number | undefined = 0; last !== undefined; ) last = await refold(db as Kysely<Schema>, last)
  },
  '010-users-counted-expand': async (db) => {
    for (const statement of counted('users', dialectSql)) await sql.raw(statement).execute(db)
  },
})

/**
 * The hashes of photos that are there, and of those that a program of before stores meanwhile, are added by the
 * maintenance: here, all of them would be written while every reader of a photo waits.
 */
const photoHashes = ({ text }: DialectSql): string[] =>
  ['photos', 'schoolPictures'].flatMap((table) => [
    `alter table "${table}" add column "hash" ${text}`,
    `create index "${table}WithoutHash" on "${table}" ("size") where "hash" is null`,
  ])

/** Several processes cache what they read: a counter for each table tells all of them that it has changed. */
const counted = (table: string, { onEachChange }: Pick<DialectSql, 'onEachChange'>): string[] => [
  `insert into "dataVersions" values ('${table}', 0)`,
  ...onEachChange(table, `update "dataVersions" set "version" = "version" + 1 where "name" = '${table}'`),
]

/** The audit is read by person, by action and by time, newest first. */
const auditFilters = [
  'create index "auditOfPerson" on "audit" ("actorId", "seq")',
  'create index "auditOfAction" on "audit" ("action", "seq")',
  'create index "auditOfTime" on "audit" ("at")',
  // Names of who is deleted are looked up by the login too.
  'create index "deletedLogins" on "deletedRecords" ("login")',
]

/** Reports of earlier years are in a table of their own; those that are there belong to the first year. */
const schoolYears = ({ sequence, text }: DialectSql): string[] => [
  'alter table "reports" add column "year" integer not null default 0',
  `alter table "reports" add column "teacher" ${text} not null default ''`,
  `create table "schoolYears" (
    "number" integer primary key,
    "startsIn" integer,
    "name" ${text},
    "begunAt" ${text} not null,
    "begunBy" ${text})`,
  'insert into "schoolYears" ("number", "begunAt") select 0, max("createdAt") from "reports" having count(*) > 0',
  `create table "earlierReports" (
    "seq" ${sequence} primary key,
    "id" ${text} not null unique,
    "studentId" ${text} not null,
    "year" integer not null,
    "grade" ${text} not null,
    "teacher" ${text} not null,
    "condition" ${text} not null,
    "message" ${text} not null,
    "complain" ${text} not null,
    "notification" ${text} not null,
    "createdAt" ${text} not null,
    "updatedAt" ${text} not null,
    "photoVersion" ${text},
    "version" integer not null,
    constraint "earlierReportOfYear" unique ("studentId", "year"))`,
]

/**
 * Students are found by roll number and phone too. Whom a program of before adds meanwhile is found as before, until the
 * record is next changed.
 */
const studentSearch = ({ text, searchIndex }: DialectSql): string[] => [
  `alter table "students" add column "foldedRollNumber" ${text} not null default ''`,
  `alter table "students" add column "foldedPhone" ${text} not null default ''`,
  // The new one serves what the old one did.
  'drop index if exists "studentSearch"',
  'drop index if exists "studentSearchWords"',
  ...searchIndex('studentSearchInAll', 'students', [
    'foldedName',
    'foldedFatherName',
    'foldedAddress',
    'foldedRollNumber',
    'foldedPhone',
  ]),
]

type Numbered = {
  students: { seq: number } & Record<'rollNumber' | 'phone' | 'foldedRollNumber' | 'foldedPhone', string>
}

/** The normalized numbers of the students that are there. */
async function normalizeNumbers(db: Kysely<unknown>): Promise<void> {
  const students = db as Kysely<Numbered>
  const size = 100
  const first = students.selectFrom('students').select(['seq', 'rollNumber', 'phone']).orderBy('seq').limit(size)
  for await (const page of inPages(size, (last = 0) => first.where('seq', '>', last).execute())) {
    const each = (value: (row: (typeof page)[number]) => string) =>
      sql<string>`case "seq" ${sql.join(
        page.map((row) => sql`when ${row.seq} then ${value(row)}`),
        sql` `,
      )} end`
    await students
      .updateTable('students')
      .set({
        foldedRollNumber: each(({ rollNumber }) => normalize(rollNumber)),
        foldedPhone: each(({ phone }) => normalizePhone(phone)),
      })
      .where('seq', '>=', page[0]?.seq ?? 0)
      .where('seq', '<=', page.at(-1)?.seq ?? 0)
      .execute()
  }
}

/** For user ids from before their signs were made plain: a program of before compares their signs as they are. */
const plainKeys = ({ text }: DialectSql): string[] => [
  `alter table "users" add column "plainKey" ${text}`,
  'create index "usersOfPlainKey" on "users" ("plainKey") where "plainKey" is not null',
]

async function addPlainKeys(db: Kysely<Schema>): Promise<void> {
  const size = 500
  const first = db.selectFrom('users').select(['seq', 'userId', 'userKey']).orderBy('seq').limit(size)
  for await (const page of inPages(size, (last = 0) => first.where('seq', '>', last).execute())) {
    for (const { seq, userId, userKey: stored } of page) {
      const plainKey = userKey(userId)
      if (plainKey !== stored) await db.updateTable('users').set({ plainKey }).where('seq', '=', seq).execute()
    }
  }
}

/** The schema of 0.1.0. What tables and columns mean is in schema.ts. */
function firstSchema(dialectSql: DialectSql): string[] {
  const { sequence, bytes, text, searchIndex } = dialectSql
  const texts = (...names: string[]) => names.map((name) => `"${name}" ${text} not null`).join(', ')
  const id = `"seq" ${sequence} primary key, "id" ${text} not null unique`
  /** Deleted together with the login. */
  const ofLogin = `${text} not null references "users" ("id") on delete cascade`
  const version = '"version" integer not null default 1'

  return [
    `create table "users" (${id},
      ${texts('userId', 'name', 'passwordHash', 'createdAt')},
      "userKey" ${text} not null unique,
      "role" integer not null,
      "sealedPassword" ${bytes},
      "sealedAnswer" ${bytes},
      "passwordChangedAt" ${text})`,

    `create table "students" (${id},
      "login" ${ofLogin} unique,
      ${texts('name', 'fatherName', 'age', 'phone', 'grade', 'rollNumber', 'fee', 'address', 'createdAt')},
      ${texts('foldedName', 'foldedFatherName', 'foldedAddress')},
      "photoVersion" ${text},
      ${version})`,
    ...searchIndex('studentSearch', 'students', ['foldedName', 'foldedFatherName', 'foldedAddress']),

    `create table "teachers" (${id},
      "login" ${ofLogin} unique,
      ${texts('name', 'phone', 'gender', 'address', 'qualifications', 'salary', 'subject', 'bankDetail', 'experience')},
      ${texts('createdAt')},
      "photoVersion" ${text},
      "idCardVersion" ${text},
      ${version})`,

    `create table "notices" (${id},
      ${texts('title', 'description', 'catagory', 'date', 'createdAt')},
      "photoVersion" ${text},
      ${version})`,

    `create table "reports" (${id},
      ${texts('condition', 'message', 'complain', 'notification', 'createdAt', 'updatedAt')},
      "studentId" ${text} not null unique references "students" ("id") on delete cascade,
      "photoVersion" ${text},
      ${version})`,

    `create table "changes" (
      ${texts('record', 'field', 'at')},
      "version" integer not null,
      "by" ${text},
      constraint "changesKey" primary key ("record", "field"))`,

    `create table "photos" (
      ${texts('owner', 'kind', 'size', 'type', 'version')},
      "bytes" ${bytes} not null,
      constraint "photosKey" primary key ("owner", "kind", "size"))`,

    `create table "schoolVersions" (
      "version" integer primary key,
      ${texts('settings', 'savedAt')},
      "savedBy" ${text})`,

    `create table "schoolPictures" (
      ${texts('id', 'size', 'type', 'neededAt')},
      "bytes" ${bytes} not null,
      constraint "schoolPicturesKey" primary key ("id", "size"))`,

    `create table "deletedRecords" (${id},
      ${texts('entity', 'shown', 'data', 'deletedAt')},
      "deletedBy" ${text},
      "student" ${text},
      "login" ${text},
      "sealedPassword" ${bytes},
      "sealedAnswer" ${bytes})`,
    'create index "deletedReports" on "deletedRecords" ("student")',

    `create table "imports" (${id},
      ${texts('kind', 'fileName', 'state', 'createdAt', 'counts')},
      "createdBy" ${text},
      "finishedAt" ${text},
      "sealedDraft" ${bytes},
      "sealedProblem" ${bytes},
      "revision" integer not null default 0,
      "task" ${text},
      "taskToken" ${text},
      "taskDone" integer not null default 0,
      "taskAll" integer not null default 0,
      "taskSeenAt" bigint not null default 0)`,

    `create table "importRows" (
      "import" ${text} not null references "imports" ("id") on delete cascade,
      "row" integer not null,
      "id" ${text} not null unique,
      ${texts('login', 'action', 'before')},
      "cells" ${bytes},
      "target" ${text},
      "targetLogin" ${text},
      "photoVersion" ${text},
      "passwordHash" ${text},
      "sealedPassword" ${bytes},
      "user" ${text} references "users" ("id") on delete cascade,
      "version" integer not null default 0,
      constraint "importRowsKey" primary key ("import", "row"))`,
    'create index "importRowsOfUser" on "importRows" ("user")',

    `create table "sessions" (
      "tokenHash" ${text} primary key,
      "user" ${ofLogin},
      "createdAt" bigint not null,
      "seenAt" bigint not null,
      ${texts('device')})`,
    'create index "sessionsOfUser" on "sessions" ("user")',

    `create table "secondFactors" (
      "user" ${text} primary key references "users" ("id") on delete cascade,
      "sealedSecret" ${bytes} not null,
      "confirmedAt" ${text},
      "lastStep" bigint not null default 0)`,

    `create table "recoveryCodes" (
      "user" ${ofLogin},
      ${texts('codeHash')},
      constraint "recoveryCodesKey" primary key ("user", "codeHash"))`,

    `create table "audit" (
      "seq" ${sequence} primary key,
      ${texts('at', 'action', 'entity', 'address')},
      "actorId" ${text},
      "entityId" ${text})`,
    // Asked at each reading of a record: did the same person read it a moment ago?
    'create index "auditOfRecord" on "audit" ("entityId", "actorId", "at")',

    `create table "auditRecords" (
      "seq" ${sequence} primary key,
      "act" bigint not null references "audit" ("seq") on delete cascade,
      ${texts('at', 'action', 'entity', 'entityId')})`,
    'create index "auditRecordsOfAct" on "auditRecords" ("act")',
    'create index "actsOfRecord" on "auditRecords" ("entityId")',

    `create table "throttle" (
      "key" ${text} primary key,
      "points" integer not null default 0,
      "expire" bigint)`,

    `create table "meta" (
      "name" ${text} primary key,
      "value" ${bytes} not null)`,

    `create table "dataVersions" (
      "name" ${text} primary key,
      "version" bigint not null)`,
    ...['notices', 'students', 'teachers', 'photos', 'reports', 'schoolVersions'].flatMap((table) =>
      counted(table, dialectSql),
    ),
  ]
}
