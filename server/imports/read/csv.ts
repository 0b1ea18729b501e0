import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { type Coded, coded } from '#contract/failures'
import type { ImportKind } from '#contract/imports'
import { importLimits } from '#contract/imports'
import { unescapeFormula } from '../../exports/formulas.ts'
import { alone, knownHeadings } from './headings.ts'
import { type Cell, type Sheet, type SheetRow, TITLE_ROWS, tooManyRows, UnreadableFile } from './sheet.ts'

const SEPARATORS = [',', ';', '\t', '|'] as const

/** No row of people is longer: more is a quote that never closes. */
const LONGEST_ROW = 200_000
/** Characters that are parsed before other requests have their turn: some milliseconds. */
const SLICE = 64 * 1024

/**
 * A table of text: CSV in one of the usual encodings and with one of the usual separators, or what was copied from a
 * spreadsheet.
 * @throws UnreadableFile
 */
export async function readCsv(bytes: Buffer, kind: ImportKind): Promise<Sheet> {
  const { text, notes } = decode(bytes)
  const declared = /^sep=(.)\r?\n/i.exec(text)
  const body = declared ? text.slice(declared[0].length) : text
  const separator = declared?.[1] ?? separatorOf(body, kind)
  return { rows: await parsed(body, separator, declared ? 1 : 0), notes }
}

function decode(bytes: Buffer): { text: string; notes: Coded[] } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), notes: [] }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), notes: [] }
  if (bytes.includes(0)) {
    throw new UnreadableFile(coded('fileIsNoTable'))
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), notes: [coded('noteNotUtf8')] }
  }
}

/** A cell in quotes, with what is before it; a separator in it does not end it. */
const QUOTED_CELL = /(^|[,;\t|\r\n]) *"((?:[^"]|"")*)"(?=[,;\t|\r\n]|$)/g

/** The separator that shows the most known headings; among equals, the one with the most cells in all rows together. */
function separatorOf(text: string, kind: ImportKind): string {
  const lines = text
    .slice(0, SLICE)
    .replace(QUOTED_CELL, (_, before: string, cell: string) => before + cell.replace(/[,;\t|\r\n]/g, ' '))
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 10)
  const score = (separator: string) => {
    const rows = lines.map((line) => line.split(separator).map((cell) => cell.replace(/^\s*"|"\s*$/g, '')))
    const known = Math.max(0, ...rows.map((row) => knownHeadings(row.map(alone), kind)))
    return known * SLICE + rows.reduce((cells, row) => cells + row.length, 0)
  }
  return SEPARATORS.reduce((best, other) => (score(other) > score(best) ? other : best))
}

async function parsed(text: string, delimiter: string, linesBefore: number): Promise<SheetRow[]> {
  const parser = parse({
    delimiter,
    info: true,
    // A quote within a cell, as in 5" pipe, is a quote.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  })
  const rows: SheetRow[] = []
  let fault: Error | undefined
  parser.on('error', (error) => {
    fault ??= error
  })
  let last = linesBefore
  parser.on('readable', () => {
    for (let read = parser.read(); read; read = parser.read()) {
      const { record, info }: { record: string[]; info: { lines: number } } = read
      rows.push({ line: last + 1, cells: record.map(cellOf) })
      last = info.lines + linesBefore
    }
  })
  const ended = new Promise<void>((resolve) => parser.once('close', resolve).once('end', resolve))
  for (let from = 0; from < text.length && !fault; from += SLICE) {
    parser.write(text.slice(from, from + SLICE))
    await nextTurn()
    if (rows.length > importLimits.rows + TITLE_ROWS) {
      parser.destroy()
      throw tooManyRows()
    }
  }
  if (!fault) parser.end()
  await ended
  if (fault) throw explained(fault, last + 1)
  return rows
}

function explained(fault: Error, line: number): Error {
  const code = fault instanceof CsvError ? fault.code : ''
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE') {
    return new UnreadableFile(coded('quoteNotClosed', { line }))
  }
  if (!code) return fault
  return new UnreadableFile(coded('csvUnreadable', { line, why: fault.message }))
}

const cellOf = (text: string): Cell => (/^[=＝]/.test(text) ? { formula: text } : unescapeFormula(text))
