import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportKind } from '#contract/imports'
import type { DraftRow, Person } from '../store/tables/imports.ts'
import { userKey } from '../store/user-key.ts'
import { freeUserId, isMadeFrom } from './user-ids.ts'
import { type Cells, columnsOf, faultsOf, nameKey, rollKey, valuesOf } from './values.ts'

/** What is in the school already. */
export type School = { people: readonly Person[]; userKeys: ReadonlySet<string> }

/** A row with its cells opened. */
export type OpenRow = DraftRow & { open: Cells }

/** What comes of a row: these columns of it. */
export type Outcome = Pick<DraftRow, 'action' | 'errors' | 'before' | 'target' | 'targetLogin' | 'userId'>

/** Fields that are not compared with the record: they are for new logins, or name a file. */
const NOT_COMPARED = ['userId', 'password', 'answer', 'photo']
/** Rows that are looked at before other requests have their turn. */
const SLICE = 100

/**
 * Decides for each row what the import does with it. A student is found again by the user id, or by class and roll number
 * with the same name; a teacher by the user id, or by name and phone.
 */
export async function judge(
  rows: readonly OpenRow[],
  { kind, fields, school }: { kind: ImportKind; fields: readonly (string | null)[]; school: School },
): Promise<Map<number, Outcome>> {
  const known = indexOf(school.people, kind)
  const read = rows.map((row) => ({ row, ...valuesOf(row.open, fields, kind) }))
  const keys = { userId: new Map<string, number>(), person: new Map<string, number>() }
  const taken = new Set(school.userKeys)
  // A user id that the file gives is kept for its row.
  for (const { values } of read) if (values.userId) taken.add(userKey(values.userId))
  const outcomes = new Map<number, Outcome>()
  for (const [index, { row, values, errors }] of read.entries()) {
    if (index % SLICE === 0) await nextTurn()
    outcomes.set(row.row, row.open.omit ? OMITTED : judgeRow(row, values, { ...errors }))
  }
  return outcomes

  function judgeRow(row: OpenRow, values: Record<string, string>, errors: Record<string, string>): Outcome {
    const target = findTarget(values, errors)
    for (const [field, fault] of Object.entries(faultsOf(values, kind, !target))) errors[field] ??= fault
    refuseTwice(row, values, errors)
    if (Object.keys(errors).length > 0) return { ...REFUSED, errors: JSON.stringify(errors) }
    if (!target) return { ...OMITTED, action: 'add', userId: userIdFor(row, values) }
    const before = changesOf(target, values)
    if (row.photoVersion !== null && row.photoVersion !== target.photoVersion) before.photo = ''
    return {
      action: Object.keys(before).length > 0 ? 'change' : 'same',
      errors: '{}',
      before: JSON.stringify(before),
      target: target.id,
      targetLogin: target.login,
      userId: target.userId,
    }
  }

  function findTarget(values: Record<string, string>, errors: Record<string, string>): Person | undefined {
    if (values.userId) {
      const found = known.byUserId.get(userKey(values.userId))
      if (!found && school.userKeys.has(userKey(values.userId))) {
        errors.userId = `The user id ${values.userId} belongs to somebody who is no ${kind}. Leave the cell empty, and one is made.`
      }
      return found
    }
    const found = known.byPerson.get(personKey(kind, values)) ?? []
    const [first] = found
    if (!first) return undefined
    if (found.length > 1) {
      errors.row = `${found.length} ${kind}s have this ${HOW[kind]}: ${found.map(({ name }) => name).join(', ')}. Give the user id of the right one.`
    } else if (kind === 'student' && nameKey(first.name) !== nameKey(values.name)) {
      errors.rollNumber = `Roll number ${values.rollNumber} of class ${values.grade} is ${first.name}. If this is another student, give another roll number; if the name is to be changed, give the user id ${first.userId}.`
    }
    return first
  }

  function refuseTwice(row: OpenRow, values: Record<string, string>, errors: Record<string, string>): void {
    const person = personKey(kind, values)
    const places = [
      ['userId', keys.userId, values.userId && userKey(values.userId), 'User Id'],
      [
        kind === 'student' ? 'rollNumber' : 'row',
        keys.person,
        values.userId || person.startsWith(' ') ? '' : person,
        `${HOW[kind]}`,
      ],
    ] as const
    for (const [field, seen, key, what] of places) {
      if (!key) continue
      const line = seen.get(key)
      if (line === undefined) seen.set(key, row.row)
      else errors[field] ??= `The same ${what} is in line ${line} already.`
    }
  }

  function userIdFor(row: OpenRow, values: Record<string, string>): string {
    if (values.userId) return values.userId
    const name = values.name ?? ''
    if (row.userId && isMadeFrom(row.userId, name, kind) && !taken.has(userKey(row.userId))) {
      taken.add(userKey(row.userId))
      return row.userId
    }
    return freeUserId(name, kind, taken)
  }

  /** The values of the record that the row replaces. */
  function changesOf(target: Person, values: Record<string, string>): Record<string, string> {
    const changed = columnsOf(kind).filter(({ field }) => {
      const value = values[field]
      if (!value || NOT_COMPARED.includes(field) || oneLineEnd(value) === oneLineEnd(String(target[field])))
        return false
      return field !== 'rollNumber' || rollKey('', value) !== rollKey('', target[field])
    })
    return Object.fromEntries(changed.map(({ field }) => [field, String(target[field])]))
  }
}

/** A form sends the end of a line as two characters, a spreadsheet has one. */
const oneLineEnd = (text: string) => text.replace(/\r\n?/g, '\n')

const OMITTED: Outcome = { action: 'omit', errors: '{}', before: '{}', target: null, targetLogin: null, userId: '' }
const REFUSED: Outcome = { ...OMITTED, action: 'refused' }

/** By what a person without a user id in the file is found. */
const HOW = { student: 'class and roll number', teacher: 'name and phone' } as const

/** Begins with a space where a part is missing. */
function personKey(kind: ImportKind, values: Record<string, unknown>): string {
  const { grade, rollNumber, name, phone } = values
  if (kind === 'student') return grade && rollNumber ? rollKey(grade, rollNumber) : ' '
  return name && phone ? `${nameKey(name)} ${String(phone).replace(/\D/g, '')}` : ' '
}

function indexOf(people: readonly Person[], kind: ImportKind) {
  const byPerson = new Map<string, Person[]>()
  for (const person of people) {
    const key = personKey(kind, person)
    byPerson.set(key, [...(byPerson.get(key) ?? []), person])
  }
  return { byPerson, byUserId: new Map(people.map((person) => [userKey(person.userId), person])) }
}
