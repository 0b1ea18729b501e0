import { messageRef } from '#contract/failures'
import { FailureResponse, HttpError } from '../errors.ts'
import { unavailable } from '../http/unavailable.ts'
import type { Services } from '../services.ts'
import type { Tables } from '../store/tables/index.ts'
import { type OpenImport, sealProblem } from './encryption.ts'
import { findImport, makeStep } from './find.ts'
import { taskOf } from './lifecycle.ts'

/** How often a server says that it still works. */
const RENEW_MS = 3_000

/** Thrown when the import is not as this task began it: it was dropped, or another server has continued it. */
class TaskLost extends Error {}

/** What a server does for an import after the response was sent. */
export type Task = {
  /**
   * Writes in one transaction, if the import is as the task began it.
   * @param done how far the task is then
   * @throws TaskLost; then nothing is written
   */
  write<T>(work: (tables: Tables, record: OpenImport) => Promise<T>, done?: number): Promise<T>
}

/** What the import is as long as the task has it. `revision`: of a run, which no other run has. */
export type OwnTask = { id: string; is: 'reading photos' | 'running'; revision?: number }

type Parts = Pick<Services, 'store' | 'vault' | 'clock' | 'logger'>

/**
 * Does the work of a task after the response was sent. If it fails, the import stores the reason; an internal error is
 * logged too.
 */
export async function runTask(
  services: Parts,
  { id, is, revision }: OwnTask,
  work: (task: Task) => Promise<void>,
): Promise<void> {
  const { store, vault, clock, logger } = services
  const write: Task['write'] = (work, done) =>
    store.transaction(async (tables) => {
      const record = await findImport(tables, id, services).catch((error) => {
        if (error instanceof HttpError) return undefined
        throw error
      })
      if (record?.state.is !== is || (revision !== undefined && record.revision !== revision)) throw new TaskLost()
      const taskSeenAt = clock()
      await tables.acts.update(id, done === undefined ? { taskSeenAt } : { taskDone: done, taskSeenAt })
      return work(tables, record)
    })
  const renewing = setInterval(
    () => void store.acts.renewTask(id, taskOf[is], revision, clock()).catch(() => {}),
    RENEW_MS,
  )
  renewing.unref()
  try {
    await work({ write })
  } catch (error) {
    const reason = error instanceof FailureResponse ? error : unavailable(error)
    const sealedProblem = sealProblem(reason?.messageRef ?? messageRef('importInternal'), id, vault)
    const isLost = await write((tables, record) =>
      makeStep('endTask', tables, record, { is: 'draft' }, { sealedProblem }),
    ).then(
      () => false,
      (cause) => {
        if (cause instanceof TaskLost) return true
        logger.warn({ err: cause, import: id }, 'an import could not say that it was stopped')
        return false
      },
    )
    if (!reason && !isLost) logger.error({ err: error, import: id }, 'an import was stopped by an internal error')
  } finally {
    clearInterval(renewing)
  }
}
