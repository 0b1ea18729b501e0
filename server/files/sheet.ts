import { withoutUnseen } from '#contract/characters'
import { type MessageRef, messageRef } from '#contract/failures'
import { importLimits } from '#contract/imports'
import { FailureResponse } from '../errors.ts'
import { hasLostLetters } from './letters.ts'

/** A cell of a file: a text; or a date or a formula, which no field takes. `isUnsaved`: the file does not have its value. */
export type Cell = string | { date: string } | { formula: string; isUnsaved?: true }

/** A row that is not empty, with its number in the file. `isHidden`: a spreadsheet does not show it. */
export type SheetRow = { rowNumber: number; cells: Cell[]; isHidden?: boolean }

/**
 * A table read from a file, with notes about it. `isText`: the cells are divided by separators, so one separator too
 * many moves all cells after it.
 */
export type Sheet = {
  rows: SheetRow[]
  notes: MessageRef[]
  isText?: boolean
  /** Cells in which a program has lost letters. */
  lostLetters?: number
  /** Columns that a spreadsheet does not show, from 0 on. */
  hiddenColumns?: readonly number[]
  /** The class of its rows, where the file has a sheet for each class. */
  className?: string
}

/** A file that cannot be read; the message is for the person who chose it. */
export class UnreadableFile extends FailureResponse {}

/** A sheet of a workbook, with its number from 1 on, as somebody chooses it. `hidden`: the spreadsheet does not show it. */
export type ListedSheet = { sheet: number; name: string; hidden: boolean }

/** The file has several sheets that may be the list, or only one that is hidden. */
export class SheetsToChoose extends FailureResponse {
  readonly sheets: ListedSheet[]

  constructor(sheets: ListedSheet[]) {
    super(messageRef('sheetsToChoose', { sheets: sheets.length }), { sheets })
    this.sheets = sheets
  }
}

/**
 * The text of a cell without invisible characters, cut at a length that no field exceeds, so that code that searches it
 * has a bounded text.
 */
export const textOf = (cell: Cell | undefined): string => withoutUnseen(wholeText(cell).slice(0, importLimits.cell))

/** The text of a cell, however long. */
export const wholeText = (cell: Cell | undefined): string =>
  cell === undefined ? '' : typeof cell === 'string' ? cell : 'date' in cell ? cell.date : cell.formula

/** The number of rows in which the headings, and titles above them, are searched for. */
export const TITLE_ROWS = 10

export const tooManyColumns = (columns: number) =>
  new UnreadableFile(messageRef('tooManyColumns', { columns, most: importLimits.columns }))

export const tooManyRows = () => new UnreadableFile(messageRef('tooManyRows', { most: importLimits.rows }))

/**
 * Without empty rows, and with the number of cells that have lost letters.
 * @throws UnreadableFile if nothing is left, or too much
 */
export function tidy({ rows, ...sheet }: Sheet): Sheet {
  let width = 0
  let lost = 0
  const full = rows.filter(({ cells }) => {
    const last = cells.findLastIndex((cell) => textOf(cell).trim() !== '')
    width = Math.max(width, last + 1)
    lost += cells.filter((cell) => hasLostLetters(textOf(cell))).length
    return last >= 0
  })
  if (full.length === 0) throw new UnreadableFile(messageRef('noRows'))
  if (width > importLimits.columns) throw tooManyColumns(width)
  if (full.length > importLimits.rows + TITLE_ROWS) throw tooManyRows()
  return { ...sheet, rows: full, lostLetters: lost }
}
