import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { find, openPage, textOf } from './portal.tsx'

test('an empty board has no button to try again', async () => {
  await openPage('/notice-board')
  assert.match(textOf(), 'No Notice is Added by admin')
  assert.is(document.querySelectorAll('main .board button').length, 0)
})

test('the map is loaded lazily', async () => {
  await openPage('/contact')
  assert.is(find('main iframe').getAttribute('loading'), 'lazy')
})

test.run()
