import type { Context } from 'hono'
import { deletedDays } from '#contract'
import { messagesIn } from '#messages/all'
import { existing, FailureResponse, failed, orFailure } from '../errors.ts'
import { CSV, sendDownload, XLSX } from '../exports/download.ts'
import { SheetsToChoose } from '../files/sheet.ts'
import { languageFor } from '../http/language-of.ts'
import { describe, describeNewest, describeRows, rowDescriber } from '../imports/describe.ts'
import { editRow } from '../imports/draft/change.ts'
import { importContext } from '../imports/draft/context.ts'
import { createDraft, dropDraft } from '../imports/draft/create.ts'
import { refusedRows, template } from '../imports/draft/downloads.ts'
import { mapColumns } from '../imports/draft/map-columns.ts'
import { addPhotos } from '../imports/draft/photo-zip.ts'
import { addPhoto } from '../imports/draft/photos.ts'
import { resolveDraft } from '../imports/draft/resolve.ts'
import { unsealRow } from '../imports/encryption.ts'
import { findImport } from '../imports/find.ts'
import { beginRun } from '../imports/run/run.ts'
import { undo } from '../imports/run/undo.ts'
import type { Services } from '../services.ts'
import type { Handlers } from './handler.ts'

export function importHandlers(services: Services) {
  const { store } = services
  const languageOfCaller = async (c: Context) => languageFor(c, (await services.school()).settings)

  const find = (id: string) => findImport(store, id, services)
  const success = async (id: string, message: string) =>
    ({ success: true, message, import: await describe(services, await find(id)) }) as const

  return {
    async importTemplate({ query: { kind, format }, c }) {
      const language = await languageOfCaller(c)
      const content = new Uint8Array(await template(kind, format, language))
      return sendDownload({
        name: `${messagesIn(language).lists.files[`${kind}s`]}.${format}`,
        type: format === 'csv' ? CSV : XLSX,
        content,
      })
    },

    async createImport({ query: { kind, name: fileName, sheet: chosen }, file, session, auditEntry }) {
      const createdBy = session?.user._id ?? null
      const entryFor = (id: string) => auditEntry('prepare import', 'import', id)
      try {
        const { id, otherKind } = await createDraft(services, { kind, chosen, fileName, file, createdBy, entryFor })
        return { ...(await success(id, 'The file was read. Nothing was added to the school yet.')), otherKind }
      } catch (error) {
        if (!(error instanceof FailureResponse)) throw error
        return { ...failed(error.messageRef), ...(error instanceof SheetsToChoose && { sheets: error.sheets }) }
      }
    },

    listImports: async () => ({ success: true, message: 'Imports', imports: await describeNewest(services) }),

    getImport: ({ params: { id } }) => success(id, 'Import'),

    deleteImport: ({ params: { id }, auditEntry }) =>
      orFailure(async () => {
        await dropDraft(services, id, auditEntry('drop import', 'import', id))
        return { success: true, message: 'The draft and everything in it was removed.' } as const
      }),

    mapImport: ({ params: { id }, json }) =>
      orFailure(async () => {
        await mapColumns(services, id, json)
        return success(id, 'The columns are set.')
      }),

    answerImport: ({ params: { id }, json }) =>
      orFailure(async () => {
        await resolveDraft(services, id, json)
        return success(id, 'All rows were read again.')
      }),

    async importRows({ params: { id }, query }) {
      return { success: true, message: 'Rows', ...(await describeRows(services, id, query)) }
    },

    mendImportRow: ({ params: { id, row: rowNumber }, json }) =>
      orFailure(async () => {
        await editRow(services, id, rowNumber, json)
        const edited = unsealRow(existing(await store.imports.row(id, rowNumber), 'row'), services.vault)
        const row = rowDescriber(await find(id), await importContext(services))(edited)
        return { ...(await success(id, 'The row is changed.')), row }
      }),

    async refusedImportRows({ params: { id }, c }) {
      const language = await languageOfCaller(c)
      const content = new Uint8Array(await refusedRows(services, id, language))
      return sendDownload({ name: `${messagesIn(language).lists.files.refused}.csv`, type: CSV, content })
    },

    addImportPhotos: ({ params: { id }, file, session, ip }) =>
      orFailure(async () => {
        await addPhotos(services, id, file, session?.user._id ?? ip)
        return success(id, 'The photos are being read.')
      }),

    addImportPhoto: ({ params: { id }, form: { path }, photos: { photo } }) =>
      orFailure(async () => {
        await addPhoto(services, id, { path, photo })
        return success(id, 'The photo was read.')
      }),

    runImport: ({ params: { id }, json: { leaveOutRefused }, session, auditEntry }) =>
      orFailure(async () => {
        const by = session?.user._id ?? null
        await beginRun(services, id, { leaveOutRefused, by, auditEntry: () => auditEntry('import', 'import', id) })
        return success(id, 'The import has begun. It goes on without this page.')
      }),

    undoImport: ({ params: { id }, session, auditEntry }) =>
      orFailure(async () => {
        await undo(services, id, session?.user._id ?? null, auditEntry('undo import', 'import', id))
        return success(
          id,
          `The import is undone: the school is as before it. Whom it had added can be restored for ${deletedDays} days.`,
        )
      }),
  } satisfies Partial<Handlers>
}
