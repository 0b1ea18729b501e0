import { type Kysely, sql } from 'kysely'
import { ROLE } from '#contract'
import { acts } from './acts-step.ts'
import type { DialectSql } from './engine.ts'
import { mail, ownMail } from './mail-step.ts'
import { studentsWithState } from './students-step.ts'

/** One step of the schema, within the transaction of all steps that the database lacks. */
export type Step = (db: Kysely<unknown>) => Promise<void>

/** Makes the tables of 0.2.0: a database without this step holds no school that this program reads. */
export const FIRST_STEP = '011-one-form'

/** These names are in databases of 0.2.0. */
const IN_FIRST = [
  '001-release-0.1.0',
  '002-school-years-expand',
  '003-student-search-expand',
  '004-audit-filters-expand',
  '005-teacher-classes-expand',
  '006-login-language-expand',
  '007-photo-hashes-expand',
  '008-search-folding-expand',
  '009-idempotency-keys-expand',
  '010-users-counted-expand',
]

/**
 * The steps that bring a database to the present schema, in the order of their names. A step that has been released is
 * never changed: the next change is a new step.
 */
export const migrations = (dialectSql: DialectSql): Record<string, Step> => ({
  ...Object.fromEntries(IN_FIRST.map((name) => [name, async () => {}])),
  [FIRST_STEP]: run(firstSchema(dialectSql)),
  '012-notice-board-expand': run(noticeBoard(dialectSql)),
  '013-former-students-expand': run(formerStudents(dialectSql)),
  '014-families-expand': run(families(dialectSql)),
  '015-chosen-passwords-expand': run([registeredHaveChosen]),
  '016-reports-of-year-expand': run([
    // They are counted and printed by year and class; the table itself has the long texts.
    'create index "earlierReportsOfYear" on "earlierReports" ("year", "grade", "studentId")',
  ]),
  '017-remembered-sessions-expand': run([
    'alter table "sessions" add column "isRemembered" integer not null default 0',
  ]),
  '018-acts-expand': run(acts(dialectSql)),
  '019-students-with-state-expand': (db) =>
    studentsWithState(db as Parameters<typeof studentsWithState>[0], dialectSql),
  '020-mail-expand': run(mail(dialectSql)),
  '021-report-release-expand': run(reportRelease(dialectSql)),
  '022-own-mail-expand': run(ownMail(dialectSql)),
  '023-present-by-class-expand': run([
    // The dashboard counts classes and reports: the rows of students lie among those of all who have left.
    `create index "presentByClass" on "allStudents" ("grade", "id") where "state" = 'present'`,
  ]),
})

/** A step that runs these statements. */
const run =
  (statements: readonly string[]): Step =>
  async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  }

/** Before, only a changed password had the time at which its owner chose it: now also that of a registration. */
const registeredHaveChosen = `update "users" set "passwordChangedAt" = "createdAt"
  where "role" = ${ROLE.user} and "passwordChangedAt" is null`

/** From when students and families are shown a report, and when one of them first read it. */
const reportRelease = (dialectSql: DialectSql): string[] => [
  `create table "reportReads" ("report" ${dialectSql.text} primary key, "readAt" ${dialectSql.text} not null)`,
  ...counted('reportReads', dialectSql),
  ...['reports', 'earlierReports'].flatMap((table) => [
    `alter table "${table}" add column "shownFrom" ${dialectSql.text} default ''`,
    // All were shown when they were saved, so they may have been read.
    `insert into "reportReads" select "id", '' from "${table}"`,
  ]),
]

