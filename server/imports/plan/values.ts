import * as z from 'zod'
import { limits, withLineFeeds } from '#contract'
import { isPlain, plainSigns } from '#contract/characters'
import { isOfField, type MessageRef, messageRef } from '#contract/failures'
import {
  birthDateColumn,
  CLEAR,
  canClear,
  columns,
  type ImportKind,
  importColumns,
  importLimits,
  storedValue,
} from '#contract/imports'
import { type Operation, operations } from '#contract/operations'
import { withClasses } from '#contract/school/class-field'
import { classFinder, sectionLeftOut } from '#contract/school/class-names'
import { decodedOnce } from '../../files/letters.ts'
import { type Cell, textOf } from '../../files/sheet.ts'
import { faultOf } from '../../http/validation.ts'
import { formerKey } from '../../school/same-person.ts'
import type { ByField, Columns, Draft, Edit, FileRow, MessagesByField } from '../encryption.ts'
import { type DateOrder, orderOf, readBirthDate } from './birth-date.ts'
import { isCountRow } from './count-row.ts'
import { type Mark, markOfValue } from './marks.ts'
import { phoneRuleOf } from './phone-rule.ts'
import type { School } from './school.ts'
import { type FindClass, spelled } from './spelling.ts'

const calls = { student: operations.addStudent, teacher: operations.addTeacher }

type Classes = readonly string[]
type Kind = Pick<Draft, 'kind'>

/** The fields of a new record, for a school with these classes. */
const shapesOf = ({ kind }: Kind, classes: Classes): Record<string, z.ZodType> =>
  withClasses<Pick<Operation, 'success' | 'form'>>(calls[kind], classes).form?.shape ?? {}

/** Characters of the longest value that a field takes. */
function longestOf(field: string, shape: z.ZodType | undefined): number {
  if (field === 'photo') return importLimits.path
  return (shape instanceof z.ZodString && shape.maxLength) || limits.text
}

/** A row with its texts by field, and their errors. */
export type ReadRow = {
  row: FileRow
  edit: Edit
  values: ByField
  errors: MessagesByField
  /** Whether the day or the month of the date of birth comes first has to be known. */
  isOrderOpen: boolean
  /** Whether the row has more than the values that are filled down a list, and counts no others. */
  isSomebody: boolean
  marks: Mark[]
  /** Classes that are read without their section, with the class that would keep it. */
  sections: { field: string; written: string; grade: string; className: string }[]
}

