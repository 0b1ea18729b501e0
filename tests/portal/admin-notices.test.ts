import * as assert from 'uvu/assert'
import { click } from '../dom.ts'
import { test } from '../test.ts'
import { find, openPage, requests, respond, submit } from './portal.tsx'
import { fill, noticeOf } from './staff.ts'

test('the toggle to Unlimited removes the error of the date field', async () => {
  respond('addNotice', { success: true, message: '', notice: noticeOf('new') })
  await openPage('/admin/dashboard/add-notice', 3)
  await fill({ title: 'a', description: 'b', catagory: 'c' })
  await submit()
  assert.is(document.querySelectorAll('main form [data-state=error]').length, 1)
  await click(find('main form button', 'Unlimited'))
  assert.is(document.querySelector('main form [data-state=error]'), null)
  await submit()
  assert.is(Object(requests.find(({ call }) => call === 'addNotice')?.body).date, '1')
})

test('the paragraphs of a notice are separate', async () => {
  respond('getSingleNotice', { success: true, message: '', data: noticeOf('a') })
  await openPage('/admin/dashboard/notice-Full-Detail/a', 3)
  assert.ok(document.querySelector('main .notice > .prose > p'))
})

test.run()
