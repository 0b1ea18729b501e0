import * as assert from 'uvu/assert'
import { coversRows } from '../browser/rows.ts'
import { click } from '../dom.ts'
import { paragraph } from '../formatted-tree.ts'
import { test } from '../test.ts'
import { find, openPage, requests, respond, submit, textOf } from './portal.tsx'
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

test('a notice whose last day is over is saved only when asked again, as it was typed', async () => {
  respond('addNotice', ({ query }) => ({
    body: query.includes('ifPast=ask')
      ? { success: false, message: 'over', code: 'notDone', past: '2020-01-31' }
      : { success: true, message: '', notice: noticeOf('new') },
  }))
  const sent = () => requests.filter(({ call }) => call === 'addNotice').map(({ query }) => query)
  await openPage('/admin/dashboard/add-notice', 3)
  await fill({ title: 'a', description: 'b', catagory: 'c', date: '2020-01-31' })
  await submit()
  assert.match(textOf('dialog'), 'It is valid until')
  await click(find('dialog button', 'Choose another day'))
  assert.equal(sent(), ['ifPast=ask'])
  assert.is(find<HTMLInputElement>('main [name=title]').value, 'a')
  await submit()
  await click(find('dialog button', 'Save it all the same'))
  assert.equal(sent(), ['ifPast=ask', 'ifPast=ask', 'ifPast=save'])
  assert.is(location.pathname, '/admin/dashboard/notice-detail')
})

coversRows(
  ['notice.validity'],
  'an admin sees on the board, in the list and in the details which notices are over',
  async () => {
    const old = noticeOf('old', { expired: true, date: '2026-01-31' })
    const notice = [old, noticeOf('new'), noticeOf('dated', { date: '2999-12-31' })]
    respond('getNotice', { success: true, message: '', notice })
    for (const path of ['/notice-board', '/']) {
      const view = await openPage(path, 3)
      const marked = [...document.querySelectorAll('main article')].map((card) => card.textContent?.includes('Expired'))
      assert.equal(marked, [true, false, false], path)
      view.unmount()
    }
    const list = await openPage('/admin/dashboard/notice-detail', 3)
    const validFor = [...document.querySelectorAll('main tbody [data-column=validFor]')]
    assert.equal(
      validFor.map((cell) => cell.textContent?.trim().split(/\s+/)),
      [['2026-01-31', 'Expired'], ['Unlimited'], ['2999-12-31']],
    )
    list.unmount()
    respond('getSingleNotice', { success: true, message: '', data: { ...old, text: [] } })
    await openPage('/admin/dashboard/notice-Full-Detail/old', 3)
    assert.match(textOf(), 'Expired')
  },
)

test('the paragraphs of a notice are separate', async () => {
  const text = [paragraph('One'), paragraph('Two')]
  respond('getSingleNotice', { success: true, message: '', data: { ...noticeOf('a'), text } })
  await openPage('/admin/dashboard/notice-Full-Detail/a', 3)
  assert.is(document.querySelectorAll('main .notice > .prose > p').length, 2)
})

test.run()
