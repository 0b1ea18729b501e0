import * as assert from 'uvu/assert'
import { createCache } from '../../server/store/cache.ts'
import { test } from '../test.ts'

/** A cache over data with a version for each table, and a function that counts how often it computes. */
function counted() {
  const versions = {
    users: 1,
    notices: 1,
    noticeFiles: 1,
    students: 1,
    formerStudents: 1,
    teachers: 1,
    photos: 1,
    reports: 1,
    reportReads: 1,
    schoolVersions: 1,
  }
  const made: string[] = []
  const cache = createCache(async (tables) =>
    (tables === 'everything' ? [] : tables).map((table) => versions[table]).join(),
  )
  const make = async (id: string, size = '') => {
    made.push(id + size)
    return `${versions.notices} ${id}${size}`
  }
  return { versions, made, cache, make }
}

const noBytes = () => 0

test('a result is computed once, also for concurrent callers', async () => {
  const { cache, make, made } = counted()
  const read = cache.memoize('a', ['notices'], make, noBytes)
  assert.equal(await Promise.all([read('x'), read('x'), read('y')]), ['1 x', '1 x', '1 y'])
  await read('x')
  assert.equal(made, ['x', 'y'])
})

test('a result is computed again after a change of its table, not of another table', async () => {
  const { cache, make, made, versions } = counted()
  const read = cache.memoize('a', ['notices'], make, noBytes)
  await read('x')
  versions.students = 2
  assert.is(await read('x'), '1 x')
  assert.is(made.length, 1)
  versions.notices = 2
  assert.is(await read('x'), '2 x')
})

test('a result that depends on no table is computed once', async () => {
  const { cache, make, made, versions } = counted()
  const read = cache.memoize('a', [], make, noBytes)
  await read('x')
  versions.notices = 2
  await read('x')
  assert.is(made.length, 1)
})

test('after a change during the computation the next caller computes again', async () => {
  const { cache, make, made, versions } = counted()
  const read = cache.memoize(
    'a',
    ['notices'],
    async (id: string) => {
      const found = await make(id)
      if (made.length === 1) versions.notices = 2
      return found
    },
    noBytes,
  )
  assert.is(await read('x'), '1 x')
  assert.is(await read('x'), '2 x')
})

test('a value that was put in is found by its name, its id and its version', () => {
  const { cache } = counted()
  const [one, other] = [cache.values<string>('one', noBytes), cache.values<string>('other', noBytes)]
  one.set('x', '1', 'first')
  assert.equal(
    [one.get('x', '1'), one.get('x', '2'), one.get('y', '1'), other.get('x', '1')],
    ['first', undefined, undefined, undefined],
  )
  one.set('x', '2', 'second')
  assert.equal([one.get('x', '1'), one.get('x', '2')], [undefined, 'second'])
})

test('different keys never share a result', async () => {
  const { cache, make, made } = counted()
  const read = cache.memoize('a', [], make, noBytes)
  const other = cache.memoize('b', [], make, noBytes)
  assert.is(await read('x', 'y'), '1 xy')
  assert.is(await read('xy'), '1 xy')
  await other('xy')
  assert.is(made.length, 3)
})

test('an error is not cached', async () => {
  const { cache } = counted()
  let attempts = 0
  const read = cache.memoize(
    'a',
    [],
    async () => {
      if (++attempts === 1) throw new Error('busy')
      return attempts
    },
    noBytes,
  )
  assert.is(await read().catch((error) => error.message), 'busy')
  assert.is(await read(), 2)
})

test('above its limit the cache drops the least recently used result', async () => {
  const { cache, make, made } = counted()
  const tenMegabytes = () => 10 * 1024 * 1024
  const read = cache.memoize('a', [], make, tenMegabytes)
  for (const id of ['1', '2', '3', '1', '4']) await read(id)
  assert.equal(made, ['1', '2', '3', '4'], 'three have room')
  await read('1')
  assert.is(made.length, 4)
  await read('2')
  assert.is(made.length, 5)
})

test('a result larger than the whole cache is returned, and not cached', async () => {
  const { cache, make, made } = counted()
  const read = cache.memoize('a', [], make, () => 1024 ** 3)
  assert.equal(await Promise.all([read('x'), read('x')]), ['1 x', '1 x'])
  await read('x')
  assert.is(made.length, 2)
})

test.run()
