import * as z from 'zod'
import { CLASSES, GENDERS, limits, withLineFeeds } from '#contract'
import { type Column, columns, type ImportKind, importLimits } from '#contract/imports'
import { operations } from '#contract/operations'
import { normalize } from '#contract/search'
import { faultOf } from '../../http/validation.ts'
import { textOf } from '../read/sheet.ts'
import type { ByField, OpenImport, OpenRow } from '../sealing.ts'

export const columnsOf = (kind: ImportKind): readonly Column[] => columns[kind]

const shapes: Record<ImportKind, Record<string, z.ZodType>> = {
  student: operations.addStudent.form.shape,
  teacher: operations.addTeacher.form.shape,
}

/** Characters of the longest value that a field takes. */
function longestOf(field: string, kind: ImportKind): number {
  if (field === 'photo') return importLimits.path
  const shape = shapes[kind][field]
  return (shape instanceof z.ZodString && shape.maxLength) || limits.text
}

/** A row with its texts by field, and what is wrong with them. */
export type ReadRow = { row: OpenRow; values: ByField; errors: ByField }

/** Reads the rows of a draft as its columns say. */
export function rowReader({ columns, kind }: Pick<OpenImport, 'columns' | 'kind'>): (row: OpenRow) => ReadRow {
  const fields = columnsOf(kind).map(({ field, heading }) => ({
    ...{ field, heading, longest: longestOf(field, kind) },
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
      values[field] = text.length > longest ? text : spelled(field, text)
      if (typeof cell !== 'object') continue
      errors[field] =
        'date' in cell
          ? `${heading} is a date in the file (${cell.date}): type it as it should be, and format the column as text.`
          : `${heading} is a formula or its error (${cell.formula.slice(0, 40)}): type the value itself.`
    }
    return { row, values, errors }
  }
}

/** Usual spellings of the closed lists. Numbers of spreadsheets have a '.0' now and then. */
function spelled(field: string, text: string): string {
  if (field === 'grade') {
    const number =
      /^(?:class|grade|form|year|std\.?|standard)?[ .:-]*0*(\d{1,2})(?:\.0)?(?:st|nd|rd|th)?(?: (?:class|grade))?$/i.exec(
        text,
      )?.[1]
    return number && CLASSES.some((grade) => grade === number) ? number : text
  }
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
export function faultsOf(values: ByField, kind: ImportKind, isNew: boolean): ByField {
  const faults: ByField = {}
  for (const { field, heading, required } of columnsOf(kind)) {
    const value = values[field] ?? ''
    const shape = shapes[kind][field]
    if (!shape || (value === '' && !(isNew && required))) continue
    const fault = value === '' ? 'is required' : faultOf(shape, value)
    if (fault) faults[field] = /^\p{Lu}/u.test(fault) ? fault : `${heading} ${fault}.`
  }
  return faults
}

/** The same for roll numbers that mean the same: spreadsheets drop zeros at the front. */
export const rollKey = (grade: unknown, rollNumber: unknown): string =>
  `${grade} ${normalize(String(rollNumber))
    .trim()
    .replace(/^0+(?=.)/, '')}`

export const nameKey = (name: unknown): string =>
  normalize(String(name))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
