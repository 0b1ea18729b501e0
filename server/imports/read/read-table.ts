import type { MessageRef } from '#contract/failures'
import type { ImportKind } from '#contract/imports'
import { type ListedSheet, type Sheet, tidy, UnreadableFile } from '../../files/sheet.ts'
import { readCsv } from './csv.ts'

/** `chosen`: which sheet of an .xlsx, see `createImport`. */
export type TableFile = { bytes: Buffer; kind: ImportKind; isXlsx: boolean; chosen?: number }

/** The sheets, or those of which one is to be chosen, or why there is none, for the person who chose the file. */
export type ReadTable = { sheets: Sheet[] } | { toChoose: ListedSheet[] } | { unreadable: MessageRef }

/** Reads a table in a worker process: a file that was made to exhaust the memory ends only that process. */
export async function readTable({ bytes, kind, isXlsx, chosen }: TableFile): Promise<ReadTable> {
  try {
    const read = isXlsx
      ? await (await import('./xlsx.ts')).readXlsx(bytes, kind, chosen)
      : { sheets: [readCsv(bytes, kind)] }
    return 'toChoose' in read ? read : { sheets: read.sheets.map(tidy) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.messageRef }
    throw error
  }
}
