import * as z from 'zod'
import { choice, text } from '../fields.ts'
import { idParam, outcome, success } from '../responses.ts'
import type { Schema } from '../schema.ts'
import {
  createQuery,
  importKind,
  importRow,
  mapping,
  rowChange,
  rowParams,
  rowsQuery,
  runOptions,
  schoolImport,
} from './import.ts'
import { importLimits } from './limits.ts'

export const importTemplate = {
  query: z.object({ kind: importKind, format: choice(['csv', 'xlsx']).default('xlsx') }),
  success: 'file',
} satisfies Schema
/**
 * The body is the file itself (CSV, .xlsx, or the ZIP of a whole school's export), or the pasted text in UTF-8. A file
 * that cannot be read is a failure with the reason.
 */
export const createImport = {
  query: createQuery,
  body: 'file',
  ...outcome({
    import: schoolImport,
    /** The other kind of people whose list is in the same file, for a second import; null if there is none. */
    otherKind: importKind.nullable(),
  }),
} satisfies Schema
export const listImports = { success: success({ imports: z.array(schoolImport) }) } satisfies Schema
export const getImport = { params: idParam, success: success({ import: schoolImport }) } satisfies Schema
export const deleteImport = { params: idParam, ...outcome({}) } satisfies Schema
export const mapImport = { params: idParam, json: mapping, ...outcome({ import: schoolImport }) } satisfies Schema
export const importRows = {
  params: idParam,
  query: rowsQuery,
  success: success({ rows: z.array(importRow), page: z.int(), pages: z.int(), total: z.int() }),
} satisfies Schema
export const mendImportRow = {
  params: rowParams,
  json: rowChange,
  ...outcome({ row: importRow, import: schoolImport }),
} satisfies Schema
export const refusedImportRows = { params: idParam, success: 'file' } satisfies Schema
/** The body is the ZIP itself. */
export const addImportPhotos = { params: idParam, body: 'file', ...outcome({ import: schoolImport }) } satisfies Schema
export const addImportPhoto = {
  params: idParam,
  form: z.object({ path: text(importLimits.path) }),
  files: { photo: 'required' },
  ...outcome({ import: schoolImport }),
} satisfies Schema
export const runImport = { params: idParam, json: runOptions, ...outcome({ import: schoolImport }) } satisfies Schema
export const undoImport = { params: idParam, ...outcome({ import: schoolImport }) } satisfies Schema
