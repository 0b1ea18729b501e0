import { randomUUID } from 'node:crypto'
import { messageRef } from '#contract/failures'
import { FailureResponse } from '../errors.ts'
import { unavailable } from '../http/unavailable.ts'
import type { Services } from '../services.ts'
import type { Tables } from '../store/tables/index.ts'
import { type OpenImport, sealProblem, unsealImport } from './encryption.ts'
import { makeStep } from './find.ts'

/** How often a server renews its task. */
const RENEW_MS = 3_000

/** Thrown when this server renewed its task too late or the import was dropped: it may not write any more. */
class TaskLost extends Error {}

/** What a server does for an import after the response was sent. */
export type Task = {
  /**
   * Writes in one transaction, if this server still has the task.
   * @param done how far the task is then
   * @throws TaskLost; then nothing is written
   */
  write<T>(work: (tables: Tables, record: OpenImport) => Promise<T>, done?: number): Promise<T>
}

/** Begins a task with its step. @returns its token, which identifies this server as its owner */
export async function beginTask(
  step: 'readPhotos' | 'run',
  tables: Tables,
  record: OpenImport,
  { all, now }: { all: number; now: number },
): Promise<string> {
  const token = randomUUID()
  const task = { token, done: 0, all, seenAt: now }
  const is = step === 'run' ? 'running' : 'reading photos'
  await makeStep(step, tables, record, { is, task }, { sealedProblem: null })
  return token
}

type Parts = Pick<Services, 'store' | 'vault' | 'clock' | 'logger'>

/**
 * Does the work of a task after the response was sent. If it fails, the import stores the reason; an internal error is
 * logged too.
 */
export async function runTask(
  { store, vault, clock, logger }: Parts,
  { id, token }: { id: string; token: string },
  work: (task: Task) => Promise<void>,
): Promise<void> {
  const write: Task['write'] = (work, done) =>
    store.transaction(async (tables) => {
      const record = await tables.imports.find(id)
      if (record?.taskToken !== token) throw new TaskLost()
      if (done !== undefined) await tables.imports.update(id, { taskDone: done, taskSeenAt: clock() })
      return work(tables, unsealImport(record, vault))
    })
  const renewing = setInterval(() => void store.imports.renewTask(id, token, clock()).catch(() => {}), RENEW_MS)
  renewing.unref()
  try {
    await work({ write })
  } catch (error) {
    const reason = error instanceof FailureResponse ? error : unavailable(error)
    const problem = sealProblem(reason?.messageRef ?? messageRef('importInternal'), id, vault)
    const isLost = await write((tables, record) =>
      makeStep('endTask', tables, record, { is: 'draft' }, { sealedProblem: problem }),
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
