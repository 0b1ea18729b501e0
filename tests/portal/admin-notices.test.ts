import * as assert from 'uvu/assert'
import { click, type } from '../dom.ts'
import { test } from '../test.ts'
import { answer, asked, down, find, logged, open, said, submit, words } from './portal.tsx'
import { cells, choosePhoto, details, fill, headers, noticeOf, watchToast } from './staff.ts'

const { isPast } = await import('../../portal/pages/admin/is-past.ts')

const LIST = '/admin/dashboard/notice-detail'
const list = (...notice: unknown[]) => answer('getNotice', { success: true, message: '', notice })

test('admin.notices: heading, two words of the description, the date or Unlimited', async () => {
  list(noticeOf('a'), noticeOf('b', { date: '2999-12-31' }), noticeOf('c', { date: '2001-01-01' }))
  await open(LIST, 3)
  assert.is(words('h1'), 'Total Notice : 3')
  assert.equal(headers(), ['No.', 'Title', 'Description', 'Valid for', 'Actions'])
  assert.equal(cells()[0], ['1', 'Notice a', 'All classes…', 'Unlimited', 'DetailsUpdateDelete'])
  assert.equal(
    cells().map((row) => row[3]),
    ['Unlimited', '2999-12-31', '2001-01-01 Expired'],
  )
})

test('error.lists: a failed load of the notices is logged, shows the empty text and can be tried again', async () => {
  answer('getNotice', down)
  await open(LIST, 3)
  assert.is(logged().length, 1)
  assert.equal(said(), [])
  assert.match(words('main tbody'), 'No Notice is Added by admin')
  assert.is(words('h1'), 'Total Notice : –')
  list(noticeOf('a'))
  await click(find('main tbody button', 'Try again'))
  assert.is(cells().length, 1)
})

test('admin.notice.add, admin.notice.add.success: the heading, the fields, the list, the toast', async () => {
  const toast = watchToast()
  answer('addNotice', () => {
    toast.mark()
    return { body: { success: true, message: '', notice: noticeOf('new') } }
  })
  await open('/admin/dashboard/add-notice', 3)
  assert.is(words('h1'), 'Enter Detail To Add a Student')
  await fill({ title: 'Sports day', description: 'On the field', catagory: 'Events', date: '2999-03-01' })
  await choosePhoto('photo')
  await submit()
  const { photo, ...sent } = Object(asked.find(({ call }) => call === 'addNotice')?.body)
  assert.equal(sent, { title: 'Sports day', description: 'On the field', catagory: 'Events', date: '2999-03-01' })
  assert.ok(photo.size > 0)
  assert.equal(said(), ['Add Notice SuccessFully'])
  assert.is(toast.seen.path, LIST)
  assert.ok(toast.seen.after >= 100, `the toast came after ${toast.seen.after} ms`)
})

test('admin.notice.add: title, description, category and the date that is shown are required', async () => {
  await open('/admin/dashboard/add-notice', 3)
  await submit()
  assert.not.ok(asked.some(({ call }) => call === 'addNotice'))
  const wrong = [...document.querySelectorAll('main form [data-state=error] [data-part=label]')]
  assert.equal(
    wrong.map((label) => label.textContent),
    ['Title *', 'Description *', 'Category *', 'Valid For *'],
  )
})

test('admin.notice.validfor, const.unlimited: the toggle flips between a date and 1, and takes its error along', async () => {
  answer('addNotice', { success: true, message: '', notice: noticeOf('new') })
  await open('/admin/dashboard/add-notice', 3)
  await fill({ title: 'a', description: 'b', catagory: 'c' })
  await submit()
  assert.is(document.querySelectorAll('main form [data-state=error]').length, 1)
  await click(find('main form button', 'Unlimited'))
  assert.is(document.querySelector('main form [data-state=error]'), null)
  assert.is(document.querySelector('main input[type=date]'), null)
  assert.is(find<HTMLInputElement>('main [name=date]').value, '1')
  await click(find('main form button', 'Set Time'))
  assert.is(find<HTMLInputElement>('main input[type=date]').value, '')
  await click(find('main form button', 'Unlimited'))
  await submit()
  assert.is(Object(asked.find(({ call }) => call === 'addNotice')?.body).date, '1')
})

test('admin.notice.update: filled; the date is hidden while the value is 1; then the list', async () => {
  answer('getSingleNotice', { success: true, message: '', data: noticeOf('a', { photoVersion: 'v1' }) })
  answer('updateNotice', { success: true, message: '', notice: noticeOf('a') })
  await open('/admin/dashboard/update-notice/a', 3)
  assert.is(find<HTMLInputElement>('main [name=title]').value, 'Notice a')
  assert.is(document.querySelector('main input[type=date]'), null)
  assert.match(find<HTMLImageElement>('main form img').src, /get-photo\/a/)
  await fill({ title: 'Changed' })
  await submit()
  const sent = asked.find(({ call }) => call === 'updateNotice')
  assert.is(sent?.path, '/notice/updateNotice/a')
  assert.is(Object(sent?.body).title, 'Changed')
  assert.is(Object(sent?.body).date, '1')
  assert.is(location.pathname, LIST)
  assert.equal(said(), ['Data Updated SuccessFully'])
})

test('admin.notice.detail: title, photo, category, valid-for, description, Back', async () => {
  answer('getSingleNotice', { success: true, message: '', data: noticeOf('a', { date: '2999-12-31' }) })
  await open('/admin/dashboard/notice-Full-Detail/a', 3)
  assert.equal(details(), { Title: 'Notice a', Category: 'Events', 'Valid for': '2999-12-31 ' })
  assert.match(words('main .notice'), 'All classes meet on the field at eight.')
  assert.ok(document.querySelector('main .notice > p.prose'), 'its paragraphs stay apart')
  assert.ok(document.querySelector('main .record > .kit-photo'))
  assert.is(find('main [data-part=back] a', 'Back').getAttribute('href'), LIST)
})

test('admin.notice.delete: another word deletes nothing and says so; Delete deletes and the list reloads', async () => {
  list(noticeOf('a'), noticeOf('b'))
  answer('deleteNotice', { success: true, message: '', notice: noticeOf('a') })
  await open(LIST, 3)
  await click(find('main tbody tr:first-child button', 'Delete'))
  assert.match(words('dialog[open]'), 'Type "Delete" to delete Notice')
  await type(find('dialog [name=word]'), 'delete')
  await click(find('dialog button[type=submit]'))
  assert.match(words('dialog[open]'), 'Invalid input')
  assert.not.ok(asked.some(({ call }) => call === 'deleteNotice'))
  list(noticeOf('b'))
  await type(find('dialog [name=word]'), 'Delete')
  await click(find('dialog button[type=submit]'))
  assert.equal(said(), ['Delete notice successfully'])
  assert.is(words('h1'), 'Total Notice : 1')
})

test('a notice is shown through its last day', () => {
  const evening = new Date(2026, 2, 1, 23, 59)
  assert.is(isPast('2026-03-01', evening), false)
  assert.is(isPast('2026-03-01', new Date(2026, 2, 2, 0, 1)), true)
  assert.is(isPast('1', evening), false)
})

test.run()
