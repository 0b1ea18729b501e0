import { existing } from '../errors.ts'
import type { Services } from '../services.ts'
import type { ImportChange } from '../store/tables/acts.ts'
import type { Tables } from '../store/tables/index.ts'
import { type OpenImport, openImport, sealProblem } from './encryption.ts'
import { columnsOfState, mayFollow, type StateAfter, type Step, withoutLostTask } from './lifecycle.ts'

type Parts = Pick<Services, 'vault' | 'clock'>

const find = async ({ acts }: Pick<Tables, 'acts'>, id: string, { vault }: Parts): Promise<OpenImport> =>
  openImport(existing(await acts.find(id), 'import'), vault)

/** Finds an import in its present state: after its server has lost its task, it is a draft again. @throws HttpError 404 */
export const findImport = async (tables: Pick<Tables, 'acts'>, id: string, parts: Parts): Promise<OpenImport> =>
  withoutLostTask(await find(tables, id, parts), parts.clock())

/**
 * Finds an import for a step, in the transaction that makes it. If its task was lost, that is written to the database.
 * @returns undefined if the step was made already
 * @throws HttpError 404, FailureResponse if the step may not follow
 */
export async function findFor(step: Step, tables: Tables, id: string, parts: Parts): Promise<OpenImport | undefined> {
  const found = await find(tables, id, parts)
  const record = withoutLostTask(found, parts.clock())
  if (!mayFollow(step, record.state)) return undefined
  if (record !== found) {
    const sealedProblem = record.problem === null ? null : sealProblem(record.problem, id, parts.vault)
    await tables.acts.update(id, { ...columnsOfState(record.state), sealedProblem })
  }
  return record
}

/** Makes a step: writes the state that follows, and what else changes with it. It is not made twice. */
export async function makeStep<S extends Step>(
  step: S,
  { acts }: Tables,
  { id, state }: OpenImport,
  next: StateAfter<S>,
  more: ImportChange = {},
): Promise<void> {
  if (mayFollow(step, state)) await acts.update(id, { ...columnsOfState(next), ...more })
}
