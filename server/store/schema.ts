import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Condition, LeavingReason, Role } from '#contract'
import type { Audience } from '#contract/notices/audience'
import type { Student, studentFields, Teacher, teacherFields } from '#contract/operations'
import type { ActRowTable, ActTable } from './act-schema.ts'
import type { FamilyCodeTable, GuardianTable, ReportReadTable } from './family-schema.ts'
import type { MailingTable, MailSubscriptionTable, MailTable, MailTurnTable } from './mail-schema.ts'

/**
 * The tables and views. `seq` counts up in the order of insertion and gives every list its order; `id` is what
 * the outside sees. Times are ISO texts, except where they are compared: those of `sessions` are milliseconds.
 */
export type Schema = {
  /** A view of `allUsers`: who may log in. */
  users: UserTable
  allUsers: UserTable & { isClosed: Generated<number> }
  /** A view of `allStudents`: those who are at the school. */
  students: StudentTable
  /** A view of `allStudents`: those who have left. */
  formerStudents: FormerStudentTable
  /** A view of `allStudents`: both. */
  knownStudents: StudentTable & { state: 'present' | 'left' }
  allStudents: AllStudentTable
  teachers: TeacherTable
  notices: NoticeTable
  noticeFiles: NoticeFileTable
  noticeFileParts: NoticeFilePartTable
  reports: ReportTable
  schoolYears: SchoolYearTable
  earlierReports: EarlierReportTable
  reportReads: ReportReadTable
  changes: ChangeTable
  photos: PhotoTable
  schoolVersions: SchoolVersionTable
  schoolPictures: SchoolPictureTable
  deletions: DeletionTable
  registerEntries: RegisterEntryTable
  guardians: GuardianTable
  familyCodes: FamilyCodeTable
  mailSubscriptions: MailSubscriptionTable
  mailings: MailingTable
  mails: MailTable
  mailTurn: MailTurnTable
  acts: ActTable
  actRows: ActRowTable
  /** Of the version before: its drafts and acts. */
  imports: { createdAt: string }
  idempotencyKeys: IdempotencyKeyTable
  sessions: SessionTable
  secondFactors: SecondFactorTable
  recoveryCodes: RecoveryCodeTable
  audit: AuditTable
  auditRecords: AuditRecordTable
  throttle: ThrottleTable
  meta: MetaTable
  dataVersions: DataVersionTable
}

type UserTable = {
  seq: GeneratedAlways<number>
  id: string
  userId: string
  /** `userId` so that two spellings of one id are equal: unique. */
  userKey: string
  role: Role
  name: string
  passwordHash: string
  /** The secrets that an admin may see: the password as issued (students and teachers only), the recovery answer. */
  sealedPassword: Uint8Array | null
  sealedAnswer: Uint8Array | null
  createdAt: string
  /** When its owner last chose a password; null: the password is the first one or was issued. */
  passwordChangedAt: string | null
  /** The language that its owner has chosen; null: none. The school may no longer offer it. */
  language: string | null
}

/** A record that forms show and change. */
type RecordTable = {
  seq: GeneratedAlways<number>
  id: string
  createdAt: string
  photoVersion: string | null
  /** Counts the updates that changed something; see `changes`. */
  version: Generated<number>
}

/** Normalized copies for the search, see `normalize` of the contract. */
type NormalizedCopies = {
  foldedName: string
  foldedFatherName: string
  foldedAddress: string
  foldedRollNumber: Generated<string>
  /** See `normalizePhone`. */
  foldedPhone: Generated<string>
}

type StudentTable = RecordTable &
  NormalizedCopies &
  Pick<Student, (typeof studentFields)[number]> & {
    /** The login's `id`. */
    login: string
    /** Those of the login, which the database fills: the search reads them. While a student is deleted, the login has another key. */
    userId: GeneratedAlways<string>
    userKey: GeneratedAlways<string>
  }

/**
 * Every student in one table. The views select a state, so that no query has to remember it. A state that is none of these
 * was written by a newer program, and such a student is in none of the views.
 */
