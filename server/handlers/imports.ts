import type { Context } from 'hono'
import { deletedDays } from '#contract'
import { messagesIn } from '#messages/all'
import { CSV, sendDownload, XLSX } from '../exports/download.ts'
import { languageFor } from '../http/language-of.ts'
import { describe, describeNewest, describePage, draftPage } from '../imports/describe.ts'
import { changeDraft } from '../imports/draft/change.ts'
import { createDraft, dropDraft } from '../imports/draft/create.ts'
import { refusedRows, template } from '../imports/draft/downloads.ts'
import { addPhotos } from '../imports/draft/photo-zip.ts'
import { addPhoto } from '../imports/draft/photos.ts'
import { findImport } from '../imports/find.ts'
import { beginRun } from '../imports/run/run.ts'
import { undo } from '../imports/run/undo.ts'
import { addClasses } from '../school-settings/add-classes.ts'
import type { Services } from '../services.ts'
import type { Handlers } from './handler.ts'

export function importHandlers(services: Services) {
  const { store } = services
  const languageOfCaller = async (c: Context) => languageFor(c, (await services.school()).settings)

  const success = async (id: string, message: string) =>
    ({ success: true, message, import: await describe(services, await findImport(store, id, services)) }) as const

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
      const { otherKind, ...made } = await createDraft(services, {
        kind,
        chosen,
        fileName,
        file,
        createdBy,
        entryFor,
      })
      const message = 'The file was read. Nothing was added to the school yet.'
      return { success: true, message, import: (await draftPage(services, made)).import, otherKind }
    },

    listImports: async () => ({ success: true, message: 'Imports', imports: await describeNewest(services) }),

    async getImport({ params: { id }, query }) {
      return { success: true, message: 'Import', ...(await describePage(services, id, query)) }
    },

    async deleteImport({ params: { id }, auditEntry }) {
      await dropDraft(services, id, auditEntry('drop import', 'import', id))
      return { success: true, message: 'The draft and everything in it was removed.' } as const
    },

    async changeImport({ params: { id }, query, json: { addClasses: classes, shown, ...change }, auditEntry }) {
      if (classes.length > 0) await addClasses(services, classes, auditEntry)
      const changed = await changeDraft(services, id, change, { ...query, shown })
      return { success: true, message: 'The draft is changed.', ...(await draftPage(services, changed)) } as const
    },

    async refusedImportRows({ params: { id }, c }) {
      const language = await languageOfCaller(c)
      const content = new Uint8Array(await refusedRows(services, id, language))
      return sendDownload({ name: `${messagesIn(language).lists.files.refused}.csv`, type: CSV, content })
    },

    async addImportPhotos({ params: { id }, file, session, ip }) {
      await addPhotos(services, id, file, session?.user._id ?? ip)
      return success(id, 'The photos are being read.')
    },

    async addImportPhoto({ params: { id }, form: { path }, photos: { photo } }) {
      await addPhoto(services, id, path, photo)
      return success(id, 'The photo was read.')
    },

    async runImport({ params: { id }, json: { leaveOutRefused }, session, auditEntry }) {
      const by = session?.user._id ?? null
      await beginRun(services, id, { leaveOutRefused, by, auditEntry: () => auditEntry('import', 'import', id) })
      return success(id, 'The import has begun. It goes on without this page.')
    },

    async undoImport({ params: { id }, session, auditEntry }) {
      await undo(services, id, session?.user._id ?? null, auditEntry('undo import', 'import', id))
      return success(
        id,
        `The import is undone: the school is as before it. Whom it had added can be restored for ${deletedDays} days.`,
      )
    },
  } satisfies Partial<Handlers>
}
