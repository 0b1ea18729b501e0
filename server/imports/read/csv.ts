import type { InfoRecord } from 'csv-parse'
import { CsvError, parse } from 'csv-parse/sync'
import { messageRef } from '#contract/failures'
import type { ImportKind } from '#contract/imports'
import { importLimits } from '#contract/imports'
import { unescapeFormula } from '../../exports/formulas.ts'
import { decode } from '../../files/decode.ts'
import { type Cell, type Sheet, TITLE_ROWS, tooManyColumns, tooManyRows, UnreadableFile } from '../../files/sheet.ts'
import { knownHeadings, ungrouped } from './headings.ts'

const SEPARATORS = [',', ';', '\t', '|'] as const

/** No row of people is longer: more is a quote that never closes. */
const LONGEST_ROW = 200_000
/** The beginning of the file, in which the separator is looked for. */
const BEGINNING = 64 * 1024

type Row = { rowNumber: number; cells: string[] }

/**
 * A table of text: CSV in one of the usual encodings and with one of the usual separators, or what was copied from a
 * spreadsheet.
 * @throws UnreadableFile
 */
export function readCsv(bytes: Buffer, kind: ImportKind): Sheet {
  const { text, notes } = decode(bytes)
  const declared = /^sep=(.)(?:\r\n?|\n)/i.exec(text)
  const body = declared ? text.slice(declared[0].length) : text
  const { separator, ...headings } = separatorOf(body, kind, declared?.[1])
  const rows: Row[] = []
  let last = 0
  try {
    eachRow(body, separator, (row) => {
      if (rows.length === importLimits.rows + TITLE_ROWS) throw tooManyRows()
      rows.push(withinLimits(row, separator))
      last = row.rowNumber
    })
  } catch (error) {
    throw explained(error, last + 1)
  }
  const unquoted = rows.map((row) => withoutOuterQuotes(row, separator, headings))
  if (unquoted.some((row, at) => row !== rows[at])) notes.push(messageRef('noteQuotedRows'))
  const linesBefore = declared ? 1 : 0
  return {
    rows: unquoted.map(({ rowNumber, cells }) => ({ rowNumber: rowNumber + linesBefore, cells: cells.map(cellOf) })),
    notes,
    isText: true,
  }
}

/**
 * Reads rows, each until the next CRLF, LF or CR outside of quotes; a row of empty cells is left out. In a row with too
 * many cells the last one holds the rest, so that a file of only separators creates no cells.
 * @throws CsvError, and what `found` throws
 */
function eachRow(text: string, delimiter: string, found: (row: Row) => void, more: { to?: number } = {}): void {
  // A line end of two characters in quotes is counted as two lines.
  let countedTwice = 0
  parse(text, {
    ...more,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    // Some programs write a space before a quote.
    ltrim: true,
    // A quote within a cell, as in 5" pipe, is a quote.
    relax_quotes: true,
    relax_column_count: true,
    ignore_last_delimiters: importLimits.columns + 1,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: LONGEST_ROW,
    on_record(cells: string[], { lines }: InfoRecord) {
      const text = cells.join(' ')
      const inQuotes = text.match(/[\r\n]/g)?.length ?? 0
      found({ rowNumber: lines - countedTwice - inQuotes, cells })
      countedTwice += text.match(/\r\n/g)?.length ?? 0
      return null
    },
  })
}

/** A cell of the rest of a row that has only separators is left out. @throws UnreadableFile if it has more */
function withinLimits(row: Row, separator: string): Row {
  const { rowNumber, cells } = row
  if (cells.length <= importLimits.columns) return row
  const rest = cells.at(-1)?.split(separator) ?? []
  const full = rest.findLastIndex((cell) => cell.trim() !== '') + 1
  if (full > 0) throw tooManyColumns(importLimits.columns + full)
  return { rowNumber, cells: cells.slice(0, importLimits.columns) }
}