/** Students who have left, and the names of those whose records are erased. */
function formerStudents(dialectSql: DialectSql): string[] {
  const { sequence, text, bytes, searchIndex } = dialectSql
  const texts = (...names: string[]) => names.map((name) => `"${name}" ${text} not null`).join(', ')
  const copies = ['foldedName', 'foldedFatherName', 'foldedAddress', 'foldedRollNumber', 'foldedPhone']
  return [
    `create table "formerStudents" (
      "seq" ${sequence} primary key,
      "id" ${text} not null unique,
      "studentSeq" bigint not null,
      ${texts('name', 'fatherName', 'age', 'phone', 'grade', 'rollNumber', 'fee', 'address', 'createdAt')},
      ${texts(...copies)},
      "photoVersion" ${text},
      "version" integer not null,
      "login" ${text} not null unique,
      "userKey" ${text} not null unique,
      ${texts('userId', 'userRow')},
      "sealedPassword" ${bytes},
      "sealedAnswer" ${bytes},
      ${texts('leftOn', 'leftYear', 'firstYear', 'reason', 'note', 'leftAt')},
      "leftBy" ${text})`,
    // With all columns that the search reads: it reads no rows but those that it finds.
    ...searchIndex('formerSearchInAll', 'formerStudents', [...copies, 'userKey', 'leftYear', 'leftOn']),
    'create index "formerByDay" on "formerStudents" ("leftOn")',
    `create table "registerEntries" (
      "seq" ${sequence} primary key,
      ${texts('name', 'fatherName', 'firstYear', 'leftYear', 'leftOn', 'erasedAt')})`,
    ...counted('formerStudents', dialectSql),
  ]
}

/** Guardians of students, and the codes with which they link themselves. */
const families = ({ sequence, text }: DialectSql): string[] => [
  `create table "guardians" (
    "seq" ${sequence} primary key,
    "user" ${text} not null references "users" ("id") on delete cascade,
    "student" ${text} not null,
    "by" ${text} not null,
    "createdAt" ${text} not null,
    "createdBy" ${text},
    constraint "guardianOfStudent" unique ("user", "student"))`,
  'create index "guardiansByStudent" on "guardians" ("student")',
  `create table "familyCodes" (
    "seq" ${sequence} primary key,
    "id" ${text} not null unique,
    "codeHash" ${text} not null unique,
    "student" ${text} not null,
    "createdAt" ${text} not null,
    "createdBy" ${text},
    "usedAt" ${text},
    "usedBy" ${text})`,
  'create index "familyCodesByStudent" on "familyCodes" ("student")',
]

/** When a notice is shown, its event, for whom it is, its text in other languages, and its files. */
function noticeBoard(dialectSql: DialectSql): string[] {
  const { sequence, text, bytes } = dialectSql
  return [
    ...NOTICE_TEXTS.map((column) => `alter table "notices" add column "${column}" ${text} not null default ''`),
    `alter table "notices" add column "audience" ${text} not null default 'everybody'`,
    `create table "noticeFiles" (
      "seq" ${sequence} primary key,
      "id" ${text} not null unique,
      "notice" ${text} not null,
      "position" integer not null,
      "name" ${text} not null,
      "label" ${text} not null,
      "type" ${text} not null,
      "size" bigint not null,
      "hash" ${text} not null,
      "withoutText" integer not null,
      "createdAt" ${text} not null)`,
    'create index "filesOfNotice" on "noticeFiles" ("notice", "position")',
    `create table "noticeFileParts" (
      "file" ${text} not null references "noticeFiles" ("id") on delete cascade,
      "part" integer not null,
      "bytes" ${bytes} not null,
      constraint "noticeFilePartsKey" primary key ("file", "part"))`,
    ...counted('noticeFiles', dialectSql),
  ]
}

const NOTICE_TEXTS = [
  'appearsOn',
  'onTop',
  'eventDay',
  'eventLastDay',
  'eventTime',
  'eventEndTime',
  'eventPlace',
  'eventCancelled',
  'classes',
  'translations',
]

/** Several processes cache what they read: a counter for each table shows all of them that it has changed. */
const counted = (table: string, { onEachChange }: Pick<DialectSql, 'onEachChange'>): string[] => [
  `insert into "dataVersions" values ('${table}', 0)`,
  ...onEachChange(table, `update "dataVersions" set "version" = "version" + 1 where "name" = '${table}'`),
]

/** The tables of 0.2.0 whose changes all servers are told of. */
const COUNTED = ['notices', 'students', 'teachers', 'photos', 'reports', 'schoolVersions', 'users']

