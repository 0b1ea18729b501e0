import * as z from 'zod'
import { anyText, choice, optionalText, text, timestamp, wholeNumber } from '../fields.ts'
import {
  download,
  failure,
  id,
  idParam,
  mayUndo,
  messageWithRef,
  outcome,
  reasonWithCode,
  success,
} from '../responses.ts'
import { IMPORT_KINDS } from './columns.ts'
import { importLimits } from './limits.ts'
import { PHONE_COUNTRIES } from './phone-countries.ts'

const importKind = choice(IMPORT_KINDS)

/**
 * - `draft`: a person looks at it and corrects it; nothing of it is in the school
 * - `running`: being written; when its server stops, it is a draft again
 * - `done`: all of it is in the school
 * - `undone`: it was, and none of it is any more
 */
const importState = z.enum(['draft', 'running', 'done', 'undone'])

/**
 * What the import does with a row. `add` and `change`: a record; `same`: the record has these values already; `omit`: a
 * person has left the row out; `refused`: the row has an error.
 */
const rowAction = z.enum(['add', 'change', 'same', 'omit', 'refused'])

const count = z.int().nonnegative()
/** Texts by the names of the fields; see columns.ts. */
const byField = z.record(z.string(), z.string())
const messageByField = z.record(z.string(), messageWithRef)

const createQuery = z.object({
  kind: importKind,
  /** The file's name; '' for what was pasted. */
  name: optionalText(255),
  /**
   * Which sheet of an .xlsx is read, from 1 on; 0: all that have such a list, each row with the name of its sheet as its
   * class where it has none. Default: the only one that may be the list; if there are several, nothing is read.
   */
  sheet: wholeNumber({ min: 0, max: 100_000 }).optional(),
})

/** A sheet of an .xlsx that may be the list. `hidden`: the program that made the file does not show it. */
const sheetToChoose = z.strictObject({ sheet: z.int(), name: z.string(), hidden: z.boolean() })

/** A column of the file. */
const fileColumn = z.strictObject({
  heading: z.string(),
  /** Which field of the record it is; null: it is not read. */
  field: z.string().nullable(),
  /** Of columns that are joined to one field: the order of their texts, smallest first. */
  place: count,
  /** Its first value that is not empty, as an example for a person; dots for a secret field. */
  sample: z.string(),
})

/** A text that a field has in all rows, or that is joined to what its columns have, such as a section to the class. */
const sameText = z.object({ field: text(64), text: text(importLimits.answer) })

/** The decisions of the school about what the file leaves open, each for all rows. */
const resolutions = z.object({
  /** What replaces a text in all rows that have it, in either letter case; '' is an empty cell. */
  replaced: z
    .array(z.object({ field: text(64), written: anyText(importLimits.answer), value: anyText(importLimits.answer) }))
    .max(importLimits.resolutions)
    .default([]),
  /** Fields that stay empty where the file does not say them: they are unknown until somebody enters them. */
  unknown: z.array(text(64)).max(importLimits.columns).default([]),
  /** Which comes first in dates such as 03/04/2015. */
  dates: choice(['day', 'month']).nullable().default(null),
  /** Telephone numbers that have lost what they begin with in this country get it back. */
  phones: z.boolean().default(false),
  /** The country of the telephone numbers, if the settings of the school do not say it. */
  country: choice(PHONE_COUNTRIES).nullable().default(null),
  /** Rows that are hidden in the file are taken in. */
  hidden: z.boolean().default(false),
  /** Texts whose letters were encoded twice are read as they were before: 'Zoë' of 'ZoÃ«'. */
  letters: z.boolean().default(false),
})

/**
 * The same problem in several rows, which one decision solves. `text`: a refused text; `dates`: day or month may come
 * first; `phones`: the beginning is lost; `country`: it may be lost, which depends on the country; `short`: a telephone
 * number of too few digits; `rewritten`: a spreadsheet has lost digits or letters; `letters`: they were encoded twice;
 * `former`: a student of the same name, class and roll number has left the school;
 * `section`: a class is read without its section; `hidden`: rows that are hidden in the file; `nobody`: rows with only
 * what is filled down a list. The last two are left out; the others are not refused for it, but for the first two.
 */
const fault = z.strictObject({
  kind: z.enum([
    'text',
    'dates',
    'phones',
    'country',
    'short',
    'rewritten',
    'letters',
    'former',
    'section',
    'hidden',
    'nobody',
  ]),
  /** '' of whole rows. */
  field: z.string(),
  /** What the rows say: of `text` the one text, of the others examples; one more than are named if there are more. */
  written: z.array(z.string()),
  /** Of `section`: the classes that the school could have instead. */
  classes: z.array(z.string()).optional(),
  ...reasonWithCode,
  rows: count,
})

/** A photo without a person of this import. `why`: nobody matches its name, several people do, or it cannot be read. */
const strayPhoto = z.strictObject({
  path: z.string(),
  why: z.enum(['none', 'several', 'unreadable']),
  ...reasonWithCode,
})

