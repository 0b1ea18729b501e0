import type { z } from 'zod'
import { CLASSES, GENDERS, normalize } from '#contract'
import { type Column, columns, type ImportKind } from '#contract/imports'
import { operations } from '#contract/operations'
import { faultOf } from '../http/validation.ts'
import { type Cell, textOf } from './sheet.ts'

/** What a row of a draft holds: the cells of the file, and the fields that somebody has mended. */
export type Cells = { raw: Cell[]; mended: Record<string, string>; omit?: boolean }

export const columnsOf = (kind: ImportKind): readonly Column[] => columns[kind]

const shapes = {
  student: operations.addStudent.form.shape,
  teacher: operations.addTeacher.form.shape,
} as const satisfies Record<ImportKind, Record<string, z.ZodType>>

/** The texts of a row by field, and what cannot be read in it. */
export function valuesOf({ raw, mended }: Cells, fields: readonly (string | null)[], kind: ImportKind) {
  const values: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const { field, heading } of columnsOf(kind)) {
    const at = fields.indexOf(field)
    const typed = mended[field]
    const cell = typed ?? (at < 0 ? undefined : raw[at])
    // Spaces that do not break come from web pages, and look like others.
    values[field] = spelled(
      field,
      textOf(cell)
        .replace(/\u00A0/g, ' ')
        .replace(/\r(?!\n)/g, '\n')
        .trim(),
    )
    if (typeof cell !== 'object') continue
    errors[field] =
      'date' in cell
        ? `${heading} is a date in the file (${cell.date}): type it as it should be, and format the column as text.`
        : `${heading} is a formula or its error (${cell.formula.slice(0, 40)}): type the value itself.`
  }
  return { values, errors }
}

/** Usual spellings of the closed lists. Numbers of spreadsheets have a '.0' now and then. */
function spelled(field: string, text: string): string {
  if (field === 'grade') {
    const number =
      /^(?:class|grade|form|year|std\.?|standard)?[ .:-]*0*(\d{1,2})(?:\.0)?(?:st|nd|rd|th)?(?: (?:class|grade))?$/i.exec(
        text,
      )?.[1]
    return number && (CLASSES as readonly string[]).includes(number) ? number : text
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
export function faultsOf(values: Record<string, string>, kind: ImportKind, isNew: boolean): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { field, heading, required } of columnsOf(kind)) {
    const value = values[field] ?? ''
    const shape = (shapes[kind] as Record<string, z.ZodType>)[field]
    if (!shape || (value === '' && !(isNew && required))) continue
    const fault = value === '' ? 'is required' : faultOf(shape, value)
    if (fault) faults[field] = /^\p{Lu}/u.test(fault) ? fault : `${heading} ${fault}.`
  }
  return faults
}

/** Roll numbers that people take for the same: spreadsheets drop zeros at the front. */
export const rollKey = (grade: unknown, rollNumber: unknown): string =>
  `${grade} ${normalize(String(rollNumber))
    .trim()
    .replace(/^0+(?=.)/, '')}`

export const nameKey = (name: unknown): string =>
  normalize(String(name))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
