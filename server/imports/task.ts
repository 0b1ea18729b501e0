import { randomUUID } from 'node:crypto'
import { importLimits } from '#contract/imports'
import { unavailable } from '../http/unavailable.ts'
import type { Services } from '../services.ts'
import type { ImportRecord } from '../store/tables/imports.ts'
import type { Tables } from '../store/tables/index.ts'
import { type OpenImport, openImport, sealProblem } from './sealing.ts'

/** A server says so often that it still works on a task. */
const BEAT_MS = 3_000
/** After so long without a word, it was killed or is frozen. */
const LOST_MS = importLimits.lostSeconds * 1_000

export type Task = {
  token: string
  /**
   * Says how far the task is.
   * @param also writes what is done, in the same transaction
   */
  done(count: number, also?: (tables: Tables) => Promise<void>): Promise<void>
}

const NO_TASK = { task: null, taskToken: null, taskDone: 0, taskAll: 0, taskSeenAt: 0 } as const

/** The import as it is: one whose server was killed is a draft again. */
export function settled<R extends ImportRecord & { problem?: string | null }>(record: R, now: number): R {
  if (record.task === null || Math.abs(now - Number(record.taskSeenAt)) < LOST_MS) return record
  const problem =
    record.task === 'photos'
      ? 'The server was stopped while it read the photos. Those that are matched stay; send the file again for the others.'
      : 'The server was stopped in the middle of the import. Nothing was written: run it again.'
  return { ...record, ...NO_TASK, state: record.state === 'running' ? 'draft' : record.state, problem }
}

/** Reads an import as it is, in a transaction, and writes down what `settled` finds. */
export async function findSettled(
  tables: Tables,
  id: string,
  { vault, clock }: Pick<Services, 'vault' | 'clock'>,
): Promise<OpenImport | undefined> {
  const record = await tables.imports.find(id)
  if (!record) return undefined
  const open = openImport(record, vault)
  const found = settled(open, clock())
  if (found !== open) await tables.imports.update(id, ended(found, found.problem, vault))
  return found
}

/** What is written of an import whose task has ended, and why it did not succeed. */
const ended = ({ id, state }: ImportRecord, problem: string | null, vault: Services['vault']) => ({
  ...NO_TASK,
  state: state === 'running' ? ('draft' as const) : state,
  sealedProblem: problem === null ? null : sealProblem(problem, id, vault),
})

/** Begins a task, in a transaction that has found none. */
export async function beginTask(
  tables: Tables,
  id: string,
  { task, all, now }: { task: 'photos' | 'logins'; all: number; now: number },
): Promise<string> {
  const taskToken = randomUUID()
  const state = task === 'logins' ? ({ state: 'running' } as const) : {}
  await tables.imports.update(id, {
    ...state,
    task,
    taskToken,
    taskDone: 0,
    taskAll: all,
    taskSeenAt: now,
    sealedProblem: null,
  })
  return taskToken
}

/** The task is not this server's any more: it was too slow to say that it works. */
export class TaskLost extends Error {}

/** Ends a task that is still this one, and says why it did not succeed. */
export async function endTask(
  { store, vault }: Pick<Services, 'store' | 'vault'>,
  id: string,
  token: string,
  problem: string | null,
) {
  await store.transaction(async (tables) => {
    const record = await tables.imports.find(id)
    if (record?.taskToken !== token) return
    await tables.imports.update(id, ended(record, problem, vault))
  })
}

/**
 * Does the work of a task after the response was sent. A fault is told by the import itself and by the log.
 * @param explain a sentence for the person; undefined for an internal error
 */
export async function runTask(
  { store, vault, clock, logger }: Pick<Services, 'store' | 'vault' | 'clock' | 'logger'>,
  { id, token }: { id: string; token: string },
  work: (task: Task) => Promise<void>,
  explain: (error: unknown) => string | undefined,
): Promise<void> {
  const report = async ({ imports }: Pick<Tables, 'imports'>, change: { taskDone?: number }) => {
    if (!(await imports.progress(id, token, { ...change, taskSeenAt: clock() }))) throw new TaskLost()
  }
  const isDropped = () =>
    store.imports.find(id).then(
      (record) => !record,
      () => false,
    )
  const done: Task['done'] = (taskDone, also) =>
    store.transaction(async (tables) => {
      await report(tables, { taskDone })
      await also?.(tables)
    })
  const beat = setInterval(() => void report(store, {}).catch(() => {}), BEAT_MS)
  beat.unref()
  try {
    await work({ token, done })
  } catch (error) {
    if (error instanceof TaskLost || (await isDropped())) return
    const problem = explain(error) ?? unavailable(error)?.message
    if (!problem) logger.error({ err: error, import: id }, 'an import was stopped by an internal error')
    await endTask(
      { store, vault },
      id,
      token,
      problem ??
        'Something went wrong on our side, and nothing was written. Try again; if it happens again, look into the log of the server.',
    ).catch((cause) => logger.warn({ err: cause, import: id }, 'an import could not say that it was stopped'))
  } finally {
    clearInterval(beat)
  }
}

export { NO_TASK }