const schoolImport = z.strictObject({
  _id: id(),
  kind: importKind,
  fileName: z.string(),
  state: importState,
  createdAt: timestamp(),
  /** The user id of the admin; null if that login is deleted. */
  by: z.string().nullable(),
  /** When it was done or undone. */
  finishedAt: timestamp().nullable(),
  /** In the order of the file; empty once it is done. */
  columns: z.array(fileColumn),
  /** What is the same in all rows. */
  texts: z.array(sameText),
  answers: resolutions,
  /**
   * Problems of several rows that one decision solves, the most frequent first; a problem of only one row is at that
   * row.
   */
  faults: z.array(fault),
  /** Rows that are not refused, and that somebody should look at. */
  marked: count,
  /** Required fields that no column has: each new row is refused for them. */
  missing: z.array(z.string()),
  counts: z.strictObject({ all: count, add: count, change: count, same: count, omit: count, refused: count }),
  /** Whether the refused rows can be had as a file: of one that is done, for `draftHours`. */
  hasRefusedFile: z.boolean(),
  /** Notes about the file, as sentences; empty once it is done. */
  notes: z.array(messageWithRef),
  photos: z.strictObject({
    matched: count,
    /** People to be added or changed without a photo in this import. */
    peopleWithout: count,
    /** Of a draft. */
    strayCount: count,
    /** The first of them. */
    stray: z.array(strayPhoto),
  }),
  /** What is being done now: reading photos, or making logins and then writing everything. */
  progress: z.strictObject({ what: z.enum(['photos', 'logins']), done: count, all: count }).nullable(),
  /** Why the last reading of photos or the last run ended without success, as sentences; nothing was written. */
  problem: messageWithRef.nullable(),
  /** Of one that is done: may it be undone, and if not, why. */
  undo: mayUndo,
})

const rowsQuery = z.object({
  /** `marked`: rows that are not refused, and that somebody should look at. */
  show: choice(['all', ...rowAction.options, 'marked']).default('all'),
  page: wholeNumber({ min: 1, max: importLimits.rows }).default(1),
})

/** A row of the dry run. */
const importRow = z.strictObject({
  /** The line of the file; names the row. */
  row: z.int(),
  action: rowAction,
  /** The values of the file, or the corrected ones; dots for a secret field. */
  cells: byField,
  /** The errors of a refused row, by field; under 'row' those of the whole row. */
  errors: messageByField,
  /** What somebody should look at, by field; the row is not refused for it. */
  marks: messageByField,
  /** Of a changed record: the values that are replaced. */
  before: byField,
  /** The record that is changed, or was added. */
  recordId: id().nullable(),
  /** The user id that it gets or has; '' while the row is refused, and once it is in the school. */
  userId: z.string(),
  hasPhoto: z.boolean(),
})

const mapping = z.object({
  /** For each column of the file its field, or null. Several may be one field whose texts are joined. */
  fields: z.array(text(64).nullable()).max(importLimits.columns),
  /** For each column its position among the columns of its field; default: the order of the file. */
  places: z.array(z.int().min(0).max(importLimits.columns)).max(importLimits.columns).optional(),
  /** Default: none. */
  texts: z.array(sameText).max(importLimits.columns).default([]),
})

const rowParams = z.object({ id: text(128), row: wholeNumber({ min: 1, max: 10_000_000 }) })

const rowChange = z.object({
  /** The fields that change. */
  cells: z.record(text(64), anyText(importLimits.cell)).default({}),
  /** true: the row is left out; false: it is taken again. */
  omit: z.boolean().optional(),
})

const runOptions = z.object({
  /** Without it, an import with refused rows is not run. */
  leaveOutRefused: z.boolean().default(false),
})

export const importTemplate = {
  ...download,
  query: download.query.extend({ kind: importKind, format: choice(['csv', 'xlsx']).default('xlsx') }),
}
/**
 * The body is the file itself (CSV, .xlsx, or the ZIP of a whole school's export), or the pasted text in UTF-8. A file
 * that cannot be read is a failure with the reason.
 */
export const createImport = {
  query: createQuery,
  body: 'file' as const,
  success: success({
    import: schoolImport,
    /** The other kind of people whose list is in the same file, for a second import; null if there is none. */
    otherKind: importKind.nullable(),
  }),
  /** With the sheets of which one is to be chosen: nothing is read before. */
  failure: failure({ sheets: z.array(sheetToChoose).optional() }),
}
export const listImports = { success: success({ imports: z.array(schoolImport) }) }
export const getImport = { params: idParam, success: success({ import: schoolImport }) }
export const deleteImport = { params: idParam, ...outcome({}) }
export const mapImport = { params: idParam, json: mapping, ...outcome({ import: schoolImport }) }
export const answerImport = { params: idParam, json: resolutions, ...outcome({ import: schoolImport }) }
export const importRows = {
  params: idParam,
  query: rowsQuery,
  success: success({ rows: z.array(importRow), page: z.int(), pages: z.int(), total: z.int() }),
}
export const mendImportRow = {
  params: rowParams,
  json: rowChange,
  ...outcome({ row: importRow, import: schoolImport }),
}
export const refusedImportRows = { params: idParam, ...download }
/** The body is the ZIP itself. */
export const addImportPhotos = { params: idParam, body: 'file' as const, ...outcome({ import: schoolImport }) }
export const addImportPhoto = {
  params: idParam,
  form: z.object({ path: text(importLimits.path) }),
  files: { photo: 'required' } as const,
  ...outcome({ import: schoolImport }),
}
export const runImport = { params: idParam, json: runOptions, ...outcome({ import: schoolImport }) }
export const undoImport = { params: idParam, ...outcome({ import: schoolImport }) }
