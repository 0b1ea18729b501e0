import * as assert from 'uvu/assert'
import * as z from 'zod'
import type { PersonField } from '../../contract/people/fields.ts'
import { schemasOf } from '../../contract/people/schemas.ts'
import { test } from '../test.ts'

const BLOOD_GROUPS = ['A+', 'AB+', '0-'] as const
/** A person with a field of each way: one that everybody has, and some that a person may be without. */
const about = {
  name: { kind: 'line' },
  blood: { kind: 'choice', choices: BLOOD_GROUPS, required: false },
  otherPhone: { kind: 'phone', required: false },
  note: { kind: 'lines', required: false },
} as const satisfies Record<string, PersonField>

const { added, changed, read } = schemasOf(about)
const [add, change] = [z.object(added), z.object(changed)]

test('what a person may be without is empty where it is not sent or sent empty', () => {
  const none = { name: 'Ann', blood: '', otherPhone: '', note: '' }
  assert.equal(add.parse({ name: 'Ann' }), none)
  assert.equal(add.parse({ ...none, otherPhone: '  ' }), none)
  const all = { name: 'Ann', blood: 'AB+', otherPhone: '0300 1234567', note: 'Bus 4\nfrom Monday' }
  assert.equal(add.parse(all), all)
})

test('an update leaves what is not sent, clears what is sent empty, and never clears what everybody has', () => {
  assert.equal(change.parse({}), {})
  assert.equal(change.parse({ name: '', blood: '', otherPhone: '' }), { name: undefined, blood: '', otherPhone: '' })
  assert.equal(change.parse({ blood: '0-' }), { blood: '0-' })
})

test('what is not empty is held to its kind', () => {
  const wrong = { blood: 'C', otherPhone: '12', note: 'x'.repeat(20_000) }
  for (const [field, value] of Object.entries(wrong)) {
    assert.is(add.safeParse({ name: 'Ann', [field]: value }).success, false, `${field} is added`)
    assert.is(change.safeParse({ [field]: value }).success, false, `${field} is changed`)
  }
  assert.equal(Object.keys(read), Object.keys(about))
})

test.run()