/**
 * The separator that shows the most known headings; among equals, the one whose quotes are around cells, then the one with the
 * most cells.
 */
function separatorOf(text: string, kind: ImportKind, declared?: string): { separator: string } & HeadingRow {
  const beginning = text.slice(0, BEGINNING)
  const [best] = (declared === undefined ? SEPARATORS : [declared])
    .map((separator) => {
      const { rows, isEmpty } = firstRows(beginning, separator)
      const headings = rows
        .map(({ cells, isQuoted }) => ({
          known: knownHeadings(cells.map(ungrouped), kind),
          width: cells.length,
          isQuoted,
        }))
        .reduce((most, one) => (one.known > most.known ? one : most), NO_HEADINGS)
      const cells = isEmpty ? Number.POSITIVE_INFINITY : rows.reduce((sum, { cells }) => sum + cells.length, 0)
      // Of another separator, a cell in quotes is not one: its quotes are read as text.
      const quotes = rows.flatMap(({ cells }) => cells).filter((cell) => cell.startsWith('"')).length
      return { separator, ...headings, cells, quotes }
    })
    .sort((one, other) => other.known - one.known || one.quotes - other.quotes || other.cells - one.cells)
  return best ?? { separator: ',', ...NO_HEADINGS }
}

/**
 * The first rows, as far as they are in this text; a row that is one quoted cell is taken without its quotes. `isEmpty`: there
 * is nothing but separators.
 */
function firstRows(text: string, separator: string) {
  const rows: { cells: string[]; isQuoted: boolean }[] = []
  const add = (row: Row) => {
    const unquoted = withoutOuterQuotes(row, separator, { width: 2, isQuoted: true })
    rows.push({ cells: unquoted.cells, isQuoted: unquoted !== row })
  }
  try {
    eachRow(text, separator, add, { to: TITLE_ROWS })
  } catch {
    // The text ends within a quote, or this is not the separator.
    return { rows, isEmpty: false }
  }
  return { rows, isEmpty: rows.length === 0 }
}

/** How many cells the row with the headings has, and whether it is one quoted cell. */
type HeadingRow = { width: number; isQuoted: boolean }
const NO_HEADINGS = { known: 0, width: 0, isQuoted: false }

/**
 * A row of one cell which is itself a row of the list: a program has put each row into quotes, or each that has some. One of
 * much fewer cells is a title with a comma.
 */
function withoutOuterQuotes(row: Row, separator: string, { width, isQuoted }: HeadingRow): Row {
  const [cell = '', ...others] = row.cells
  if (others.length > 0 || width < 2 || !cell.includes(separator) || !(isQuoted || cell.includes('"'))) return row
  const inner: Row[] = []
  try {
    eachRow(cell, separator, (one) => inner.push(one))
  } catch {
    return row
  }
  const [first] = inner
  if (!first || inner.length > 1 || first.cells.length * 2 <= width) return row
  return { rowNumber: row.rowNumber, cells: withinLimits(first, separator).cells }
}

function explained(error: unknown, rowNumber: number): unknown {
  if (!(error instanceof CsvError)) return error
  // The cells before the rest of the row.
  if (error.code === 'CSV_MAX_RECORD_SIZE' && error.column === importLimits.columns) {
    return tooManyColumns(importLimits.columns + 1)
  }
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    return new UnreadableFile(messageRef('quoteNotClosed', { line: rowNumber }))
  }
  return new UnreadableFile(messageRef('csvUnreadable', { line: rowNumber, why: error.message }))
}

const cellOf = (text: string): Cell => {
  const written = withoutQuotes(text)
  return /^[=＝]/.test(written) ? { formula: written } : unescapeFormula(written)
}

/** Without the quotes of a cell that has spaces behind the last one. */
function withoutQuotes(text: string): string {
  const written = text.trimEnd()
  const isQuoted =
    written.length < text.length && written.length > 1 && written.startsWith('"') && written.endsWith('"')
  return isQuoted ? written.slice(1, -1) : text
}