type AllStudentTable = StudentTable & { [Column in keyof StateColumns]: Generated<StateColumns[Column] | null> } & {
  // What belongs to a state is null in another one.
  state: Generated<'present' | 'left' | 'deleted'>
}

type FormerStudentTable = StudentTable & StateColumns & { version: number }

type StateColumns = {
  /** A day, as YYYY-MM-DD. */
  leftOn: string
  /** The name of the school year of that day. */
  leftYear: string
  firstYear: string
  reason: LeavingReason
  note: string
  /** When the leaving was recorded or corrected last. */
  leftAt: string
  /** `id` of the login. */
  leftBy: string | null
}

/** What is left of a former student whose record is erased. */
type RegisterEntryTable = {
  seq: GeneratedAlways<number>
  name: string
  fatherName: string
  firstYear: string
  leftYear: string
  leftOn: string
  erasedAt: string
}

type TeacherTable = RecordTable &
  Pick<Teacher, (typeof teacherFields)[number]> & {
    login: string
    idCardVersion: string | null
  }

type NoticeTable = RecordTable & {
  title: string
  description: string
  catagory: string
  /** The last day on which it is shown, or '1'. */
  date: string
  /** The first day on which it is shown; '': at once. Of this column and the next: see the contract. */
  appearsOn: Generated<string>
  onTop: Generated<'' | 'yes'>
  eventDay: Generated<string>
  eventLastDay: Generated<string>
  eventTime: Generated<string>
  eventEndTime: Generated<string>
  eventPlace: Generated<string>
  eventCancelled: Generated<'' | 'yes'>
  audience: Generated<Audience>
  /** Of the audience 'classes', as a class list. */
  classes: Generated<string>
  /** JSON: title, description and category by language, of the languages besides the first of the school; '': none. */
  translations: Generated<string>
}

/** A file of a notice. Those of a deleted notice stay until it is erased, as photos do. */
type NoticeFileTable = {
  seq: GeneratedAlways<number>
  id: string
  notice: string
  /** In the order in which the notice shows its files, from 0. */
  position: number
  name: string
  /** What the notice calls it; '': its name. */
  label: string
  /** The media type, by its bytes. */
  type: string
  size: number
  /** SHA-256 of the bytes, in hexadecimal digits. */
  hash: string
  /** 1: a PDF in which no text can be selected or read aloud. */
  withoutText: number
  createdAt: string
}

/** A piece of the bytes of a file. */
type NoticeFilePartTable = { file: string; part: number; bytes: Uint8Array }

type ReportTable = RecordTable & {
  /** Unique: one report per student. */
  studentId: string
  condition: Condition
  message: string
  complain: string
  notification: string
  updatedAt: string
  /** `number` of the school year. In this table it is the present one; where a deleted report comes back, maybe not. */
  year: Generated<number>
  /** The name of who wrote it. */
  teacher: Generated<string>
  /** The first day on which students and families are shown it; '': since it was saved; null: it is not released. */
  shownFrom: ColumnType<string | null, string | null | undefined>
}

/** The school years that admins have begun; the one with the highest number is the present one. */
type SchoolYearTable = {
  /** Counts from 0, the year in which the school began to use the portal. It has no row before its first report. */
  number: number
  /** The calendar year in which it begins; null: that of the day `begunAt`. */
  startsIn: number | null
  /** As it was called when it ended; null: it is the present one. */
  name: string | null
  begunAt: string
  /** `id` of the login. */
  begunBy: string | null
}

/**
 * Reports of earlier school years, as they were when their year ended. They are never changed. While a student is
 * deleted they stay here, as photos do: they are only looked up for a student that was found before.
 */
type EarlierReportTable = Omit<RecordTable, 'version'> &
  Pick<ReportTable, 'studentId' | 'condition' | 'message' | 'complain' | 'notification' | 'updatedAt' | 'shownFrom'> & {
    /** `number` of the school year. */
    year: number
    /** The class that the student was in. */
    grade: string
    teacher: string
    version: number
  }

