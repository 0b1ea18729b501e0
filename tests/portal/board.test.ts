/** The board: what a query leaves of the notices, in which order, and what can be chosen. */
import * as assert from 'uvu/assert'
import type { Notice } from '#contract/operations'
import { defaultSettings } from '#contract/school/defaults'
import { publicSchool } from '#contract/school/public'
import '../dom.ts'
import { test } from '../test.ts'

// When there is a document: the portal's router needs one from its import on.
const { boardLoader } = await import('../../portal/pages/notices/board-page.ts')
const { readBoardQuery, writeBoardQuery } = await import('../../portal/pages/notices/board-query.ts')
const { noticeCardProps } = await import('../../portal/pages/notices/notice-card-props.ts')
const { inShort } = await import('../../portal/pages/notices/notice-in-short.ts')
const { detailsOf, marksOf, rowMarksOf } = await import('../../portal/pages/notices/notice-marks.ts')
const { school } = await import('../../portal/state/school.ts')

test.before(() => {
  school.value = publicSchool(defaultSettings, 'en')
})

const notice = (title: string, fields: Partial<Notice> = {}): Notice => ({
  _id: title,
  title,
  description: 'Bring water.',
  catagory: 'Sport',
  date: '1',
  created_at: '2026-03-04T10:00:00.000Z',
  photoVersion: null,
  ...fields,
})

/** The page of these notices, which the server sends newest first. */
const board = (search: string, ...notices: Notice[]) =>
  boardLoader({ query: new URLSearchParams(search) }).load({
    notices: async () => notices,
    notice: async () => undefined,
    page: async () => undefined,
  })
const titles = async (search: string, ...notices: Notice[]) =>
  (await board(search, ...notices)).notices.map(({ title }) => title)

test('notices that are kept on top come first, the others stay newest first', async () => {
  const all = [notice('new'), notice('top', { onTop: true }), notice('old'), notice('older top', { onTop: true })]
  assert.equal(await titles('', ...all), ['top', 'older top', 'new', 'old'])
})

test('words are searched in title, text and category, in any order, as they are typed on any keyboard', async () => {
  const all = [
    notice('Sports day', { description: 'In the O’Brien hall' }),
    notice('کھیلوں کا دن', { description: 'علی کے لیے' }),
    notice('Book fair', { catagory: 'Library' }),
  ]
  assert.equal(await titles('words=hall+obrien', ...all), ['Sports day'])
  assert.equal(await titles('words=علي', ...all), ['کھیلوں کا دن'])
  assert.equal(await titles('words=LIBR', ...all), ['Book fair'])
  assert.equal(await titles('words=hall+library', ...all), [])
})

test('category, month and day leave what has them, and the choices count all notices', async () => {
  const all = [
    notice('a'),
    notice('b', { catagory: 'Exams' }),
    notice('c', { catagory: 'Exams', created_at: '2026-02-28T10:00:00.000Z' }),
  ]
  assert.equal(await titles('category=Exams', ...all), ['b', 'c'])
  assert.equal(await titles('category=Exams&month=2026-02', ...all), ['c'])
  assert.equal(await titles('date=2026-03-04', ...all), ['a', 'b'])
  assert.equal(await titles('date=2026-03-04&month=2026-02', ...all), [])
  const { categories, months, found } = await board('category=Exams&month=2026-03', ...all)
  assert.is(found, 1)
  assert.equal(categories, [
    { value: 'Exams', count: 2 },
    { value: 'Sport', count: 1 },
  ])
  assert.equal(months, [
    { value: '2026-03', count: 2 },
    { value: '2026-02', count: 1 },
  ])
})

test('a page after the last is the last, of what was found', async () => {
  const many = Array.from({ length: 65 }, (_, at) => notice(`notice ${at}`, { catagory: at % 2 ? 'Odd' : 'Even' }))
  const { page, pageCount, notices } = await board('category=Odd&page=9', ...many)
  assert.equal([page, pageCount, notices.length], [2, 2, 2])
})

test('a query is read and written alike; what is no value counts as missing', () => {
  const all = { day: '2026-03-04', month: '2026-03', category: 'A & B', words: 'ü?', page: 3 }
  assert.equal(readBoardQuery(new URLSearchParams(writeBoardQuery(all))), all)
  const none = { day: '', month: '', category: '', words: '', page: 1 }
  assert.equal(readBoardQuery(new URLSearchParams('date=4.3.2026&month=2026-13&page=-1&words=++')), none)
  assert.is(writeBoardQuery(none), '')
  assert.is(readBoardQuery(new URLSearchParams({ words: 'x'.repeat(9_999) })).words.length, 100)
})

test('an event says its days, times and place; what it does not have is left out', () => {
  const of = (event: Notice['event']) => detailsOf(notice('a', { event }))
  assert.is(of(undefined), undefined)
  assert.is(of({ day: '2026-12-04' }), 'Fri, 4 Dec 2026')
  const whole = { day: '2026-12-04', lastDay: '2026-12-05', time: '09:30', endTime: '14:00', place: 'Hall' }
  assert.is(of(whole), 'Fri, 4 Dec 2026 – Sat, 5 Dec 2026, 09:30 – 14:00, Hall')
  assert.is(of({ ...whole, lastDay: '2026-12-04', endTime: '09:30' }), 'Fri, 4 Dec 2026, 09:30, Hall')
})

test('a notice is marked by what is not usual of it, and its category', () => {
  const of = (fields: Partial<Notice>) => marksOf(notice('a', fields))
  assert.equal(of({}), ['Sport'])
  const event = { day: '2026-12-04', cancelled: true as const }
  assert.equal(of({ onTop: true, event }), ['On top', 'Sport'])
  assert.equal(rowMarksOf(notice('a', { onTop: true, event })), ['Cancelled', 'On top'])
  assert.is(noticeCardProps(inShort(notice('a', { event }))).cancelled, 'Cancelled')
  assert.is(noticeCardProps(inShort(notice('a'))).cancelled, undefined)
  assert.equal(of({ planned: true, audience: 'staff' }), ['Planned', 'For staff', 'Sport'])
  assert.equal(of({ expired: true, audience: 'classes', classes: ['5', '6'] }), [
    'Expired',
    'For class 5 and 6',
    'Sport',
  ])
  // Its only class was taken away.
  assert.equal(of({ audience: 'classes', classes: [] }), ['For staff', 'Sport'])
})

test.run()
