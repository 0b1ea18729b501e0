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
import { className } from '../school/fields.ts'
import { schoolLimits } from '../school/limits.ts'
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
/** The line of the file, which names a row. */
const rowNumber = () => z.int().min(1).max(10_000_000)
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
const sameText = z.object({ field: text(64), text: text(importLimits.decidedText) })

/** The decisions of the school about what the file leaves open, each for all rows. */
const decisions = z.object({
  /** What replaces a text in all rows that have it, in either letter case; '' is an empty cell. */
  replaced: z
    .array(
      z.object({
        field: text(64),
        written: anyText(importLimits.decidedText),
        value: anyText(importLimits.decidedText),
      }),
    )
    .max(importLimits.replacements)
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

/** An import as the list of all shows it. */
const importSummary = z.strictObject({
  _id: id(),
  kind: importKind,
  fileName: z.string(),
  state: importState,
  createdAt: timestamp(),
  /** The user id of the admin; null if that login is deleted. */
  by: z.string().nullable(),
  /** When it was done or undone. */
  finishedAt: timestamp().nullable(),
  counts: z.strictObject({ all: count, add: count, change: count, same: count, omit: count, refused: count }),
  /** Whether the refused rows can be had as a file: of one that is done, for `draftHours`. */
  hasRefusedFile: z.boolean(),
  /** What is being done now: reading photos, or making logins and then writing everything. */
  progress: z.strictObject({ what: z.enum(['photos', 'logins']), done: count, all: count }).nullable(),
  /** Of one that is done: may it be undone, and if not, why. */
  undo: mayUndo,
})

/** An import with what its draft says; that is empty while it is written, and once it is done. */
const schoolImport = importSummary.extend({
  /** Counts the changes of the draft. A change names the revision that its sender has read. */
  revision: count,
  /** In the order of the file. */
  columns: z.array(fileColumn),
  /** What is the same in all rows. */
  texts: z.array(sameText),
  decisions,
  /**
   * Problems of several rows that one decision solves, the most frequent first; a problem of only one row is at that
   * row.
   */
  faults: z.array(fault),
  /** Rows that are not refused, and that somebody should look at. */
  marked: count,
  /** Required fields that no column has: each new row is refused for them. */
  missing: z.array(z.string()),
  /** Notes about the file, as sentences. */
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
  /** Why the last reading of photos or the last run ended without success, as sentences; nothing was written. */
  problem: messageWithRef.nullable(),
})

const rowFilter = choice(['all', ...rowAction.options, 'marked'])

const rowsQuery = z.object({
  /** `marked`: rows that are not refused, and that somebody should look at. Default: `refused` if there are some, else all. */
  show: rowFilter.optional(),
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

/** A row whose cells a person has corrected, or that is left out. */
const edit = z.object({
  row: rowNumber(),
  /** The fields that change. */
  cells: z.record(text(64), anyText(importLimits.cell)).default({}),
  /** true: the row is left out; false: it is taken again. */
  omit: z.boolean().optional(),
})

/** A change of a draft; each part may be left out. */
const draftChange = z.object({
  /** Of the draft that the sender has read. If it has changed since, nothing is written (409). */
  revision: z.int().nonnegative(),
  /** In place of those that were set before. */
  columns: mapping.optional(),
  /** All decisions, in place of those that were made before. */
  decisions: decisions.optional(),
  /** Each beside those of other rows. */
  edits: z.array(edit).max(importLimits.pageRows).default([]),
  /** Classes that the school gets first, each after those of its number: '5 A' and '5 B' after 5. */
  addClasses: z.array(className()).max(schoolLimits.classes).default([]),
  /** Rows that come first in the response, in this order: those that somebody looks at, also if `show` fits them no more. */
  shown: z.array(rowNumber()).max(importLimits.shownRows).default([]),
})

const runOptions = z.object({
  /** Without it, an import with refused rows is not run. */
  leaveOutRefused: z.boolean().default(false),
})

/** An import, and a page of its rows. */
const draftPage = {
  import: schoolImport,
  rows: z.array(importRow),
  /** Which rows these are. */
  show: rowFilter,
  page: z.int(),
  pages: z.int(),
  total: z.int(),
}

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
export const listImports = { success: success({ imports: z.array(importSummary) }) }
export const getImport = { params: idParam, query: rowsQuery, success: success(draftPage) }
export const deleteImport = { params: idParam, ...outcome({}) }
export const changeImport = { params: idParam, query: rowsQuery, json: draftChange, ...outcome(draftPage) }
export const refusedImportRows = { params: idParam, ...download }
/** The body is the ZIP itself. */
export const addImportPhotos = { params: idParam, body: 'file' as const, ...outcome({ import: importSummary }) }
export const addImportPhoto = {
  params: idParam,
  form: z.object({ path: text(importLimits.path) }),
  files: { photo: 'required' } as const,
  ...outcome({ import: importSummary }),
}
export const runImport = { params: idParam, json: runOptions, ...outcome({ import: importSummary }) }
export const undoImport = { params: idParam, ...outcome({ import: importSummary }) }