/** Who changed a field last, and when; never the value. */
type ChangeTable = {
  /** `id` of the student, teacher, notice or report. */
  record: string
  /** The name of the column. */
  field: string
  /** The version of the record that the change made. */
  version: number
  at: string
  /** `id` of the login. */
  by: string | null
}

export type PhotoKind = 'photo' | 'idCard'
export type PhotoSize = 'full' | 'card' | 'thumb'

type PhotoTable = {
  /** `id` of the record that it belongs to. */
  owner: string
  kind: PhotoKind
  size: PhotoSize
  type: string
  version: string
  bytes: Uint8Array
  /** `photoHash` of the bytes when they were stored. */
  hash: string
}

/** Each saved version of the school's settings; the highest number is the present one. Version 0, the defaults, is not stored. */
type SchoolVersionTable = {
  version: number
  /** JSON of `SchoolSettings`. */
  settings: string
  savedAt: string
  /** `id` of the login; null: a command of the server. */
  savedBy: string | null
}

/** Pictures of the school's settings. They are never changed. */
type SchoolPictureTable = {
  /** A hash of the content. */
  id: string
  size: PhotoSize
  type: string
  bytes: Uint8Array
  /** `photoHash` of the bytes when they were stored. */
  hash: string
  /** When it was sent, or saved in a version: while it is in none, it is removed some days later. */
  neededAt: string
}

export type DeletedEntity = 'user' | 'student' | 'teacher' | 'notice' | 'report'

/** The deletion of a record, with all that belonged to it; see `deleted.ts`. */
type DeletionTable = {
  seq: GeneratedAlways<number>
  /** The `id` that the record had, and has again when it is restored. */
  id: string
  entity: DeletedEntity
  /** JSON of `ShownDeleted`: what the list of deleted records shows. */
  shown: string
  deletedAt: string
  /** `id` of the login. */
  deletedBy: string | null
  /** Of a report: the student's `id`. */
  student: string | null
  /** `id` of the login that was deleted with it, for which the sealed texts were sealed. */
  login: string | null
  sealedPassword: Uint8Array | null
  sealedAnswer: Uint8Array | null
  /** JSON of `DeletedRows`: the rows as they were, by table. A student stays in `allStudents`. */
  data: string
}

/** Calls that were sent with a key and are not done a second time. */
type IdempotencyKeyTable = {
  seq: GeneratedAlways<number>
  /** `id` of the login. */
  user: string
  /** As the sender chose it: unique for each login. */
  key: string
  /** A signature of what was sent. */
  fingerprint: string
  /** The response, which has data of people. */
  sealedResponse: Uint8Array
  createdAt: string
}

type SessionTable = {
  tokenHash: string
  user: string
  createdAt: number
  seenAt: number
  /** Browser and system in words, as the login's `User-Agent` said; '' if it said nothing known. */
  device: string
  /** 1: the browser stores the cookie until the session ends; 0: until it is closed. */
  isRemembered: Generated<number>
}

type SecondFactorTable = {
  user: string
  sealedSecret: Uint8Array
  /** Null until its owner has entered a first code: before that it is not required. */
  confirmedAt: string | null
  /** The time step of the last code that was accepted: none up to it is accepted again. */
  lastStep: number
}

type RecoveryCodeTable = {
  user: string
  codeHash: string
}

type AuditTable = {
  seq: GeneratedAlways<number>
  at: string
  actorId: string | null
  action: string
  entity: string
  entityId: string | null
  /** The IP address of the caller; '' for the server itself. */
  address: string
}

/** The records of an act on several: one entry of the audit, and here each record. */
type AuditRecordTable = {
  seq: GeneratedAlways<number>
  /** `seq` of the entry. */
  act: number
  /** Later than that of the entry where an act takes several transactions or calls. */
  at: string
  action: string
  entity: string
  entityId: string
}

/** `expire` in milliseconds. */
type ThrottleTable = {
  key: string
  points: number
  expire: number
}

/** Facts about the database itself, by name. */
type MetaTable = {
  name: string
  value: Uint8Array
}

/** Counts the changes of a table, see `data-versions.ts`. */
type DataVersionTable = {
  /** The table. */
  name: string
  version: number
}