/** Reads the rows of a draft by its columns and decisions. */
export function rowReader(draft: Draft, school: School): (row: FileRow) => ReadRow {
  const { file, columns, kind, decisions, edits } = draft
  const { classes, today } = school
  const shapes = shapesOf(draft, classes)
  const findClass = classReader(school)
  const markPhone = phoneRuleOf(decisions.country ?? school.country)
  const replacement = replacements(decisions)
  const dateOrder = decisions.dates ?? dateOrderIn(draft)
  const former = new Set(school.former.map(formerKey))
  /** The value in its usual spelling, and the classes that were found in it. */
  const readAs = ({ field, canClear }: Pick<Field, 'field' | 'canClear'>, text: string) => {
    // In a form, a dash is typed in many ways.
    if (canClear && plainSigns(text) === CLEAR) return { value: CLEAR, found: [] }
    const found: { written: string; grade: string }[] = []
    const value = spelled(field, text, (written) => {
      const grade = findClass(written)
      if (grade !== undefined && grade !== written) found.push({ written, grade })
      return grade
    })
    return { value, found }
  }

  const fields = importColumns[kind].map((column): Field => {
    const { field, heading, joinedBy = ' ', parts, isFilledDown = false } = column
    const same = columns.texts.filter((one) => one.field === field).map(({ text }) => text)
    const one = {
      field,
      heading,
      joinedBy,
      isFilledDown,
      canClear: canClear(column),
      longest: longestOf(field, shapes[field]),
      // A section without a class is no class.
      needsFirst: parts?.[0]?.length === 0,
      at: columnsOfField(columns, field),
      same,
    }
    const isAbsent = one.at.length + same.length === 0
    return { ...one, absent: isAbsent ? { ...readAs(one, replacement(field, '') ?? ''), isGiven: false } : undefined }
  })

  // Called for each field of thousands of rows: it copies nothing of `one`.
  const readField = ({ cells: raw }: FileRow, { cells: edited }: Edit, one: Field): FieldValue => {
    const { field, heading, joinedBy, longest, needsFirst, at, same, absent } = one
    const own = edited[field]
    if (own === undefined && absent) return absent
    const cells = own === undefined ? at.map((column) => readLetters(raw[column], decisions.letters)) : [own]
    const texts = cells.map(textOf)
    const parts = texts.map(cleanText)
    const isGiven = parts.some(Boolean)
    if (own === undefined && (at.length === 0 || isGiven)) parts.push(...same)
    const text = needsFirst && parts[0] === '' ? '' : parts.filter(Boolean).join(joinedBy)
    const isTooLong = text.length > longest
    const read = isTooLong ? { value: text, found: [] } : readAs(one, text)
    const decided = isTooLong ? undefined : replacement(field, read.value)
    const { value, found } = decided === undefined ? read : readAs(one, decided)
    const odd = cells.find((cell) => typeof cell === 'object' && !('date' in cell && field === BIRTH_DATE))
    return {
      isGiven,
      value,
      found,
      error: isTooLong ? refused(messageRef('tooLong', { name: heading, most: longest })) : oddCell(heading, odd),
      mark:
        isTooLong || decided !== undefined ? undefined : markOfValue(field, read.value, own === undefined ? texts : []),
    }
  }

  return (row) => {
    const edit = edits[row.row] ?? NO_EDIT
    const values: ByField = {}
    const errors: MessagesByField = {}
    // Without a column of names, a row of a person cannot be distinguished from an empty one.
    let isSomebody = !fields.some(({ field, at }) => field === 'name' && at.length > 0)
    const sections: ReadRow['sections'] = []
    const marks: Mark[] = []
    for (const field of fields) {
      const { value, found, isGiven, error, mark } = readField(row, edit, field)
      values[field.field] = value
      if (error) errors[field.field] = error
      if (mark) marks.push(mark)
      if (isGiven && !field.isFilledDown) isSomebody = true
      for (const { written, grade } of found) {
        const section = sectionLeftOut(written, grade)
        if (section) sections.push({ field: field.field, written, grade, className: `${grade} ${section}` })
      }
    }
    if (kind === 'student' && former.has(formerKey(values))) {
      marks.push({ field: 'name', kind: 'former', reason: messageRef('sameAsFormer') })
    }
    const surplus = surplusOf(row, edit, file.columns.length)
    if (surplus) errors.row = surplus
    const isOrderOpen = readAge(values, errors, dateOrder, today)
    const isPhoneMarked = marks.some(({ field }) => field === 'phone')
    const phone = values.phone && !errors.phone && !isPhoneMarked ? markPhone(values.phone) : undefined
    // What a person has typed into it is of somebody.
    const isCount = Object.keys(edit.cells).length === 0 && isCountRow(row.cells)
    if (decisions.phones && phone?.kind === 'phones') values.phone = phone.corrected
    else if (phone) marks.push({ field: 'phone', kind: phone.kind, reason: phone.reason })
    return { row, edit, values, errors, isOrderOpen, isSomebody: isSomebody && !isCount, sections, marks }
  }
}

const NO_EDIT: Edit = { cells: {} }

/** What the dates of birth of a file say about their order. */
function dateOrderIn({ file, columns }: Draft): DateOrder | undefined {
  const at = columns.fields.indexOf(birthDateColumn.field)
  return at < 0
    ? undefined
    : orderOf(
        file.columns[at]?.heading ?? '',
        file.rows.map(({ cells }) => cells[at]),
      )
}

/** Makes the function that returns the value that a text of a field is replaced with; undefined: it stays. */
function replacements({ replaced }: Draft['decisions']): (field: string, written: string) => string | undefined {
  const keyOf = (field: string, written: string) => `${field}\n${written.toLowerCase()}`
  const values = new Map(replaced.map(({ field, written, value }) => [keyOf(field, written), value]))
  return (field, written) => (values.size === 0 ? undefined : values.get(keyOf(field, written)))
}

type Field = {
  field: string
  heading: string
  joinedBy: string
  longest: number
  needsFirst: boolean
  isFilledDown: boolean
  canClear: boolean
  /** The columns of the file, and what is the same in all rows. */
  at: number[]
  same: string[]
  /** What it is in every row of a file that has neither. */
  absent: FieldValue | undefined
}

/** What is read of a field of a row. */
type FieldValue = {
  value: string
  /** The classes that were found in it. */
  found: { written: string; grade: string }[]
  isGiven: boolean
  error?: MessageRef | undefined
  mark?: Mark | undefined
}

