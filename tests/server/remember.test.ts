import * as assert from 'uvu/assert'
import { remember } from '../../server/store/remember.ts'
import { test } from '../test.ts'

/** A reading that counts how often it is done. */
function counted() {
  const asked: string[] = []
  let state = 'a'
  return {
    asked,
    change: (to: string) => {
      state = to
    },
    stamp: () => state,
    read: async (id: string, size = '') => {
      asked.push(id + size)
      return `${state} ${id}${size}`
    },
  }
}

test('the same question is read once, also by callers at the same moment', async () => {
  const data = counted()
  const read = remember(data.stamp, data.read)
  assert.equal(await Promise.all([read('x'), read('x'), read('y')]), ['a x', 'a x', 'a y'])
  await read('x')
  assert.equal(data.asked, ['x', 'y'])
})

test('after a change it is read again', async () => {
  const data = counted()
  const read = remember(data.stamp, data.read)
  await read('x')
  data.change('b')
  assert.is(await read('x'), 'b x')
})

test('a change while it is being read makes the next caller read again', async () => {
  const data = counted()
  const read = remember(data.stamp, async (id: string) => {
    const found = await data.read(id)
    if (data.asked.length === 1) data.change('b')
    return found
  })
  assert.is(await read('x'), 'a x')
  assert.is(await read('x'), 'b x')
})

test('two questions never share an answer', async () => {
  const data = counted()
  const read = remember(data.stamp, data.read)
  assert.is(await read('x', 'y'), 'a xy')
  assert.is(await read('xy'), 'a xy')
  assert.is(data.asked.length, 2)
})

test('a reading that failed is not remembered', async () => {
  let tries = 0
  const read = remember(
    () => 'a',
    async () => {
      if (++tries === 1) throw new Error('busy')
      return tries
    },
  )
  await read().catch(() => {})
  assert.is(await read(), 2)
})

test('it never keeps more than its bound', async () => {
  const data = counted()
  const read = remember(data.stamp, data.read, { most: 10, weight: (found) => found.length })
  await read('1')
  await read('2')
  await read('3')
  await read('1')
  assert.is(data.asked.filter((id) => id === '1').length, 1, '9 of 10 are kept')
  await read('4')
  await read('1')
  assert.is(data.asked.filter((id) => id === '1').length, 2, 'over the bound, all is forgotten')
})

test.run()
