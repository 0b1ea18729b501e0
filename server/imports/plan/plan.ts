/** What an import would do: a pure function of the draft and of what is in the school. */
import { onlyDigits } from '#contract/digits'
import { messageRef } from '#contract/failures'
import { birthDateColumn, columns, type ImportKind, importColumns, storedValue } from '#contract/imports'
import type { ImportRow } from '#contract/operations'
import { nameKey, rollKey } from '../../school/same-person.ts'
import { latinNamer } from '../../security/latin-names.ts'
import type { Person } from '../../store/tables/people.ts'
import { userKey } from '../../store/user-key.ts'
import type { ByField, Counts, Draft, DraftPhotos, Fault, MessagesByField } from '../encryption.ts'
import { excerpt, summarizeList } from '../summarize-list.ts'
import { countFaults, faultsOfRow } from './faults.ts'
import { marksOf } from './marks.ts'
import type { School } from './school.ts'
import { freeUserId } from './user-ids.ts'
import { faultFinder, type ReadRow, rowReader } from './values.ts'

/** What the import does with a row. */
type Outcome = {
  action: ImportRow['action']
  errors: MessagesByField
  /** Of a record that is changed: the values that are replaced. */
  before: ByField
  /** The record that is changed. */
  target: Person | null
  userId: string
}
export type PlannedRow = Outcome & {
  row: number
  values: ByField
  /** What somebody should look at, by field. */
  marks: MessagesByField
  hasPhoto: boolean
}

export type Plan = {
  rows: PlannedRow[]
  counts: Counts
  /** The first letter of each row's action, in the order of the file. */
  actions: string
  faults: Fault[]
  /** Rows that a person should look at. */
  marked: number
  /** Required fields that nothing gives a value. */
  missing: string[]
  /** Of people to be added or changed: how many have a photo of this import, and how many have not. */
  photos: number
  peopleWithout: number
}

/** A row with what only one row may have. The user id is the one that the file gives; '' without one. */
type Candidate = ReadRow & { userId: string; person: string }

/** Fields that are not compared with the record: they are for new logins, or name a file. */
const NOT_COMPARED = ['userId', 'password', 'answer', 'photo']

const OMITTED: Outcome = { action: 'omit', errors: {}, before: {}, target: null, userId: '' }

/**
 * Plans for each row what the import does with it. A student is found again by the user id, or by class and roll number
 * with the same name; a teacher by the user id, or by name and phone.
 */