/** The columns that are read as a field, in the order in which their texts are joined. */
const columnsOfField = ({ fields, places }: Columns, field: string): number[] =>
  fields
    .flatMap((one, at) => (one === field ? { at, place: places[at] ?? 0 } : []))
    .sort((one, other) => one.place - other.place)
    .map(({ at }) => at)

/** Spaces that do not break, and narrow ones, come from web pages and look like others. */
const cleanText = (text: string): string =>
  (isPlain(text) ? text : withLineFeeds(text.replace(/[\u00A0\u2000-\u200A\u202F\u205F]/g, ' '))).trim()

/** The error of a cell, with the name of its column. */
const refused = (why: MessageRef) => messageRef('cellRefused', { why })

/** A date or a formula in a cell of another field. */
function oddCell(name: string, cell: Cell | undefined): MessageRef | undefined {
  if (typeof cell !== 'object') return undefined
  if ('date' in cell) return messageRef('cellIsDate', { name, written: cell.date })
  return messageRef(cell.isUnsaved ? 'cellIsUnsaved' : 'cellIsFormula', { name, written: cell.formula.slice(0, 40) })
}

/** The original of a text that was encoded twice, if the school has decided so. */
const readLetters = (cell: Cell | undefined, areCorrected: boolean): Cell | undefined =>
  areCorrected && typeof cell === 'string' ? (decodedOnce(cell) ?? cell) : cell

/** The error of a row of text with more cells than the list has columns, until a person has corrected a value in it. */
function surplusOf({ cells: raw }: FileRow, { cells: edited }: Edit, columns: number): MessageRef | undefined {
  if (raw.length <= columns || Object.keys(edited).length > 0) return undefined
  // None of its cells is named: one may be a password.
  return messageRef('tooManyCells', { cells: raw.length, columns })
}

const { field: BIRTH_DATE, gives: AGE } = birthDateColumn

/** Finds the age by the date of birth, where the row does not say it. @returns whether the order has to be known */
function readAge(values: ByField, errors: MessagesByField, order: DateOrder | undefined, today: string): boolean {
  const written = values[BIRTH_DATE]
  if (!written || values[AGE] || errors[AGE] || errors[BIRTH_DATE]) return false
  const read = readBirthDate(written, order, today)
  if ('age' in read) Object.assign(values, { [AGE]: read.age, [BIRTH_DATE]: read.day })
  else errors[BIRTH_DATE] = read.fault
  return 'isOpen' in read && read.isOpen
}

/** Finds the class that a row names. In a draft from before a renaming, that may be the old name. */
export function classReader({ classes, renamed: names }: Pick<School, 'classes' | 'renamed'>): FindClass {
  const find = classFinder(classes)
  if (names.length === 0) return find
  const findFormer = classFinder(names.map(([was]) => was))
  const nameNow = new Map(names)
  return (written) => nameNow.get(findFormer(written) ?? '') ?? find(written)
}

/**
 * Makes the function that finds the errors in the values of a new record, or in those of a change, where an empty value
 * keeps the old one.
 * @param unknown fields that may stay empty
 */
export function faultFinder(
  kind: ImportKind,
  { classes }: Pick<School, 'classes'>,
  unknown: readonly string[],
): (values: ByField, isNew: boolean) => MessagesByField {
  const shapes = shapesOf({ kind }, classes)
  const checks = columns[kind].flatMap((column) => {
    const { field, heading, required } = column
    const shape = shapes[field]
    // Most rows of a list have a class, an age and a fee that others have too.
    const known = new Map<string, MessageRef | undefined>()
    const faultOfValue = (value: string) => {
      if (!known.has(value) && shape) known.set(value, faultOf(shape, value, heading))
      return known.get(value)
    }
    const isNeeded = required && !unknown.includes(field)
    return shape
      ? { field, column, missing: isNeeded ? messageRef('required', { name: heading }) : undefined, faultOfValue }
      : []
  })
  return (values, isNew) => {
    const faults: MessagesByField = {}
    for (const { field, column, missing, faultOfValue } of checks) {
      const value = storedValue(column, values[field] ?? '')
      const fault = value !== '' ? faultOfValue(value) : isNew ? missing : undefined
      if (fault) faults[field] = isOfField(fault) ? refused(fault) : fault
    }
    return faults
  }
}
