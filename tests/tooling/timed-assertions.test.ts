import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { timedAssertions } from './lint-timed-assertions.ts'

const planted: Record<string, string> = {
  'a difference of two readings': `const started = performance.now()\nawait act()\nassert.ok(performance.now() - started < 2_000)`,
  'a name that was given one': `const gone = Date.now() - started\nassert.ok(gone <= 500, 'at once')`,
  'a name that says time': `const { path, after } = await toastDelay(page, act)\nassert.ok(after >= 99 && after < 1_500)`,
  'a property that says time': `assert.ok(toast.seen.elapsed < 100)`,
  'turned round': `assert.ok(2000 > took)`,
  'a constant as the limit': `const LIMIT = 2 * 1_000\nassert.ok(elapsed < LIMIT)`,
  'what the browser measured': `const load = entry.duration - 0\nassert.ok(load < 300)`,
}

for (const [what, text] of Object.entries(planted))
  test(`found: ${what}`, () => assert.is(timedAssertions('a.test.ts', text).length, 1))

test('a finding has path, line and text', () => {
  assert.equal(timedAssertions('tests/a.test.ts', 'const a = 1\nassert.ok(took < 5)'), [
    'tests/a.test.ts:2: assert.ok(took < 5)',
  ])
})

const allowed: Record<string, string> = {
  'a lower bound': `assert.ok(after >= 100)`,
  'a loop that ends by the clock': `const until = performance.now() + SECONDS * 1000\nwhile (performance.now() < until) go()`,
  'a count': `assert.ok(shown.length < 50)\nfor (let turn = 0; turn < 12; turn += 1) go()`,
  'a clock of the test': `let now = 0\nawait school.start({ clock: () => now })`,
  'a string': `assert.ok(Number(headers.get('retry-after')) <= 600)`,
  'a comment': `// it took < 5 ms\n/* elapsed < 10 */`,
}

for (const [what, text] of Object.entries(allowed))
  test(`allowed: ${what}`, () => assert.equal(timedAssertions('a.test.ts', text), []))

test.run()
