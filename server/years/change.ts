/** Ends school years and promotes the school: everything of it in one transaction. */
import { createHash } from 'node:crypto'
import { messageRef } from '#contract/failures'
import { FailureResponse, HttpError } from '../errors.ts'
import { readSchool, type School } from '../school/current.ts'
import { presentYear, yearAfter } from '../school/years.ts'
import { recordsOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import { newId } from '../store/ids.ts'
import type { AuditEntry, AuditedRecord } from '../store/tables/audit.ts'
import { changesOf } from '../store/tables/changes.ts'
import type { ClassMember } from '../store/tables/classes.ts'
import type { Tables } from '../store/tables/index.ts'
import type { YearChangeRow, YearChangeSummary } from '../store/tables/year-changes.ts'
import { leaveSchool, type NewLeaving } from './leaving.ts'

/** Why nothing was done. */
export class YearFailure extends FailureResponse {}

export type Done = Pick<YearChangeSummary, 'moved' | 'left' | 'stayed' | 'filed'>

/** The class after this one; after the last, a student leaves the school. */
export const after = (grade: string, classes: readonly string[]): string =>
  classes[classes.indexOf(grade) + 1] ?? 'left'

/** A hash of the classes and of the class of every student: it changes when a student is added, deleted or moved. */
export function tokenOf(members: readonly ClassMember[], classes: readonly string[]): string {
  const hash = createHash('sha256').update(`${JSON.stringify(classes)}\n`)
  for (const { id, grade } of members) hash.update(`${id} ${grade}\n`)
  return hash.digest('base64url')
}

type Promotion = {
  token: string
  stay: readonly string[]
  rollNumbers: Readonly<Record<string, string>>
  newYear: boolean
  /** A second promotion in a year is meant. */
  again: boolean
}

type By = { by: string | null; entry: AuditEntry }

/**
 * Promotes the school. A call that is sent again does nothing, and has the same result.
 * @throws YearFailure, HttpError
 */
export async function promoteSchool(services: Services, promotion: Promotion, { by, entry }: By): Promise<Done> {
  const before = await check(services.store, promotion, await services.school())
  if (before) return before
  await makeBackup(services, 'noBackupNotPromoted')
  // Before the transaction, which it would wait for: the day is that of the school's settings.
  const leftOn = await services.today()
  return services.store.transaction(async (tables) => {
    const school = await readSchool(tables, services.settings)
    const done = await check(tables, promotion, school)
    if (done) return done
    const filed = promotion.newYear ? await endYear(tables, school, entry.at, by) : NO_NEW_YEAR
    const leftYear = filed.summary.ended ?? (await presentYear(tables, school.settings, entry.at)).name
    const leaving = { leftOn, reason: 'finished', note: '', leftYear } as const
    const { rows, records, ...counts } = await moveUp(tables, school, promotion, { by, entry, leaving })
    const summary = { token: promotion.token, promoted: true, ...counts, ...filed.summary }
    const year = (await tables.years.present()).number
    await tables.yearChanges.add({ id: newId(), at: entry.at, by, summary: { ...summary, year } }, rows, newId)
    await tables.audit.addAct(entry, [...records, ...filed.records])
    return summary
  })
}

/**
 * Begins the next school year.
 * @param ends the name of the year that was shown as the present one
 * @throws YearFailure
 */
export async function beginNextYear(services: Services, ends: string, { by, entry }: By): Promise<Done> {
  const isPresent = async (tables: Tables, { settings }: School) =>
    (await presentYear(tables, settings, services.now())).name === ends
  const failure = () => new YearFailure(messageRef('yearEndedMeanwhile', { year: ends }))
  if (!(await isPresent(services.store, await services.school()))) throw failure()
  await makeBackup(services, 'noBackupNoYear')
  return services.store.transaction(async (tables) => {
    const school = await readSchool(tables, services.settings)
    if (!(await isPresent(tables, school))) throw failure()
    const { summary, records } = await endYear(tables, school, entry.at, by)
    const whole = { token: '', promoted: false, moved: 0, left: 0, stayed: 0, changed: 0, ...summary }
    const year = (await tables.years.present()).number
    await tables.yearChanges.add({ id: newId(), at: entry.at, by, summary: { ...whole, year } }, [], newId)
    // With the name of the year it is one entry also without reports.
    const named = { ...entry, entityId: summary.begun }
    if (records.length > 0) await tables.audit.addAct(named, records)
    else await tables.audit.add(named)
    return whole
  })
}

const NO_NEW_YEAR = { summary: { filed: 0, ended: null, begun: null }, records: [] as AuditedRecord[] }

/** @returns what was done if this promotion is done already @throws YearFailure */
async function check(tables: Tables, { token, again }: Promotion, { settings }: School): Promise<Done | undefined> {
  const last = await tables.yearChanges.last()
  if (tokenOf(await tables.classes.members(), settings.classes) !== token) {
    if (last?.token === token) return last
    throw new YearFailure(messageRef('previewIsOld'))
  }
  if (last?.promoted && last.year === (await tables.years.present()).number && !again) {
    throw new YearFailure(messageRef('promotedAlready'))
  }
  return undefined
}

async function makeBackup(
  { backUp, logger }: Services,
  failure: 'noBackupNotPromoted' | 'noBackupNoYear',
): Promise<void> {
  try {
    await backUp?.()
  } catch (error) {
    logger.error({ err: error }, 'the backup before a change of the year was not made')
    throw new YearFailure(messageRef(failure))
  }
}

/** Files the reports and begins the next year. */
async function endYear(tables: Tables, { settings }: School, at: string, by: string | null) {
  const ending = await presentYear(tables, settings, at)
  const next = yearAfter(ending, settings, at)
  await tables.years.begin({ name: ending.name, startsIn: next.startsIn, at, by })
  const filed = await tables.earlierReports.file()
  return {
    summary: { filed: filed.length, ended: ending.name, begun: next.name },
    records: recordsOf({ action: 'file', entity: 'report' }, filed),
  }
}

/** Moves everybody but those who stay, and gives the new roll numbers. */
async function moveUp(
  tables: Tables,
  school: School,
  { stay, rollNumbers }: Promotion,
  { by, entry, leaving }: By & { leaving: NewLeaving },
) {
  const { classes } = school.settings
  const members = (await tables.classes.members()).filter(({ grade }) => classes.includes(grade))
  const staying = new Set(stay)
  const leavers = new Set(
    members.flatMap(({ id, grade }) => (!staying.has(id) && after(grade, classes) === 'left' ? id : [])),
  )
  const known = new Set(members.map(({ id }) => id))
  if (stay.some((id) => !known.has(id))) {
    throw new HttpError(400, messageRef('noStudentStays'), { field: 'stay' })
  }
  if (Object.keys(rollNumbers).some((id) => !known.has(id) || leavers.has(id))) {
    throw new HttpError(400, messageRef('rollNumberOfNobody'), { field: 'rollNumbers' })
  }
  const change = { at: entry.at, by }
  const rows: Omit<YearChangeRow, 'id'>[] = []
  const changed: string[] = []
  for (const { id, login, grade, rollNumber, version } of members) {
    const row = { target: id, targetLogin: login }
    if (leavers.has(id)) {
      rows.push({ ...row, action: 'leave', before: {}, version })
      continue
    }
    const number = rollNumbers[id] ?? rollNumber
    const before = { ...(!staying.has(id) && { grade }), ...(number !== rollNumber && { rollNumber }) }
    const replaced = Object.keys(before).length
    if (replaced === 0) continue
    rows.push({ ...row, action: 'change', before, version: version + replaced })
    changed.push(id)
    if (number === rollNumber) continue
    await tables.students.update(id, { rollNumber: number, version: version + 1 })
    await tables.changes.putAll(changesOf(id, ['rollNumber'], { version: version + 1, ...change }))
  }
  for (const grade of classes) {
    const ids = members.filter((one) => one.grade === grade && !staying.has(one.id)).map(({ id }) => id)
    const to = after(grade, classes)
    if (to === 'left') await leaveSchool(tables, school, ids, leaving, entry)
    else await tables.classes.move(ids, to, change)
  }
  return {
    rows,
    records: [
      ...recordsOf({ action: 'update', entity: 'student' }, changed),
      ...recordsOf({ action: 'leave', entity: 'student' }, [...leavers]),
    ],
    changed: changed.length,
    moved: members.length - staying.size - leavers.size,
    left: leavers.size,
    stayed: staying.size,
  }
}
