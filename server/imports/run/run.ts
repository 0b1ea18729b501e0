import { messageRef } from '#contract/failures'
import { FailureResponse } from '../../errors.ts'
import { hashPassword, newPassword } from '../../security/credentials.ts'
import { sealPassword } from '../../security/logins.ts'
import type { Services } from '../../services.ts'
import { newId } from '../../store/ids.ts'
import type { AuditEntry } from '../../store/tables/audit.ts'
import type { Tables } from '../../store/tables/index.ts'
import { limitPlans, planned, storedCounts, storedDraft } from '../draft/planned.ts'
import { openImport, type PlannedCounts } from '../encryption.ts'
import { findFor, findImport, makeStep } from '../find.ts'
import { mayFollow, withoutLostTask } from '../lifecycle.ts'
import type { Planned } from '../plan/job.ts'
import { runTask, type Task } from '../task.ts'
import { type NewLogin, UserIdTaken, write } from './write.ts'

/** How often the writing is prepared again after a change of the school. */
const ATTEMPTS = 5

/** Logins after which it is said how far the import is. */
const LOGINS_TOGETHER = 20

type Options = { leaveOutRefused: boolean; by: string | null; auditEntry: () => AuditEntry }

/**
 * Begins to write an import into the school, and returns when that has begun.
 * @throws FailureResponse
 */
export async function beginRun(services: Services, id: string, options: Options): Promise<void> {
  const { store, clock } = services
  const found = await findImport(store, id, services)
  if (!mayFollow('run', found.state)) return
  const draft = await storedDraft(services, found)
  const plan = await limitPlans(() => planned(services, { ...draft, asked: { action: 'all' } }))
  const failure = failureOf(plan, found.counts, options)
  const revision = found.revision + 1
  const isBegun = await store.transaction(async (tables) => {
    const record = await findFor('run', tables, id, services)
    if (!record) return false
    await refuseSecondRun(services, tables)
    if (record.revision !== found.revision) throw new FailureResponse(messageRef('draftIsChanged'))
    // What somebody is told now, they have seen when they run it again.
    await tables.acts.update(id, { counts: storedCounts(plan) })
    if (failure) return false
    const task = { done: 0, all: plan.counts.add + plan.counts.change, seenAt: clock() }
    await makeStep('run', tables, record, { is: 'running', task }, { sealedProblem: null, revision })
    return true
  })
  if (failure) throw failure
  if (isBegun) void runTask(services, { id, is: 'running', revision }, (task) => run(services, id, options, task))
}

/**
 * Why a plan may not be written: somebody has to look at it first.
 * @param seen what was planned when the draft was last changed
 */
function failureOf({ counts, actions }: Planned, seen: PlannedCounts, { leaveOutRefused }: Options) {
  const { all, add, change, refused } = counts
  // Who was deleted or has left since would be in the school twice.
  const gone = [...actions].filter((action, at) => action === 'a' && /[cs]/.test(seen.actions[at] ?? '')).length
  if (refused > 0 && !leaveOutRefused) {
    const isNew = seen.refused === 0
    return new FailureResponse(
      isNew ? messageRef('rowsAreRefusedNow', { refused }) : messageRef('rowsAreRefused', { refused, all }),
    )
  }
  if (gone > 0) return new FailureResponse(messageRef('rowsAreNewNow', { gone }))
  if (add + change === 0) return new FailureResponse(messageRef('nothingToImport'))
  return undefined
}

/** @throws FailureResponse if another import is being written */
async function refuseSecondRun({ vault, clock }: Services, tables: Tables): Promise<void> {
  for (const record of await tables.acts.running()) {
    const { state, fileName, byUserId } = withoutLostTask(openImport(record, vault), clock())
    if (state.is !== 'running') continue
    const { done, all } = state.task
    throw new FailureResponse(messageRef('otherImportRuns', { file: fileName || null, by: byUserId, done, all }))
  }
}

/**
 * Writes an import into the school: first makes the logins, which takes long, then writes everything in one transaction.
 * @throws FailureResponse if somebody has changed the school meanwhile, so that rows are refused now; nothing was written
 */
async function run(services: Services, id: string, options: Options, task: Task): Promise<void> {
  const { store } = services
  const record = await findImport(store, id, services)
  const logins = new Map<number, NewLogin>()
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { version } = await services.school()
    const dataVersion = await store.people.version(record.kind)
    const plan = await planned(services, { ...(await storedDraft(services, record)), asked: { action: 'all' } })
    const failure = failureOf(plan, record.counts, options)
    if (failure) {
      await task.write((tables) => tables.acts.update(id, { counts: storedCounts(plan) }))
      throw failure
    }
    await makeLogins(services, plan, logins, task)
    const isWritten = await task
      .write(async (tables, now) => {
        if ((await tables.people.version(record.kind)) !== dataVersion) return false
        // Classes may have been renamed or taken away.
        if (((await tables.school.newest())?.version ?? 0) !== version) return false
        await write(services, tables, now, { plan, logins, ...options })
        return true
      })
      .catch((error) => {
        if (error instanceof UserIdTaken) return false
        throw error
      })
    if (isWritten) return
  }
  throw new FailureResponse(messageRef('othersChangeRecords'))
}

/**
 * Makes the passwords of new logins that have none yet, one after the other: a login that is made elsewhere waits for one
 * hash at most.
 * @param logins by the lines of their rows
 */
async function makeLogins(
  { vault }: Services,
  { rows }: Planned,
  logins: Map<number, NewLogin>,
  task: Task,
): Promise<void> {
  let done = 0
  for (const { row, action, values } of rows) {
    if (action !== 'add' && action !== 'change') continue
    done++
    if (action === 'change' || logins.has(row)) continue
    const password = values.password || newPassword()
    const id = newId()
    logins.set(row, {
      id,
      record: newId(),
      passwordHash: await hashPassword(password),
      sealedPassword: sealPassword(vault, id, password),
    })
    if (done % LOGINS_TOGETHER === 0) await task.write(async () => {}, done)
  }
  await task.write(async () => {}, done)
}