export async function plan(draft: Draft, school: School, photos: Pick<DraftPhotos, 'rows'>): Promise<Plan> {
  const { kind, decisions } = draft
  const { suffix } = school
  const latinName = await latinNamer(school.spellings)
  const read = rowReader(draft, school)
  const faultsOf = faultFinder(kind, school, decisions.unknown)
  const known = indexOf(school.people, kind)
  const userKeys = new Set(school.userKeys)
  const taken = new Set(userKeys)
  const former = new Map(school.former.map((one) => [one.userKey, one.name]))
  const lines = { userId: new Map<string, number>(), person: new Map<string, number>() }
  const candidates = draft.file.rows.map((row): Candidate => {
    const one = read(row)
    const userId = one.values.userId ? userKey(one.values.userId) : ''
    // A user id that the file gives is reserved for its row.
    if (userId) taken.add(userId)
    // Who is known by the user id is not looked for in another way.
    return { ...one, userId, person: userId ? '' : personKey(kind, one.values) }
  })
  const planned = candidates.map((one) => ({ one, outcome: isLeftOut(one) ? OMITTED : planRow(one) }))
  const rows = planned.map(
    ({ one, outcome }): PlannedRow => ({
      ...outcome,
      row: one.row.row,
      values: one.values,
      marks: Object.fromEntries(marksOf(one, outcome).map(({ field, reason }) => [field, reason])),
      hasPhoto: photos.rows[one.row.row] !== undefined,
    }),
  )
  const people = rows.filter(({ action }) => action === 'add' || action === 'change')
  const withPhoto = people.filter(({ hasPhoto }) => hasPhoto).length
  return {
    rows,
    counts: countsOf(rows),
    actions: rows.map(({ action }) => action[0]).join(''),
    faults: countFaults(
      planned.flatMap(({ one, outcome }) => faultsOfRow(one, outcome)),
      kind,
    ),
    marked: rows.filter(({ marks }) => Object.keys(marks).length > 0).length,
    missing: columns[kind]
      .filter(({ field, required }) => required && !isGiven(field, draft))
      .map(({ field }) => field),
    photos: withPhoto,
    peopleWithout: people.length - withPhoto,
  }

  /** As somebody has said; else what the file does not show, and rows that say nobody. */
  function isLeftOut({ row, edit, isSomebody }: Candidate): boolean {
    return edit.omit ?? (!isSomebody || (row.isHidden === true && !decisions.hidden))
  }

  function planRow(one: Candidate): Outcome {
    const { values, errors, marks } = one
    const { row } = one.row
    const target = findTarget(one)
    for (const [field, fault] of Object.entries(faultsOf(values, !target)))
      errors[field] ??= marks.find((mark) => mark.field === field && mark.kind === 'rewritten')?.reason ?? fault
    // The date of birth is what is to be corrected, and the age follows from it.
    if (errors[birthDateColumn.field]) delete errors[birthDateColumn.gives]
    refuseTwice(one)
    if (Object.keys(errors).length > 0) return { ...OMITTED, action: 'refused', errors }
    if (!target) return { ...OMITTED, action: 'add', userId: userIdFor(row, values) }
    const before = changesOf(target, values)
    const photo = photos.rows[row]
    // That of an export was only encoded again.
    if (photo && photo.version !== target.photoVersion && photo.sent !== target.photoVersion) before.photo = ''
    return {
      action: Object.keys(before).length > 0 ? 'change' : 'same',
      errors: {},
      before,
      target,
      userId: target.userId,
    }
  }

  function findTarget({ userId: key, person, values, errors }: Candidate): Person | undefined {
    if (key) {
      const found = known.byUserId.get(key)
      if (!found && userKeys.has(key)) {
        const userId = excerpt(values.userId ?? '')
        const student = former.get(key)
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
      else errors[field] ??= messageRef('inLineAlready', { line: rowNumber, what: field === 'userId' ? field : kind })
    }
  }

  function userIdFor(row: number, values: ByField): string {
    if (values.userId) return values.userId
    const { name = '', grade, rollNumber } = values
    const owner = { person: latinName({ name, grade, rollNumber }), kind, suffix }
    return freeUserId(owner, `${draft.id} ${row}`, taken)
  }

  /** The values of the record that the row replaces. */
  function changesOf(target: Person, values: ByField): ByField {
    const changed = columns[kind].filter((column) => {
      const { field } = column
      const value = values[field]
      if (!value || NOT_COMPARED.includes(field) || storedValue(column, value) === String(target[field])) return false
      return field !== 'rollNumber' || rollKey('', value) !== rollKey('', target[field])
    })
    return Object.fromEntries(changed.map(({ field }) => [field, String(target[field])]))
  }
}

function countsOf(rows: readonly Pick<Outcome, 'action'>[]): Counts {
  const counts = { all: rows.length, add: 0, change: 0, same: 0, omit: 0, refused: 0 }
  for (const { action } of rows) counts[action]++
  return counts
}

/** Whether a field has a value: from a column, as a text that is the same in all rows, or as what follows from another. */
function isGiven(wanted: string, { kind, columns: { fields, texts }, decisions }: Draft): boolean {
  const from = importColumns[kind].find(({ gives }) => gives === wanted)?.field
  return (
    [...fields, ...texts.map(({ field }) => field)].some((field) => field === wanted || (from && field === from)) ||
    decisions.unknown.includes(wanted) ||
    decisions.replaced.some(({ field, written, value }) => field === wanted && written === '' && value !== '')
  )
}

/** '' where a part is missing. */
function personKey(kind: ImportKind, values: Record<string, unknown>): string {
  const { grade, rollNumber, name, phone } = values
  if (kind === 'student') return grade && rollNumber ? rollKey(grade, rollNumber) : ''
  return name && phone ? `${nameKey(name)} ${onlyDigits(String(phone))}` : ''
}

function indexOf(people: readonly Person[], kind: ImportKind) {
  const byPerson = Map.groupBy(people, (person) => personKey(kind, person))
  return { byPerson, byUserId: new Map(people.map((person) => [userKey(person.userId), person])) }
}
