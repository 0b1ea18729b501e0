import { isDeepStrictEqual } from 'node:util'
import { onlyDigits } from '#contract/digits'
import { messageRef } from '#contract/failures'
import { birthDateColumn, type ImportKind } from '#contract/imports'
import { type LatinNamer, latinNamer } from '../../security/latin-names.ts'
import type { Services } from '../../services.ts'
import type { Person } from '../../store/tables/imports.ts'
import { userKey } from '../../store/user-key.ts'
import { chunksWithYield } from '../chunks.ts'
import type { ByField, Counts, Fault, OpenRow } from '../sealing.ts'
import { excerpt, summarizeList } from '../summarize-list.ts'
import { type ImportContext, importContext } from './context.ts'
import { countFaults } from './faults.ts'
import { nameKey, rollKey } from './keys.ts'
import { freeUserId, isMadeOf } from './user-ids.ts'
import { columnsOf, faultsOf, type ImportMapping, type ReadRow, rowReader } from './values.ts'

/** What is in the school already. */
type School = {
  people: readonly Person[]
  userKeys: ReadonlySet<string>
  suffix: string
  context: ImportContext
  latinName: LatinNamer
}

/** A row with the key of the user id that the file gives; '' without one. */
type Candidate = ReadRow & { key: string }

/** What comes of a row: these columns of it. */
type Outcome = Pick<OpenRow, 'action' | 'errors' | 'before' | 'target' | 'targetLogin' | 'userId'>

/** Fields that are not compared with the record: they are for new logins, or name a file. */
const NOT_COMPARED = ['userId', 'password', 'answer', 'photo']
export function countsOf(rows: readonly Pick<OpenRow, 'action'>[]): Counts {
  const counts = { all: rows.length, add: 0, change: 0, same: 0, omit: 0, refused: 0 }
  for (const { action } of rows) counts[action]++
  return counts
}

/**
 * Decides about all rows by what is in the school now.
 * @returns the rows, those that are different now, and the faults that several have
 */
export async function planRows(
  record: ImportMapping,
  rows: readonly OpenRow[],
  services: Pick<Services, 'store' | 'school' | 'clock'>,
): Promise<{ all: ReadRow[]; changed: OpenRow[]; faults: Fault[]; marked: number }> {
  const { imports } = services.store
  const school = {
    people: await imports.people(record.kind),
    userKeys: await imports.userKeys(),
    suffix: (await services.school()).settings.userIds.suffix,
    context: await importContext(services),
    latinName: await latinNamer(await services.store.users.namesInOtherLetters()),
  }
  const all: ReadRow[] = []
  const changed: OpenRow[] = []
  const faults = countFaults()
  let marked = 0
  for await (const [read, outcome] of planEach(rows, record, school)) {
    const row = { ...read.row, ...outcome }
    const isSame = isDeepStrictEqual(row, read.row)
    // Another user id is another person: the password was made for the one before.
    if (!isSame && row.action !== 'add') Object.assign(row, { passwordHash: null, sealedPassword: null })
    if (!isSame) changed.push(row)
    const planned = { ...read, row }
    all.push(planned)
    const { values, isOrderOpen } = read
    for (const [field, reason] of Object.entries(row.errors)) {
      const isQuestion = isOrderOpen && field === birthDateColumn.field
      if (field !== 'row') faults.add(isQuestion ? 'dates' : 'text', field, values[field] ?? '', reason)
    }
    const marks = marksOf(planned)
    if (marks.length > 0) marked++
    for (const mark of read.marks) {
      // It may be why the row is refused.
      if (mark.kind === 'letters' || marks.includes(mark)) {
        faults.add(mark.kind, mark.field, values[mark.field] ?? '', mark.reason)
      }
    }
    for (const { field, written, grade, className } of planned.sections) {
      if (brings(row, field)) faults.add('section', field, written, messageRef('sectionLeftOut', { grade }), className)
    }
    if (row.open.omit === undefined && row.action === 'omit') {
      const [kind, why] = read.isSomebody ? (['hidden', 'rowsHidden'] as const) : (['nobody', 'rowsOfNobody'] as const)
      faults.add(kind, '', values.name || (values.rollNumber ?? ''), messageRef(why))
    }
  }
  return { all, changed, faults: faults.list(isQuestion(record)), marked }
}

/** Whether the row brings its value of a field into the school. */
const brings = ({ action, before }: Pick<OpenRow, 'action' | 'before'>, field: string) =>
  action === 'add' || (action === 'change' && before[field] !== undefined)

/** Of values that the row brings into the school. */
export const marksOf = ({ row, marks }: ReadRow) => marks.filter(({ field }) => brings(row, field))

/** A fault that is no fault of its row: something is asked, whatever the number of rows. */
const isQuestion =
  ({ kind }: ImportMapping) =>
  (fault: Fault): boolean =>
    fault.kind !== 'text' ||
    (fault.written[0] === '' &&
      columnsOf(kind).some(({ field, mayBeUnknown }) => mayBeUnknown && field === fault.field))

/**
 * Plans for each row what the import does with it. A student is found again by the user id, or by class and roll number
 * with the same name; a teacher by the user id, or by name and phone.
 */
