/** The steps of the schema, as they were when they got their names. */
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { frozen } from './releases/frozen.ts'
import { hashesOfSteps } from './releases/statements.ts'

test('a step is not changed once it has a name', async () => {
  assert.equal(
    await hashesOfSteps(),
    frozen,
    'Databases have run these steps as they were: what changes is a new step. `npm run record` adds the line of a new one.',
  )
})

test.run()
