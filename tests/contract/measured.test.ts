/** No text of a request costs more than reading it: each is measured before anything else is done with it. */
import * as assert from 'uvu/assert'
import * as z from 'zod'
import { type Operation, operations } from '#contract/operations'
import { withClasses } from '#contract/school/class-field'
import { CLASSES } from '#contract/school/defaults'
import { validate } from '../../server/http/validation.ts'
import { test } from '../test.ts'
import { floorOf, HOSTILE, short, timesSlower } from './hostile.ts'
import { textsOf, unmeasured } from './inputs.ts'

const inputs = Object.entries(operations as Record<string, Operation>).flatMap(([name, operation]) =>
  (['params', 'query', 'json', 'form'] as const).flatMap((part) => {
    const shape = withClasses(operation, CLASSES)[part]
    return shape ? [{ name: `${name}.${part}`, shape }] : []
  }),
)

test('every text of every input is measured before it is trimmed, normalized or matched', () => {
  assert.ok(inputs.length > 60)
  assert.equal(
    inputs.flatMap(({ name, shape }) => unmeasured(shape, name)),
    [],
  )
})

const planted: Record<string, z.ZodType> = {
  'a text without a bound': z.string(),
  'a bound after which the checks go on': z.string().max(5).normalize(),
  'a text that is trimmed first': z.string().trim().max(5, { abort: true }),
  'a pattern before the bound': z.iso.date(),
  'a list of choices': z.enum(['a', 'b']),
  'a number out of a text': z.coerce.number(),
  'a change before the bound': z.preprocess(String, z.string().max(5, { abort: true })),
  'a text in a list': z.array(z.string()),
  'a name in a record': z.record(z.string(), z.boolean()),
  'an optional one': z.string().optional().default(''),
}
for (const [what, field] of Object.entries(planted)) {
  test(`a text that is not measured first is found: ${what}`, () => {
    assert.is(unmeasured(z.object({ field }), 'call').length, 1)
  })
}

for (const [what, text] of Object.entries(HOSTILE)) {
  test(`no field of any call works longer on ${what} than reading them takes`, async () => {
    const sent = JSON.stringify(text)
    const reading = await floorOf(() => JSON.parse(sent))
    for (const { name, shape } of inputs) {
      for (const { path, inputWith } of textsOf(shape)) {
        const input = inputWith(text)
        const check = () => {
          try {
            validate(shape, input)
          } catch {}
        }
        const times = await timesSlower(check, reading)
        assert.ok(times < 10, `${name}, ${path}: ${times.toFixed(1)} times as much`)
      }
    }
  })
}

test('work that takes the square of the length is found, and the same work as the floor is not', async () => {
  const spaces = short(HOSTILE['200,000 spaces'], 5_000)
  const floor = await floorOf(() => JSON.parse(JSON.stringify(spaces)))
  assert.ok((await timesSlower(() => /\s+$/.test(spaces), floor)) > 10)
  // As if the machine had been faster, or had done nothing else, when the floor was measured.
  const tooLow = { ...floor, time: floor.time / 1_000 }
  assert.ok((await timesSlower(floor.work, tooLow)) < 10)
})

test.run()
