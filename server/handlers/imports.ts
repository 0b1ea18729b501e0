import { deletedDays } from '#contract'
import { importLimits } from '#contract/imports'
import { existing, HttpError } from '../errors.ts'
import { CSV, sendDownload, XLSX } from '../exports/download.ts'
import { describe, describeRow } from '../imports/describe.ts'
import { changeDraft, countsOf, fieldsOf, judged, NotNow } from '../imports/draft.ts'
import { refusedRows, template } from '../imports/files.ts'
import { matchColumns } from '../imports/headings.ts'
import { countPhotos, isPhotoName, keepPhotos, takeZip } from '../imports/photos.ts'
import { type ReadFile, readFile } from '../imports/read-file.ts'
import { RefusedNow, run } from '../imports/run.ts'
import {
  type OpenImport,
  type OpenRow,
  openImport,
  openRow,
  sealDraft,
  sealRow,
  shownValue,
} from '../imports/sealing.ts'
import { UnreadableFile } from '../imports/sheet.ts'
import { beginTask, endTask, findSettled, runTask } from '../imports/task.ts'
import { undo } from '../imports/undo.ts'
import { columnsOf } from '../imports/values.ts'
import { isZip } from '../imports/zip.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import type { Services } from '../services.ts'
import { newId } from '../store/ids.ts'
import type { RowAction } from '../store/tables/imports.ts'
import type { Handlers } from './handler.ts'

const ROW_ACTIONS: readonly RowAction[] = ['add', 'change', 'same', 'omit', 'refused']

/**
 * Each has all rows of a draft in memory, and decides about them on one core: a second one at the same time would make
 * both slower, and have to be done again where it is the same draft.
 */
const limitDrafts = limitConcurrency(1, { waiting: importLimits.waitingChanges })

/** Imports that are listed. */
const LISTED = 50

