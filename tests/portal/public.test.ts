import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { find, open, words } from './portal.tsx'

test('an empty board has no button to try again', async () => {
  await open('/notice-board')
  assert.match(words(), 'No Notice is Added by admin')
  assert.is(document.querySelectorAll('main .board button').length, 0)
})

test('the map is loaded lazily', async () => {
  await open('/contact')
  assert.is(find('main iframe').getAttribute('loading'), 'lazy')
})

test.run()