async function* planEach(
  rows: readonly OpenRow[],
  record: ImportMapping,
  school: School,
): AsyncGenerator<[ReadRow, Outcome]> {
  const { kind } = record
  const { suffix, context, latinName } = school
  const { classes } = context
  const { unknown } = record.answers
  const read = rowReader(record, context)
  const known = indexOf(school.people, kind)
  const lines = { userId: new Map<string, number>(), person: new Map<string, number>() }
  const taken = new Set(school.userKeys)
  const candidates: Candidate[] = []
  for await (const slice of chunksWithYield(rows)) {
    for (const row of slice) {
      const one = read(row)
      const key = one.values.userId ? userKey(one.values.userId) : ''
      // A user id that the file gives is reserved for its row.
      if (key) taken.add(key)
      candidates.push({ ...one, key })
    }
  }
  for await (const slice of chunksWithYield(candidates)) {
    for (const one of slice) yield [one, isLeftOut(one) ? OMITTED : planRow(one)]
  }

  /** As somebody has said; else what the file does not show, and rows that say nobody. */
  function isLeftOut({ row: { open }, isSomebody }: Candidate): boolean {
    return open.omit ?? (!isSomebody || (open.isHidden === true && !record.answers.hidden))
  }

  function planRow(one: Candidate): Outcome {
    const { row, values, errors, marks } = one
    const target = findTarget(one)
    for (const [field, fault] of Object.entries(faultsOf(values, { kind, classes, isNew: !target, unknown })))
      errors[field] ??= marks.find((mark) => mark.field === field && mark.kind === 'rewritten')?.reason ?? fault
    // The date of birth is what is to be corrected, and the age follows from it.
    if (errors[birthDateColumn.field]) delete errors[birthDateColumn.gives]
    refuseTwice(one)
    if (Object.keys(errors).length > 0) return { ...REFUSED, errors }
    if (!target) return { ...OMITTED, action: 'add', userId: userIdFor(row, values) }
    const before = changesOf(target, values)
    if (row.photoVersion !== null && row.photoVersion !== target.photoVersion) before.photo = ''
    return {
      action: Object.keys(before).length > 0 ? 'change' : 'same',
      errors: {},
      before,
      target: target.id,
      targetLogin: target.login,
      userId: target.userId,
    }
  }

  function findTarget({ key, values, errors }: Candidate): Person | undefined {
    if (key) {
      const found = known.byUserId.get(key)
      if (!found && school.userKeys.has(key)) {
        const userId = excerpt(values.userId ?? '')
        const student = context.former.byUserId.get(key)
        errors.userId = student
          ? messageRef('userIdOfFormer', { userId, student: excerpt(student) })
          : messageRef('userIdOfOtherKind', { userId, kind })
      }
      return found
    }
    const found = known.byPerson.get(personKey(kind, values)) ?? []
    const [first] = found
    if (!first) return undefined
    if (found.length > 1) {
      errors.row = messageRef('severalFit', {
        kind,
        number: found.length,
        ...summarizeList(found.map(({ name }) => name)),
      })
    } else if (kind === 'student' && nameKey(first.name) !== nameKey(values.name)) {
      errors.rollNumber = messageRef('rollNumberOfOther', {
        rollNumber: excerpt(values.rollNumber ?? ''),
        grade: values.grade ?? '',
        student: excerpt(first.name),
        userId: first.userId,
      })
    }
    return first
  }

  function refuseTwice({ row, key: idKey, values, errors }: Candidate): void {
    const person = personKey(kind, values)
    const checks = [
      ['userId', lines.userId, idKey],
      [kind === 'student' ? 'rollNumber' : 'row', lines.person, idKey || person.startsWith(' ') ? '' : person],
    ] as const
    for (const [field, seen, key] of checks) {
      if (!key) continue
      const rowNumber = seen.get(key)
      if (rowNumber === undefined) seen.set(key, row.row)
      else
        errors[field] ??=
          field === 'userId'
            ? messageRef('sameUserId', { line: rowNumber })
            : messageRef('samePerson', { line: rowNumber, kind })
    }
  }

  function userIdFor(row: OpenRow, values: ByField): string {
    if (values.userId) return values.userId
    const { name = '', grade, rollNumber } = values
    const owner = { person: latinName({ name, grade, rollNumber }), kind, suffix }
    if (row.userId && isMadeOf(row.userId, owner) && !taken.has(userKey(row.userId))) {
      taken.add(userKey(row.userId))
      return row.userId
    }
    return freeUserId(owner, taken)
  }

  /** The values of the record that the row replaces. */
  function changesOf(target: Person, values: ByField): ByField {
    const changed = columnsOf(kind).filter(({ field }) => {
      const value = values[field]
      if (!value || NOT_COMPARED.includes(field) || value === String(target[field])) return false
      return field !== 'rollNumber' || rollKey('', value) !== rollKey('', target[field])
    })
    return Object.fromEntries(changed.map(({ field }) => [field, String(target[field])]))
  }
}

const OMITTED: Outcome = { action: 'omit', errors: {}, before: {}, target: null, targetLogin: null, userId: '' }
export const REFUSED: Outcome = { ...OMITTED, action: 'refused' }

/** Begins with a space where a part is missing. */
function personKey(kind: ImportKind, values: Record<string, unknown>): string {
  const { grade, rollNumber, name, phone } = values
  if (kind === 'student') return grade && rollNumber ? rollKey(grade, rollNumber) : ' '
  return name && phone ? `${nameKey(name)} ${onlyDigits(String(phone))}` : ' '
}

function indexOf(people: readonly Person[], kind: ImportKind) {
  const byPerson = new Map<string, Person[]>()
  for (const person of people) {
    const key = personKey(kind, person)
    const same = byPerson.get(key)
    if (same) same.push(person)
    else byPerson.set(key, [person])
  }
  return { byPerson, byUserId: new Map(people.map((person) => [userKey(person.userId), person])) }
}
