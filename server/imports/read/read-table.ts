import type { Coded } from '#contract/failures'
import type { ImportKind } from '#contract/imports'
import { readCsv } from './csv.ts'
import { type Sheet, tidy, UnreadableFile } from './sheet.ts'

export type TableFile = { bytes: Buffer; kind: ImportKind; isXlsx: boolean }

/** The sheet, or why there is none, for the person who chose the file. */
export type ReadTable = { sheet: Sheet } | { unreadable: Coded }

/** Reads a table in a worker process: a file that was made to exhaust the memory ends only that process. */
export async function readTable({ bytes, kind, isXlsx }: TableFile): Promise<ReadTable> {
  try {
    const sheet = isXlsx ? await (await import('./xlsx.ts')).readXlsx(bytes, kind) : readCsv(bytes, kind)
    return { sheet: tidy(sheet) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.said }
    throw error
  }
}
