import { isDeepStrictEqual } from 'node:util'
import { onlyDigits } from '#contract/digits'
import { messageRef } from '#contract/failures'
import { birthDateColumn, columns, type ImportKind } from '#contract/imports'
import { nameKey, rollKey } from '../../school/same-person.ts'
import { type LatinNamer, latinNamer } from '../../security/latin-names.ts'
import type { Services } from '../../services.ts'
import { PEOPLE, type Person } from '../../store/tables/imports.ts'
import { userKey } from '../../store/user-key.ts'
import { chunksWithYield } from '../chunks.ts'
import type { ByField, OpenRow } from '../encryption.ts'
import { excerpt, summarizeList } from '../summarize-list.ts'
import { type ImportContext, importContext } from './context.ts'
import { faultsOfRow, marksOf, type Plan, type PlannedRow, type RowKeys, summarize } from './planned-rows.ts'
import { freeUserId, isMadeOf } from './user-ids.ts'
import { faultsOf, type ImportMapping, type ReadRow, rowReader } from './values.ts'

/** What is in the school already, and how it reads the rows of a draft. */
export type School = {
  /** Another one after each change of what is here. */
  version: string
  people: readonly Person[]
  userKeys: ReadonlySet<string>
  suffix: string
  context: ImportContext
  latinName: LatinNamer
}

/** A row with what only one row may have. The user id is the one that the file gives; '' without one. */
type Candidate = ReadRow & { userId: string; person: string }

/** What comes of a row: these columns of it. */
type Outcome = Pick<OpenRow, 'action' | 'errors' | 'before' | 'target' | 'targetLogin' | 'userId'>

/** Fields that are not compared with the record: they are for new logins, or name a file. */
const NOT_COMPARED = ['userId', 'password', 'answer', 'photo']

export async function schoolFor(
  { kind }: Pick<ImportMapping, 'kind'>,
  services: Pick<Services, 'store' | 'school' | 'clock'>,
): Promise<School> {
  const { imports, users, dataVersion } = services.store
  // Read before the data: if these change in between, they are newer than their version, and are read again.
  const version = await dataVersion(['users', PEOPLE[kind], 'formerStudents', 'schoolVersions'])
  const context = await importContext(services)
  return {
    version: `${version} ${context.today}`,
    people: await imports.people(kind),
    userKeys: await imports.userKeys(),
    suffix: (await services.school()).settings.userIds.suffix,
    context,
    latinName: await latinNamer(await users.namesInOtherLetters()),
  }
}

/**
 * Plans rows by what is in the school now.
 * @param others planned rows of the draft that share no key with these, and stay as they are
 * @returns the rows, those that are different now, and all planned rows with what they are together
 */
export async function planRows(
  record: ImportMapping,
  rows: readonly OpenRow[],
  school: School,
  others: readonly PlannedRow[] = [],
) {
  const all: ReadRow[] = []
  const changed: OpenRow[] = []
  const planned = [...others]
  for await (const [read, outcome] of planEach(rows, record, school, others)) {
    const row = { ...read.row, ...outcome }
    const isSame = isDeepStrictEqual(row, read.row)
    // Another user id is another person: the password was made for the one before.
    if (!isSame && row.action !== 'add') Object.assign(row, { passwordHash: null, sealedPassword: null })
    if (!isSame) changed.push(row)
    const one = { ...read, row }
    all.push(one)
    planned.push({
      row: row.row,
      action: row.action,
      userIds: [read.userId, userKey(row.userId)].filter(Boolean),
      person: read.person,
      isMarked: marksOf(one).length > 0,
      faults: faultsOfRow(one),
    })
  }
  planned.sort((one, other) => one.row - other.row)
  const plan: Plan = { version: school.version, rows: planned }
  return { all, changed, plan, summary: summarize(record, planned) }
}

/** What a row claims as the file gives it. */
export function keysOf({ kind }: Pick<ImportMapping, 'kind'>, { values }: ReadRow) {
  const userId = values.userId ? userKey(values.userId) : ''
  // Who is known by the user id is not looked for in another way.
  return { userId, person: userId ? '' : personKey(kind, values) }
}

/**
 * Plans for each row what the import does with it. A student is found again by the user id, or by class and roll number
 * with the same name; a teacher by the user id, or by name and phone.
 */
async function* planEach(
  rows: readonly OpenRow[],
  record: ImportMapping,
  school: School,
  others: readonly RowKeys[],
): AsyncGenerator<[Candidate, Outcome]> {
  const { kind } = record
  const { suffix, context, latinName } = school
  const { classes } = context
  const { unknown } = record.answers
  const read = rowReader(record, context)
  const known = indexOf(school.people, kind)
  const lines = { userId: new Map<string, number>(), person: new Map<string, number>() }
  const taken = new Set(school.userKeys)
  for (const { userIds } of others) for (const key of userIds) taken.add(key)
  const candidates: Candidate[] = []
  for await (const slice of chunksWithYield(rows)) {
    for (const row of slice) {
      const one = read(row)
      const keys = keysOf(record, one)
      // A user id that the file gives is reserved for its row.
      if (keys.userId) taken.add(keys.userId)
      candidates.push({ ...one, ...keys })
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

  function findTarget({ userId: key, person, values, errors }: Candidate): Person | undefined {
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
    const found = known.byPerson.get(person) ?? []
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

  function refuseTwice({ row, userId, person, errors }: Candidate): void {
    const checks = [
      ['userId', lines.userId, userId],
      [kind === 'student' ? 'rollNumber' : 'row', lines.person, person],
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
    const changed = columns[kind].filter(({ field }) => {
      const value = values[field]
      if (!value || NOT_COMPARED.includes(field) || value === String(target[field])) return false
      return field !== 'rollNumber' || rollKey('', value) !== rollKey('', target[field])
    })
    return Object.fromEntries(changed.map(({ field }) => [field, String(target[field])]))
  }
}

const OMITTED: Outcome = { action: 'omit', errors: {}, before: {}, target: null, targetLogin: null, userId: '' }
export const REFUSED: Outcome = { ...OMITTED, action: 'refused' }

/** '' where a part is missing. */
function personKey(kind: ImportKind, values: Record<string, unknown>): string {
  const { grade, rollNumber, name, phone } = values
  if (kind === 'student') return grade && rollNumber ? rollKey(grade, rollNumber) : ''
  return name && phone ? `${nameKey(name)} ${onlyDigits(String(phone))}` : ''
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
