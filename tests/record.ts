/**
 * Writes what follows from the contract and from the steps of the schema, and what tests compare with them:
 *
 *   npm run record
 *
 * the rows of docs/contract-additions.md, and the line of a new step in tests/server/releases/frozen.ts. A line that is
 * there stays, since databases have run its step.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { additionRows, DOCUMENT, isAdditionRow, TABLE } from './contract/additions.ts'
import { frozen } from './server/releases/frozen.ts'
import { hashesOfSteps } from './server/releases/statements.ts'

const written = readFileSync(DOCUMENT, 'utf8').split('\n')
const table = written.indexOf(TABLE)
const first = written.findIndex((line, at) => at > table && isAdditionRow(line))
const isOther = (line: string, at: number) => at < first || !isAdditionRow(line)
writeFileSync(
  DOCUMENT,
  written
    .filter(isOther)
    .toSpliced(first, 0, ...additionRows())
    .join('\n'),
)

const FROZEN = 'tests/server/releases/frozen.ts'
const lines = Object.entries(await hashesOfSteps())
  .filter(([step]) => !(step in frozen))
  .map(([step, hash]) => `  '${step}': '${hash}',\n`)
if (lines.length > 0) {
  const before = readFileSync(FROZEN, 'utf8')
  writeFileSync(FROZEN, before.replace(/\}\s*$/, `${lines.join('')}}\n`))
}
