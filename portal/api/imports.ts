import * as endpoints from '#contract/endpoints'
import type { ImportKind } from '#contract/imports'
import type { Failure, Input, RequestBody } from '#contract/operations'
import { language } from '#messages'
import { assertList, assertSuccess, request, urlOf } from './request.ts'
import { type OnProgress, upload, uploadFile } from './upload.ts'

type RowsQuery = Input<'importRows', 'query'>

/** Where the browser downloads an empty file with the headings, in the language of this page. */
export const templateUrl = (kind: ImportKind, format: 'csv' | 'xlsx') =>
  urlOf(endpoints.importTemplate, { query: { kind, format, lang: language() } })

/** Where the browser downloads the refused rows of a draft. */
export const refusedRowsUrl = (id: string) =>
  urlOf(endpoints.refusedImportRows, { params: { id }, query: { lang: language() } })

export type SheetToChoose = NonNullable<Failure<'createImport'>['sheets']>[number]

/** Reads a file into a draft. Nothing of it is in the school before `runImport`. @param sheet of an .xlsx; 0: all */
export const createImport = (
  { kind, name, sheet }: { kind: ImportKind; name: string; sheet: number | undefined },
  file: Blob,
  onProgress?: OnProgress,
) => {
  const query = { kind, name, ...(sheet !== undefined && { sheet: String(sheet) }) }
  return uploadFile(endpoints.createImport, { query, file, onProgress })
}

/** Drafts and earlier imports, newest first. */
export const getImports = async (signal?: AbortSignal) =>
  assertList(assertSuccess(await request(endpoints.listImports, { signal })).imports)

export const getImport = async (id: string, signal?: AbortSignal) =>
  assertSuccess(await request(endpoints.getImport, { params: { id }, signal })).import

/** Drops a draft. */
export const deleteImport = (id: string) => request(endpoints.deleteImport, { params: { id } })

/** Sets which column is which field, and what is the same in all rows. */
export const mapImport = (id: string, json: RequestBody<'mapImport', 'json'>) =>
  request(endpoints.mapImport, { params: { id }, json })

/** Says once what holds for all rows of a draft. */
export const answerImport = (id: string, json: RequestBody<'answerImport', 'json'>) =>
  request(endpoints.answerImport, { params: { id }, json })

/** One page of the rows of a draft. */
export async function getImportRows(id: string, query: RowsQuery, signal?: AbortSignal) {
  const response = assertSuccess(await request(endpoints.importRows, { params: { id }, query, signal }))
  assertList(response.rows)
  return response
}

/** Changes cells of one row of a draft, or leaves the row out. */
export const mendImportRow = (id: string, row: number, json: { cells?: Record<string, string>; omit?: boolean }) =>
  request(endpoints.mendImportRow, { params: { id, row }, json })

/** Sends a ZIP of photos. */
export const addImportPhotos = (id: string, file: Blob, onProgress?: OnProgress) =>
  uploadFile(endpoints.addImportPhotos, { params: { id }, file, onProgress })

/** Sends one photo of a folder. */
export function addImportPhoto(id: string, path: string, photo: File) {
  const form = new FormData()
  form.set('path', path)
  form.set('photo', photo)
  return upload(endpoints.addImportPhoto, { params: { id }, form })
}

/**
 * Sends a file with the school's settings, which are saved at once.
 * @param replaces the file is right where the school has changed the same meanwhile
 */
export const importSchool = (file: Blob, replaces: boolean, onProgress?: OnProgress) =>
  uploadFile(endpoints.importSchool, { query: replaces ? { replace: 'yes' } : {}, file, onProgress })

/** Begins the import. It goes on without the page: `getImport` says how far. */
export const runImport = (id: string, leaveOutRefused: boolean) =>
  request(endpoints.runImport, { params: { id }, json: { leaveOutRefused } })

/** Undoes an import: removes what it added, and restores what it changed. */
export const undoImport = (id: string) => request(endpoints.undoImport, { params: { id } })
