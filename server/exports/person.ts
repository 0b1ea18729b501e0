import { type Language, ROLE, type Role } from '#contract'
import { studentFields, teacherFields } from '#contract/operations'
import { messagesIn } from '#messages/all'
import { openAddress } from '../mail/address.ts'
import { readReport, readReports, reportReader } from '../school/read-reports.ts'
import type { Services } from '../services.ts'
import type { Store } from '../store/index.ts'
import { pick } from '../store/queries.ts'
import type { PhotoKind } from '../store/schema.ts'
import type { User } from '../store/tables/users.ts'

/** The newest audit entries that are read: all of them could fill the memory. */
const MAX_ENTRIES = 10_000

/** Everything that the school knows about one person, without what would let another person log in as them. */
export type Person = Awaited<ReturnType<typeof personData>>

/** A photo of a person's export: whose record it belongs to, and its file in the ZIP. */
export type PersonPhoto = { owner: string; kind: PhotoKind; path: string; alt: string }

/** The login of a person, by its own id or that of the student or teacher; of a former student, the one that there was. */
export async function loginOf(store: Store, id: string): Promise<User | undefined> {
  const login = await store.users.find(id)
  if (login) return login
  const record = (await store.students.find(id)) ?? (await store.teachers.find(id))
  return record ? store.users.find(record.login) : store.former.loginOf(id)
}

/**
 * Reads all data of a person by the id of the login, so that it has no data of anybody else. Of other people the history
 * has only the role: their user ids and IP addresses are private.
 * @param isOwn for the person: without reports that are not released; an admin is shown neither the language that was chosen
 *   nor the mail address
 */
export async function personData(
  services: Pick<Services, 'store' | 'sessions' | 'schoolYear' | 'reportDay' | 'now' | 'vault'>,
  login: User,
  language: Language,
  { isOwn }: { isOwn: boolean },
) {
  const { store, sessions, schoolYear, vault } = services
  const { photoLabels } = messagesIn(language)
  const words = messagesIn(language).person
  const isStudent = login.role === ROLE.student
  const present = isStudent ? await store.students.findByEither(login.id) : undefined
  const former = isStudent && !present ? await store.former.findByEither(login.id) : undefined
  const student = present ?? former
  const teacher = login.role === ROLE.teacher ? await store.teachers.findByEither(login.id) : undefined
  const { name: year } = await schoolYear()
  const reader = await reportReader(services, !isOwn)
  const report = student && (await readReport(services, reader, ({ reports }) => reports.ofStudent(student.id, reader)))
  const earlier = student
    ? await readReports(services, reader, (tables) => tables.earlierReports.ofStudent(student.id, year, reader))
    : []
  const children = await store.guardians.childrenOf(login.id, reader)
  const guardians = student ? await store.guardians.ofStudent(student.id) : []
  const mail = isOwn && (await store.mailSubscriptions.ofOwner(login.id))
  const factor = await store.secondFactors.find(login.id)
  const owners = [login.id, student?.id, teacher?.id, report?.id, ...earlier.map(({ id }) => id)]
  const records = owners.filter((id) => id !== undefined)
  const lines = await store.audit.about(records, MAX_ENTRIES)
  const photos: (PersonPhoto | false | undefined)[] = [
    student?.photoVersion !== null && student && { owner: student.id, ...PHOTO, alt: photoLabels.photo },
    teacher?.photoVersion !== null && teacher && { owner: teacher.id, ...PHOTO, alt: photoLabels.photo },
    teacher?.idCardVersion !== null && teacher && { owner: teacher.id, ...ID_CARD, alt: photoLabels.idCard },
    report?.photoVersion !== null && report && { owner: report.id, ...REPORT_PHOTO, alt: words.photoOfReport },
    ...earlier.map(
      ({ id, photoVersion, yearName: year }) =>
        photoVersion !== null && { ...photoOfEarlier(id, year), alt: words.photoOfReportOf({ year }) },
    ),
  ]
  return {
    data: {
      login: {
        userId: login.userId,
        name: login.name,
        role: login.role,
        createdAt: login.createdAt,
        passwordChangedAt: login.passwordChangedAt,
        secondFactorSince: factor?.confirmedAt ?? null,
        ...(isOwn && { language: login.language }),
        ...(mail && { mailAddress: openAddress(mail, vault), mailAddressSince: mail.confirmedAt }),
      },
      student: student ? { ...pick(student, studentFields), createdAt: student.createdAt } : null,
      leaving: former ? pick(former, ['leftOn', 'firstYear', 'leftYear', 'reason', 'note']) : null,
      teacher: teacher ? { ...pick(teacher, teacherFields), createdAt: teacher.createdAt } : null,
      report: report ? { year, ...pick(report, REPORT_FIELDS) } : null,
      earlierReports: earlier.map((one) => ({ year: one.yearName, grade: one.grade, ...pick(one, REPORT_FIELDS) })),
      children: children.map(({ name, grade, linkedAt, by }) => ({ name, grade, linkedAt, linkedBy: by })),
      // Their user ids are theirs: the office sees them in the record.
      guardians: guardians.map(({ createdAt, by }) => ({ linkedAt: createdAt, linkedBy: by })),
      sessions: (await sessions.listOf(login.id)).map((session) =>
        pick(session, ['device', 'browser', 'system', 'createdAt', 'seenAt']),
      ),
      history: lines.map(({ at, action, entity, actorId, role, address }) => ({
        at,
        action,
        record: entity,
        by: actorId === login.id ? ('self' as const) : whoOf(actorId, role),
        address: actorId === login.id ? address : '',
      })),
    },
    photos: photos.filter((photo) => photo !== false && photo !== undefined),
  }
}

const PHOTO = { kind: 'photo', path: 'photos/photo.webp' } as const
const ID_CARD = { kind: 'idCard', path: 'photos/id-card.webp' } as const
const REPORT_PHOTO = { kind: 'photo', path: 'photos/report.webp' } as const

const photoOfEarlier = (owner: string, year: string) => ({
  owner,
  kind: 'photo' as const,
  path: `photos/report-${year.replace('/', '-')}.webp`,
})

const REPORT_FIELDS = ['teacher', 'condition', 'message', 'complain', 'notification', 'createdAt', 'updatedAt'] as const

/** Other people who did something: only their role. */
const whoOf = (actorId: string | null, role: Role | null): 'nobody' | 'deleted' | Role =>
  actorId === null ? 'nobody' : (role ?? 'deleted')