/** The meaning of tables and columns is in schema.ts. */
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
      "passwordChangedAt" ${text},
      "language" ${text})`,

    `create table "students" (${id},
      "login" ${ofLogin} unique,
      ${texts('name', 'fatherName', 'age', 'phone', 'grade', 'rollNumber', 'fee', 'address', 'createdAt')},
      ${texts('foldedName', 'foldedFatherName', 'foldedAddress')},
      "photoVersion" ${text},
      ${version},
      "foldedRollNumber" ${text} not null default '',
      "foldedPhone" ${text} not null default '')`,
    ...searchIndex('studentSearchInAll', 'students', [
      'foldedName',
      'foldedFatherName',
      'foldedAddress',
      'foldedRollNumber',
      'foldedPhone',
    ]),

    `create table "teachers" (${id},
      "login" ${ofLogin} unique,
      ${texts('name', 'phone', 'gender', 'address', 'qualifications', 'salary', 'subject', 'bankDetail', 'experience')},
      ${texts('createdAt')},
      "photoVersion" ${text},
      "idCardVersion" ${text},
      ${version},
      "classes" ${text} not null default '')`,

    `create table "notices" (${id},
      ${texts('title', 'description', 'catagory', 'date', 'createdAt')},
      "photoVersion" ${text},
      ${version})`,

    `create table "reports" (${id},
      ${texts('condition', 'message', 'complain', 'notification', 'createdAt', 'updatedAt')},
      "studentId" ${text} not null unique references "students" ("id") on delete cascade,
      "photoVersion" ${text},
      ${version},
      "year" integer not null default 0,
      "teacher" ${text} not null default '')`,

    `create table "schoolYears" (
      "number" integer primary key,
      "startsIn" integer,
      "name" ${text},
      "begunAt" ${text} not null,
      "begunBy" ${text})`,

    `create table "earlierReports" (${id},
      ${texts('studentId')},
      "year" integer not null,
      ${texts('grade', 'teacher', 'condition', 'message', 'complain', 'notification', 'createdAt', 'updatedAt')},
      "photoVersion" ${text},
      "version" integer not null,
      constraint "earlierReportOfYear" unique ("studentId", "year"))`,

    `create table "changes" (
      ${texts('record', 'field', 'at')},
      "version" integer not null,
      "by" ${text},
      constraint "changesKey" primary key ("record", "field"))`,

    `create table "photos" (
      ${texts('owner', 'kind', 'size', 'type', 'version')},
      "bytes" ${bytes} not null,
      "hash" ${text},
      constraint "photosKey" primary key ("owner", "kind", "size"))`,

    `create table "schoolVersions" (
      "version" integer primary key,
      ${texts('settings', 'savedAt')},
      "savedBy" ${text})`,

    `create table "schoolPictures" (
      ${texts('id', 'size', 'type', 'neededAt')},
      "bytes" ${bytes} not null,
      "hash" ${text},
      constraint "schoolPicturesKey" primary key ("id", "size"))`,

    `create table "deletedRecords" (${id},
      ${texts('entity', 'shown', 'data', 'deletedAt')},
      "deletedBy" ${text},
      "student" ${text},
      "login" ${text},
      "sealedPassword" ${bytes},
      "sealedAnswer" ${bytes})`,
    'create index "deletedReports" on "deletedRecords" ("student")',
    // Names of who is deleted are looked up by the login too.
    'create index "deletedLogins" on "deletedRecords" ("login")',

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
    // It is read by person, by action and by time, newest first.
    'create index "auditOfPerson" on "audit" ("actorId", "seq")',
    'create index "auditOfAction" on "audit" ("action", "seq")',
    'create index "auditOfTime" on "audit" ("at")',

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
    ...COUNTED.flatMap((table) => counted(table, dialectSql)),

    // A call that was made with a key, with its response.
    `create table "idempotencyKeys" (
      "seq" ${sequence} primary key,
      "user" ${ofLogin},
      ${texts('key', 'fingerprint')},
      "sealedResponse" ${bytes} not null,
      ${texts('createdAt')},
      constraint "idempotencyKeyOfUser" unique ("user", "key"))`,
    'create index "idempotencyKeysOfTime" on "idempotencyKeys" ("createdAt")',
  ]
}
