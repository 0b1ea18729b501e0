import * as z from 'zod'
import { GENDERS, limits, withLineFeeds } from '#contract'
import { type Column, columns, type ImportKind, importLimits } from '#contract/imports'
import { type Operation, operations } from '#contract/operations'
import { withClasses } from '#contract/school/class-field'
import { readClassList } from '#contract/school/class-list'
import { classFinder } from '#contract/school/class-names'
import { normalize } from '#contract/search'
import { faultOf } from '../../http/validation.ts'
import { textOf } from '../read/sheet.ts'
import type { ByField, OpenImport, OpenRow } from '../sealing.ts'

export const columnsOf = (kind: ImportKind): readonly Column[] => columns[kind]

const calls = { student: operations.addStudent, teacher: operations.addTeacher }

type Classes = readonly string[]
type Kind = Pick<OpenImport, 'kind'>

/** The fields of a new record, for a school with these classes. */
const shapesOf = ({ kind }: Kind, classes: Classes): Record<string, z.ZodType> =>
  withClasses<Pick<Operation, 'success' | 'form'>>(calls[kind], classes).form?.shape ?? {}

/** Characters of the longest value that a field takes. */
function longestOf(field: string, shape: z.ZodType | undefined): number {
  if (field === 'photo') return importLimits.path
  return (shape instanceof z.ZodString && shape.maxLength) || limits.text
}

/** A row with its texts by field, and what is wrong with them. */
export type ReadRow = { row: OpenRow; values: ByField; errors: ByField }

/** What of a draft says how its rows are read. */
export type Reading = Pick<OpenImport, 'columns' | 'kind' | 'classes'>

/** Reads the rows of a draft as its columns say. @param classes those of the school */
export function rowReader(draft: Reading, classes: Classes): (row: OpenRow) => ReadRow {
  const { columns, kind } = draft
  const shapes = shapesOf(draft, classes)
  const findClass = classReader(draft, classes)
  const fields = columnsOf(kind).map(({ field, heading }) => ({
    ...{ field, heading, longest: longestOf(field, shapes[field]) },
    at: columns.findIndex((column) => column.field === field),
  }))
  return (row) => {
    const { raw, mended } = row.open
    const values: ByField = {}
    const errors: ByField = {}
    for (const { field, heading, longest, at } of fields) {
      const cell = mended[field] ?? raw[at]
      // Spaces that do not break come from web pages, and look like others.
      const text = withLineFeeds(textOf(cell).replace(/\u00A0/g, ' ')).trim()
      if (text.length > longest) errors[field] = `${heading} is too long: at most ${longest} characters.`
      values[field] = text.length > longest ? text : spelled(field, text, findClass)
      if (typeof cell !== 'object') continue
      errors[field] =
        'date' in cell
          ? `${heading} is a date in the file (${cell.date}): type it as it should be, and format the column as text.`
          : `${heading} is a formula or its error (${cell.formula.slice(0, 40)}): type the value itself.`
    }
    return { row, values, errors }
  }
}

type FindClass = (written: string) => string | undefined

/** Finds a class by what a row says. In a draft from before a renaming, that may be the name of before. */
export function classReader({ classes: names = [] }: Pick<Reading, 'classes'>, classes: Classes): FindClass {
  const find = classFinder(classes)
  if (names.length === 0) return find
  const findFormer = classFinder(names.map(([was]) => was))
  const nameNow = new Map(names)
  return (written) => nameNow.get(findFormer(written) ?? '') ?? find(written)
}

/** Usual spellings of the closed lists. Numbers of spreadsheets have a '.0' now and then. */
function spelled(field: string, text: string, findClass: FindClass): string {
  if (field === 'grade') return findClass(text) ?? text
  if (field === 'classes') return readClassList(text, findClass)
  if (field === 'gender') {
    const known = GENDERS.find(
      (gender) =>
        gender.toLowerCase() === text.toLowerCase() || (text.length === 1 && gender[0] === text.toUpperCase()),
    )
    return known ?? text
  }
  return field === 'age' ? text.replace(/^(\d{1,3})(?:\.0)?(?: ?(?:years?|yrs?)(?: old)?)?$/i, '$1') : text
}

/** What is wrong with the values of a new record, or with those that a change brings: empty ones then keep the old. */
export function faultsOf(
  values: ByField,
  { kind, classes, isNew }: Kind & { classes: Classes; isNew: boolean },
): ByField {
  const faults: ByField = {}
  const shapes = shapesOf({ kind }, classes)
  for (const { field, heading, required } of columnsOf(kind)) {
    const value = values[field] ?? ''
    const shape = shapes[field]
    if (!shape || (value === '' && !(isNew && required))) continue
    const fault = value === '' ? 'is required' : faultOf(shape, value)
    if (fault) faults[field] = /^\p{Lu}/u.test(fault) ? fault : `${heading} ${fault}.`
  }
  return faults
}

/** The same for roll numbers that mean the same: spreadsheets drop zeros at the front. */
export const rollKey = (grade: unknown, rollNumber: unknown): string =>
  // A line feed: names of classes have spaces.
  `${grade}\n${normalize(String(rollNumber))
    .trim()
    .replace(/^0+(?=.)/, '')}`

export const nameKey = (name: unknown): string =>
  normalize(String(name))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
