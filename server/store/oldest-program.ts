import pkg from '../../package.json' with { type: 'json' }
import { SetupError } from '../errors.ts'
import type { Tables } from './tables/index.ts'

/**
 * The oldest version of the program that may run on what this one writes. An older one knows the tables, and yet may
 * misread what is in them: a registration that was closed would be open. Each release names the release before it, beside
 * which it runs while servers are upgraded one after the other.
 */
export const OLDEST_PROGRAM = '0.2.0'

const NAME = 'oldest-program'

/** Compares versions by their numbers: 0.10.0 is after 0.9.0. */
const { compare } = new Intl.Collator('en', { numeric: true })

type Meta = Pick<Tables, 'meta'>

const read = async ({ meta }: Meta): Promise<string | undefined> => {
  const value = await meta.get(NAME)
  return value && Buffer.from(value).toString()
}

/** @throws SetupError if a newer program has said that this one is too old for its data */
export async function refuseOlderProgram(tables: Meta): Promise<void> {
  const oldest = await read(tables)
  if (oldest === undefined || compare(oldest, pkg.version) <= 0) return
  throw new SetupError(
    `The data of this school needs version ${oldest} of the program or a newer one, and this is ${pkg.version}, which would misread it: nothing was changed. Install the newer version again, or restore the backup that was made before the upgrade.`,
  )
}

/** Stores which programs may run from now on. What a newer program has stored stays. */
export async function storeOldestProgram(tables: Meta): Promise<void> {
  const stored = await read(tables)
  if (stored !== undefined && compare(stored, OLDEST_PROGRAM) >= 0) return
  await tables.meta.set(NAME, Buffer.from(OLDEST_PROGRAM))
}
