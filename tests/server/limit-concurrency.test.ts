import { mock } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { limitConcurrency, limitConcurrencyByKey } from '../../server/limit-concurrency.ts'
import { test } from '../test.ts'

/** Tasks that end when the test says so; records which have started. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((end) => ends.set(name, end))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((later) => setTimeout(later))
  }
  return { begun, work, end }
}

test.after.each(() => mock.timers.reset())

test('at most so many tasks run at once; the next starts when one ends, also with an error', async () => {
  const { begun, work, end } = works()
  const take = limitConcurrency(2)
  const all = ['a', 'b', 'c'].map((name) => take(work(name)))
  const failing = take(async () => {
    throw new Error('no')
  }).catch(() => begun.push('failed'))
  assert.equal(begun, ['a', 'b'])
  await end('a')
  assert.equal(begun, ['a', 'b', 'c'])
  await end('b')
  await failing
  await end('c')
  await Promise.all(all)
  assert.equal(begun, ['a', 'b', 'c', 'failed'])
})

test('each key has its own queue', async () => {
  const { begun, work, end } = works()
  const take = limitConcurrencyByKey(1)
  const all = [take('one', work('1')), take('one', work('2')), take('other', work('3'))]
  assert.equal(begun, ['1', '3'])
  await end('1')
  assert.equal(begun, ['1', '3', '2'])
  await end('2')
  await end('3')
  await Promise.all(all)
  const again = take('one', work('4'))
  assert.equal(begun.at(-1), '4')
  await end('4')
  await again
})

test("who waits is refused when nobody's turn has come for so long, and only then", async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const [begun, ends]: [string[], (() => void)[]] = [[], []]
  const take = limitConcurrency(1, { stuckMs: 1_000 })
  const all = ['a', 'b', 'c', 'd'].map((name) =>
    take(() => {
      begun.push(name)
      return new Promise<void>((end) => ends.push(end))
    }).catch((error) => `${name} ${error.status}`),
  )
  mock.timers.tick(999)
  ends[0]?.()
  await nextTurn()
  mock.timers.tick(999)
  assert.equal(begun, ['a', 'b'])
  mock.timers.tick(1)
  assert.equal(await Promise.all(all.slice(2)), ['c 429', 'd 429'])
  ends[1]?.()
  await Promise.all(all)
  const next = take(async () => 'e')
  mock.timers.tick(5_000)
  assert.is(await next, 'e')
})

test.run()
