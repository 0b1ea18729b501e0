import { messageRef } from '#contract/failures'
import { FailureResponse } from '../../errors.ts'
import { hashPassword, newPassword } from '../../security/credentials.ts'
import { sealPassword } from '../../security/logins.ts'
import type { Services } from '../../services.ts'
import type { AuditEntry } from '../../store/tables/audit.ts'
import type { MadeLogin } from '../../store/tables/imports.ts'
import type { Tables } from '../../store/tables/index.ts'
import { chunksWithYield, mapInChunks } from '../chunks.ts'
import { planRows, schoolFor } from '../draft/plan.ts'
import type { ReadRow } from '../draft/values.ts'
import { sealDraft, sealRow } from '../encryption.ts'
import { findFor, findImport, findRows } from '../find.ts'
import { beginTask, runTask, type Task } from '../task.ts'
import { type NewPerson, UserIdTaken, write } from './write.ts'

/** How often the writing is prepared again after a change of the school. */
const ATTEMPTS = 5

/**
 * Logins that are written at once: each commit waits for the disk, and a server that is killed loses at most this much
 * work.
 */
const LOGINS_TOGETHER = 20

type Options = { leaveOutRefused: boolean; by: string | null; auditEntry: () => AuditEntry }

/**
 * Begins to write an import into the school, and returns when that has begun.
 * @throws FailureResponse
 */
export async function beginRun(services: Services, id: string, options: Options): Promise<void> {
  const { store, clock } = services
  const token = await store.transaction(async (tables) => {
    const record = await findFor('run', tables, id, services)
    if (!record) return undefined
    await refuseSecondRun(services, tables)
    const { all, add, change, refused } = record.counts
    if (refused > 0 && !options.leaveOutRefused) {
      throw new FailureResponse(messageRef('rowsAreRefused', { refused, all }))
    }
    if (add + change === 0) throw new FailureResponse(messageRef('nothingToImport'))
    return beginTask('run', tables, record, { all: add + change, now: clock() })
  })
  if (token) void runTask(services, { id, token }, (task) => run(services, id, options, task))
}

/** @throws FailureResponse if another import is being written */
async function refuseSecondRun(services: Services, tables: Tables): Promise<void> {
  for (const { id } of await tables.imports.running()) {
    const { state, fileName, byUserId } = await findImport(tables, id, services)
    if (state.is !== 'running') continue
    const { done, all } = state.task
    const other = { by: byUserId, done, all }
    throw new FailureResponse(
      fileName ? messageRef('otherImportRuns', { file: fileName, ...other }) : messageRef('otherPastedRuns', other),
    )
  }
}

/**
 * Writes an import into the school: first makes the logins, which takes long and is written row by row, then writes
 * everything in one transaction.
 * @throws FailureResponse if somebody has changed the school meanwhile, so that rows are refused now; nothing was written
 */
async function run(services: Services, id: string, options: Options, task: Task): Promise<void> {
  const { store } = services
  for (let attempt = 1; ; attempt++) {
    const { version } = await services.school()
    const record = await findImport(store, id, services)
    const dataVersion = await store.imports.dataVersion(record.kind)
    const planned = await findRows(store, id, services)
    const toChange = new Set(planned.flatMap(({ id, action }) => (action === 'change' || action === 'same' ? id : [])))
    const { all, changed, summary } = await planRows(record, planned, await schoolFor(record, services))
    if (changed.length > 0) {
      const written = await mapInChunks(changed, (row) => sealRow(row, services.vault))
      await task.write(async (tables, now) => {
        for await (const slice of chunksWithYield(written)) await tables.imports.replaceRows(id, slice)
        const sealedDraft = sealDraft({ ...now, ...summary }, services.vault)
        await tables.imports.update(id, { counts: JSON.stringify(summary.counts), sealedDraft })
      }, 0)
      if (!options.leaveOutRefused && summary.counts.refused > 0) {
        throw new FailureResponse(messageRef('rowsAreRefusedNow', { refused: summary.counts.refused }))
      }
    }
    // Who was deleted or has left since would be in the school twice: somebody has to see it first.
    const gone = all.filter(({ row }) => row.action === 'add' && toChange.has(row.id)).length
    if (gone > 0) throw new FailureResponse(messageRef('rowsAreNewNow', { gone }))
    const added = await makeLogins(services, all, task)
    const isWritten = await task
      .write(async (tables, now) => {
        if ((await tables.imports.dataVersion(record.kind)) !== dataVersion) return false
        // Classes may have been renamed or taken away.
        if (((await tables.school.newest())?.version ?? 0) !== version) return false
        await write(services, tables, now, { all, added, ...options })
        return true
      })
      .catch((error) => {
        if (error instanceof UserIdTaken) return false
        throw error
      })
    if (isWritten) return
    if (attempt === ATTEMPTS) {
      throw new FailureResponse(messageRef('othersChangeRecords'))
    }
  }
}

/**
 * Makes the passwords of new logins, one after the other: a login that is made elsewhere waits for one hash at most. Those
 * that are written stay when the server is killed.
 */
async function makeLogins({ vault }: Services, all: ReadRow[], task: Task): Promise<NewPerson[]> {
  const added: NewPerson[] = []
  let made: MadeLogin[] = []
  let done = 0
  const save = () => {
    const logins = made
    made = []
    return task.write((tables) => tables.imports.saveLogins(logins), done)
  }
  for (const { row, values } of all) {
    if (row.action !== 'add' && row.action !== 'change') continue
    done++
    if (row.action !== 'add') continue
    let { passwordHash, sealedPassword } = row
    if (passwordHash === null) {
      const password = values.password || newPassword()
      passwordHash = await hashPassword(password)
      sealedPassword = sealPassword(vault, row.login, password)
      made.push({ row: row.id, passwordHash, sealedPassword })
    }
    added.push({ row, values, passwordHash, sealedPassword })
    if (made.length === LOGINS_TOGETHER) await save()
  }
  await save()
  return added
}