export function importHandlers(services: Services) {
  const { store, vault, clock, now, workers } = services

  const find = async (id: string): Promise<OpenImport> =>
    openImport(existing(await store.imports.find(id), 'import'), vault)
  const success = async (id: string, message: string) =>
    ({ success: true, message, import: await describe(services, await find(id)) }) as const

  /** What is no fault of the program becomes an outcome that the screen reads. */
  const outcome = async <T>(work: () => Promise<T>) => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof UnreadableFile || error instanceof NotNow) {
        return { success: false, message: error.message } as const
      }
      throw error
    }
  }

  /** The same for what needs all rows of a draft. */
  const outcomeInTurn = <T>(work: () => Promise<T>) => limitDrafts(() => outcome(work))

  const explain = (error: unknown) =>
    error instanceof UnreadableFile || error instanceof NotNow || error instanceof RefusedNow
      ? error.message
      : undefined

  /** Begins to read the photos of a file, and returns when that has begun. */
  const beginPhotos = async (id: string, file: Parameters<typeof takeZip>[2]) => {
    const { kind } = await find(id)
    const all = await countPhotos(file, kind)
    const token = await store.transaction(async (tables) => {
      const record = existing(await findSettled(tables, id, services), 'import')
      if (record.state !== 'draft') throw new NotNow('Photos are added to a draft; this import was run already.')
      if (record.task) throw new NotNow('The photos of another file are being read now. Wait until that is done.')
      return beginTask(tables, id, { task: 'photos', all, now: clock() })
    })
    file.keep()
    void runTask(
      services,
      { id, token },
      async (task) => {
        await takeZip(services, id, file, task)
        await endTask(services, id, task.token, null)
      },
      explain,
    ).finally(() => file.close())
  }

  return {
    async importTemplate({ query: { kind, format } }) {
      const content = new Uint8Array(await template(kind, format))
      return sendDownload({ name: `${kind}s.${format}`, type: format === 'csv' ? CSV : XLSX, content })
    },

    async createImport({ query: { kind, name }, file, session, auditEntry }) {
      return outcomeInTurn(async () => {
        const { sheet, hasPhotos, otherKind }: ReadFile = await readFile(file, kind, workers)
        const { columns, body, notes } = matchColumns(sheet, kind)
        if (otherKind) {
          notes.push(`The file also has a list of ${otherKind}s. It is an import of its own, with the same file.`)
        }
        const id = newId()
        const record: OpenImport = {
          ...{ seq: 0, id, kind, fileName: name, state: 'draft', createdAt: now(), finishedAt: null },
          ...{ createdBy: session?.user._id ?? null, byUserId: null, columns, notes },
          ...{ stray: { count: 0, list: [] }, problem: null, counts: '{}', revision: 0 },
          ...{ sealedDraft: null, sealedProblem: null },
          ...{ task: null, taskToken: null, taskDone: 0, taskAll: 0, taskSeenAt: 0 },
        }
        const rows = body.map(({ line, cells }): OpenRow => {
          const open = { raw: cells, mended: {} }
          return {
            ...{ import: id, row: line, id: newId(), login: newId(), open, cells: null },
            ...{ action: 'refused', errors: '{}', before: '{}', target: null, targetLogin: null, userId: '' },
            ...{ photoPath: null, photoVersion: null, passwordHash: null, sealedPassword: null },
            ...{ user: null, version: 0 },
          }
        })
        const { all } = await judged(record, rows, services)
        await store.transaction(async (tables) => {
          const { seq: _, byUserId: __, columns: ___, notes: ____, stray, problem, ...written } = record
          const counts = JSON.stringify(countsOf(all))
          const rowsWritten = all.map((row) => sealRow(row, vault))
          await tables.imports.add({ ...written, counts, sealedDraft: sealDraft(record, vault) }, rowsWritten)
          await tables.audit.add(auditEntry('prepare import', 'import', id))
        })
        if (hasPhotos) await beginPhotos(id, file)
        return { ...(await success(id, 'The file was read. Nothing was added to the school yet.')), otherKind }
      })
    },

    async listImports() {
      const found = await store.imports.newest(LISTED)
      const imports = []
      for (const record of found) imports.push(await describe(services, openImport(record, vault)))
      return { success: true, message: 'Imports', imports }
    },

    getImport: ({ params: { id } }) => success(id, 'Import'),

    async deleteImport({ params: { id }, auditEntry }) {
      return outcome(async () => {
        await store.transaction(async (tables) => {
          const { state } = existing(await findSettled(tables, id, services), 'import')
          if (state === 'running') throw new NotNow('This import is being written now. Wait until it is done.')
          if (state === 'done') throw new NotNow('This import is in the school: undo it in place of dropping it.')
          await tables.imports.remove(id)
          await tables.audit.add(auditEntry('drop import', 'import', id))
        })
        return { success: true, message: 'The draft and everything in it was removed.' } as const
      })
    },

    async mapImport({ params: { id }, json: { fields } }) {
      return outcomeInTurn(async () => {
        await changeDraft(services, id, (record) => {
          refuseWrongFields(fields, record)
          record.columns = record.columns.map((column, at) => {
            const field = fields[at] ?? null
            return { ...column, field, sample: shownValue(field, column.sample) }
          })
          return []
        })
        return success(id, 'The columns are set.')
      })
    },

    async importRows({ params: { id }, query: { show, page } }) {
      const record = await find(id)
      const actions = show === 'all' ? ROW_ACTIONS : [show]
      const total = await store.imports.countRows(id, actions)
      const size = importLimits.pageRows
      const rows = await store.imports.pageOf(id, actions, size, (page - 1) * size)
      return {
        success: true,
        message: 'Rows',
        rows: rows.map((row) => describeRow(openRow(row, vault), record)),
        ...{ page, pages: Math.max(1, Math.ceil(total / size)), total },
      }
    },

    async mendImportRow({ params: { id, row: line }, json: { cells, omit } }) {
      return outcomeInTurn(async () => {
        await changeDraft(services, id, (record, rows) => {
          const row = existing(
            rows.find(({ row }) => row === line),
            'row',
          )
          const unknown = Object.keys(cells).find((name) => !columnsOf(record.kind).some(({ field }) => field === name))
          if (unknown) throw new HttpError(400, `There is no field ${unknown}.`, { field: 'cells' })
          const open = { ...row.open, mended: { ...row.open.mended, ...cells }, omit: omit ?? row.open.omit }
          const isNewPassword = cells.password !== undefined && { passwordHash: null, sealedPassword: null }
          Object.assign(row, { open }, isNewPassword)
          return [row]
        })
        const record = await find(id)
        const row = describeRow(openRow(existing(await store.imports.row(id, line), 'row'), vault), record)
        return { ...(await success(id, 'The row is changed.')), row }
      })
    },

    async refusedImportRows({ params: { id } }) {
      const record = await find(id)
      const content = await limitDrafts(async () => {
        const rows = (await store.imports.rows(id)).filter(({ action }) => action === 'refused')
        const opened = rows.map((row) => openRow(row, vault))
        return new Uint8Array(await refusedRows(record.kind, opened, fieldsOf(record)))
      })
      return sendDownload({ name: 'refused-rows.csv', type: CSV, content })
    },

    async addImportPhotos({ params: { id }, file }) {
      await find(id)
      return outcome(async () => {
        if (!isZip(file.head)) {
          throw new UnreadableFile('This is no ZIP. Choose the ZIP with the photos, or send them as a folder.')
        }
        await beginPhotos(id, file)
        return success(id, 'The photos are being read.')
      })
    },

    async addImportPhoto({ params: { id }, form: { path }, photos: { photo } }) {
      await find(id)
      return outcomeInTurn(async () => {
        if (isPhotoName(path)) await keepPhotos(services, id, [{ path, photo }], [])
        return success(id, 'The photo was read.')
      })
    },

    async runImport({ params: { id }, json: { leaveOutRefused }, session, auditEntry }) {
      return outcome(async () => {
        const token = await store.transaction(async (tables) => {
          const record = existing(await findSettled(tables, id, services), 'import')
          if (record.state === 'undone') throw new NotNow('This import was undone. Start a new one with the file.')
          // A second press.
          if (record.state !== 'draft') return undefined
          if (record.task) throw new NotNow('The photos are still being read. Wait until that is done.')
          for (const { id: other } of await tables.imports.running()) {
            const running = await findSettled(tables, other, services)
            if (running?.state !== 'running') continue
            const name = running.fileName ? `'${running.fileName}'` : 'what was pasted'
            throw new NotNow(
              `Another import is being written now (${name}, by ${running.byUserId ?? 'somebody'}, ${running.taskDone} of ${running.taskAll}). Two at once could add people twice: wait until it is done.`,
            )
          }
          const { all, add, change, refused } = JSON.parse(record.counts) as ReturnType<typeof countsOf>
          if (refused > 0 && !leaveOutRefused) {
            throw new NotNow(`${refused} of ${all} rows are refused. Mend them, or leave them out.`)
          }
          if (add + change === 0) throw new NotNow('There is nothing to add and nothing to change.')
          return beginTask(tables, id, { task: 'logins', all: add + change, now: clock() })
        })
        if (token) {
          const by = session?.user._id ?? null
          const options = { leaveOutRefused, by, auditEntry: () => auditEntry('import', 'import', id) }
          void runTask(services, { id, token }, (task) => run(services, id, options, task), explain)
        }
        return success(id, 'The import has begun. It goes on without this page.')
      })
    },

    async undoImport({ params: { id }, session, auditEntry }) {
      await find(id)
      return outcome(async () => {
        await undo(services, id, session?.user._id ?? null, auditEntry('undo import', 'import', id))
        return success(
          id,
          `The import is undone: the school is as before it. Whom it had added can be restored for ${deletedDays} days.`,
        )
      })
    },
  } satisfies Partial<Handlers>
}

/** @throws HttpError 400 */
function refuseWrongFields(fields: (string | null)[], { kind, columns }: OpenImport): void {
  const wrong = (message: string) => new HttpError(400, message, { field: 'fields' })
  if (fields.length !== columns.length)
    throw wrong(`The file has ${columns.length} columns: name a field, or null, for each.`)
  const named = fields.filter((field) => field !== null)
  const unknown = named.find((name) => !columnsOf(kind).some(({ field }) => field === name))
  if (unknown) throw wrong(`There is no field ${unknown}.`)
  if (new Set(named).size < named.length) throw wrong('Two columns cannot be the same field.')
}
