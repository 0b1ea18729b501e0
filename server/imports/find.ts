import { existing } from '../errors.ts'
import type { Services } from '../services.ts'
import type { ImportChange } from '../store/tables/imports.ts'
import type { Tables } from '../store/tables/index.ts'
import { chunksWithYield, rowChunks } from './chunks.ts'
import { type OpenImport, type OpenRow, sealProblem, unsealImport, unsealRow } from './encryption.ts'
import { columnsOfState, mayFollow, type StateAfter, type Step, withoutLostTask } from './lifecycle.ts'

type Parts = Pick<Services, 'vault' | 'clock'>

/** Finds an import in its present state: after its server has lost its task, it is a draft again. @throws HttpError 404 */
export async function findImport({ imports }: Pick<Tables, 'imports'>, id: string, { vault, clock }: Parts) {
  return withoutLostTask(unsealImport(existing(await imports.find(id), 'import'), vault), clock())
}

/**
 * Finds an import for a step, in the transaction that makes it. If its task was lost, that is written to the database.
 * @returns undefined if the step was made already
 * @throws HttpError 404, FailureResponse if the step may not follow
 */
export async function findFor(
  step: Step,
  { imports }: Tables,
  id: string,
  { vault, clock }: Parts,
): Promise<OpenImport | undefined> {
  const found = unsealImport(existing(await imports.find(id), 'import'), vault)
  const record = withoutLostTask(found, clock())
  if (!mayFollow(step, record.state)) return undefined
  if (record !== found) {
    const sealedProblem = record.problem === null ? null : sealProblem(record.problem, id, vault)
    await imports.update(id, { ...columnsOfState(record.state), sealedProblem })
  }
  return record
}

/** Makes a step: writes the state that follows, and what else changes with it. It is not made twice. */
export async function makeStep<S extends Step>(
  step: S,
  { imports }: Tables,
  { id, state }: OpenImport,
  next: StateAfter<S>,
  more: ImportChange = {},
): Promise<void> {
  if (mayFollow(step, state)) await imports.update(id, { ...columnsOfState(next), ...more })
}

/** The rows of an import, unsealed. */
export async function findRows(
  { imports }: Pick<Tables, 'imports'>,
  id: string,
  { vault }: Pick<Services, 'vault'>,
): Promise<OpenRow[]> {
  const rows: OpenRow[] = []
  for await (const slice of rowChunks(imports, id)) rows.push(...slice.map((row) => unsealRow(row, vault)))
  return rows
}

/** Those of these lines, which are in ascending order. */
export async function findRowsAt(
  { imports }: Pick<Tables, 'imports'>,
  id: string,
  lines: readonly number[],
  { vault }: Pick<Services, 'vault'>,
): Promise<OpenRow[]> {
  const rows: OpenRow[] = []
  for await (const slice of chunksWithYield(lines)) {
    rows.push(...(await imports.rowsAt(id, slice)).map((row) => unsealRow(row, vault)))
  }
  return rows
}
