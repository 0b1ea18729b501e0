/** Ends school years and promotes the school: everything of it in one transaction. */
import { createHash } from 'node:crypto'
import { messageRef } from '#contract/failures'
import { badRequest, FailureResponse } from '../errors.ts'
import { readSchool, type School } from '../school/current.ts'
import { presentYear, yearAfter } from '../school/years.ts'
import { authorOf, recordsOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import type { AuditEntry, AuditedRecord } from '../store/tables/audit.ts'
import { type ChangeAuthor, changesOf } from '../store/tables/changes.ts'
import type { ClassMember } from '../store/tables/classes.ts'
import type { Tables } from '../store/tables/index.ts'
import type { YearChangeRow, YearChangeSummary } from '../store/tables/year-changes.ts'
import { leaveSchool, type NewLeaving } from './leaving.ts'

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

/**
 * Promotes the school. A call that is sent again does nothing, and has the same result.
 * @throws FailureResponse, HttpError
 */
export async function promoteSchool(services: Services, promotion: Promotion, entry: AuditEntry): Promise<Done> {
  const before = await check(services.store, promotion, await services.school())
  if (before) return before
  await makeBackup(services)
  // Before the transaction, which it would wait for: the day is that of the school's settings.
  const leftOn = await services.today()
  return services.store.transaction(async (tables) => {
    const school = await readSchool(tables, services.settings)
    const done = await check(tables, promotion, school)
    if (done) return done
    const filed = promotion.newYear ? await endYear(tables, school, authorOf(entry)) : NO_NEW_YEAR
    const leftYear = filed.summary.ended ?? (await presentYear(tables, school.settings, entry.at)).name
    const leaving = { leftOn, reason: 'finished', note: '', leftYear } as const
    const { rows, records, ...counts } = await moveUp(tables, school, promotion, { entry, leaving })
    const summary = { token: promotion.token, promoted: true, ...counts, ...filed.summary }
    const year = (await tables.years.present()).number
    await tables.yearChanges.add({ ...authorOf(entry), summary: { ...summary, year } }, rows)
    await tables.audit.addAct(entry, [...records, ...filed.records])
    return summary
  })
}

/**
 * Begins the next school year.
 * @param ends the name of the year that was shown as the present one
 * @throws FailureResponse
 */
export async function beginNextYear(services: Services, ends: string, entry: AuditEntry): Promise<Done> {
  const isPresent = async (tables: Tables, { settings }: School) =>
    (await presentYear(tables, settings, services.now())).name === ends
  const failure = () => new FailureResponse(messageRef('changedMeanwhile'))
  if (!(await isPresent(services.store, await services.school()))) throw failure()
  await makeBackup(services)
  return services.store.transaction(async (tables) => {
    const school = await readSchool(tables, services.settings)
    if (!(await isPresent(tables, school))) throw failure()
    const { summary, records } = await endYear(tables, school, authorOf(entry))
    const whole = { token: '', promoted: false, moved: 0, left: 0, stayed: 0, changed: 0, ...summary }
    const year = (await tables.years.present()).number
    await tables.yearChanges.add({ ...authorOf(entry), summary: { ...whole, year } }, [])
    // With the name of the year it is one entry also without reports.
    await tables.audit.addWith({ ...entry, entityId: summary.begun }, records)
    return whole
  })
}

const NO_NEW_YEAR = { summary: { filed: 0, ended: null, begun: null }, records: [] as AuditedRecord[] }

/** @returns what was done if this promotion is done already @throws FailureResponse */
async function check(tables: Tables, { token, again }: Promotion, { settings }: School): Promise<Done | undefined> {
  const last = await tables.yearChanges.last()
  if (tokenOf(await tables.classes.members(), settings.classes) !== token) {
    if (last?.token === token) return last
    throw new FailureResponse(messageRef('previewIsOld'))
  }
  if (last?.promoted && last.year === (await tables.years.present()).number && !again) {
    throw new FailureResponse(messageRef('promotedAlready'))
  }
  return undefined
}

async function makeBackup({ backUp, logger }: Services): Promise<void> {
  try {
    await backUp?.()
  } catch (error) {
    logger.error({ err: error }, 'the backup before a change of the year was not made')
    throw new FailureResponse(messageRef('noBackup'))
  }
}

/** Files the reports and begins the next year. */
async function endYear(tables: Tables, { settings }: School, author: ChangeAuthor) {
  const ending = await presentYear(tables, settings, author.at)
  const next = yearAfter(ending, settings, author.at)
  await tables.years.begin({ name: ending.name, startsIn: next.startsIn, ...author })
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
  { entry, leaving }: { entry: AuditEntry; leaving: NewLeaving },
) {
  const { classes } = school.settings
  const members = (await tables.classes.members()).filter(({ grade }) => classes.includes(grade))
  const staying = new Set(stay)
  const leavers = new Set(
    members.flatMap(({ id, grade }) => (!staying.has(id) && after(grade, classes) === 'left' ? id : [])),
  )
  const known = new Set(members.map(({ id }) => id))
  if (stay.some((id) => !known.has(id))) {
    throw badRequest('stay names somebody who is no student: load the preview again.', 'stay')
  }
  if (Object.keys(rollNumbers).some((id) => !known.has(id) || leavers.has(id))) {
    throw badRequest(
      'rollNumbers names somebody who is not in the school after it: load the preview again.',
      'rollNumbers',
    )
  }
  const author = authorOf(entry)
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
    await tables.changes.putAll(changesOf(id, ['rollNumber'], { version: version + 1, ...author }))
  }
  for (const grade of classes) {
    const ids = members.filter((one) => one.grade === grade && !staying.has(one.id)).map(({ id }) => id)
    const to = after(grade, classes)
    if (to === 'left') await leaveSchool(tables, school, ids, leaving, entry)
    else await tables.classes.move(ids, to, author)
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
