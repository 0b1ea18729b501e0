import { renderToString } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { type Column, DataTable, type DataTableProps } from '../../ui-kit/data-table/index.ts'
import { act, click, render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

interface Book {
  id: string
  title: string
  copies: number
}

const columns: Column<Book>[] = [
  { key: 'number', header: 'No.', cell: (_book, index) => index + 1 },
  { key: 'title', header: 'Title', cell: ({ title }) => title, sortBy: ({ title }) => title, narrow: 'title' },
  { key: 'copies', header: 'Copies', cell: ({ copies }) => copies, sortBy: ({ copies }) => copies, align: 'end' },
]
const three: Book[] = [
  { id: 'b', title: 'banana', copies: 9 },
  { id: 'a', title: 'Äpfel', copies: 10 },
  { id: 'c', title: 'Cherry', copies: 9 },
]
const many = (count: number): Book[] =>
  Array.from({ length: count }, (_, index) => ({ id: `b${index}`, title: `Book ${index}`, copies: index }))

const given = { caption: 'Books', columns, rows: three, rowKey: ({ id }: Book) => id }
const show = (props?: Partial<DataTableProps<Book>>) => render(<DataTable {...given} {...props} />)

conforms(DataTable<Book>, given, { root: 'DIV', parts: ['caption', 'sort', 'row', 'foot', 'range'] })
conforms(DataTable<Book>, { ...given, rows: many(60), pageSize: 50 }, { state: 'paged', root: 'DIV', parts: ['pages'] })
conforms(DataTable<Book>, { ...given, rows: [], empty: 'Nothing' }, { state: 'empty', root: 'DIV', parts: ['empty'] })
conforms(DataTable<Book>, { ...given, rows: [], loading: true }, { state: 'loading', root: 'DIV', parts: ['skeleton'] })

const column = (root: HTMLElement, key: string) =>
  [...root.querySelectorAll(`tbody [data-column="${key}"]`)].map((cell) => cell.textContent)
const press = (root: HTMLElement, text: string) =>
  click([...root.querySelectorAll('button')].find((button) => button.textContent === text) as Element)
const range = (root: HTMLElement) => root.querySelector('[role="status"]')?.textContent

test('a caption, headers of columns, and the title as the header of its row', () => {
  const { root } = show()
  assert.is(root.querySelector('caption')?.textContent, 'Books')
  assert.equal(
    [...root.querySelectorAll('thead th')].map((header) => header.getAttribute('scope')),
    ['col', 'col', 'col'],
  )
  assert.is(root.querySelector('tbody th')?.getAttribute('scope'), 'row')
  assert.is(root.querySelector('tbody td[data-column="copies"]')?.getAttribute('data-label'), 'Copies')
})

test('sorts up, down, not at all; numbers as numbers, texts as people do; equal rows keep their order', async () => {
  const changes: unknown[] = []
  const { root } = show({ onSortChange: (sort) => changes.push(sort) })
  await press(root, 'Copies')
  assert.equal(column(root, 'title'), ['banana', 'Cherry', 'Äpfel'])
  assert.equal(column(root, 'number'), ['1', '2', '3'])
  assert.is(root.querySelector('[aria-sort]')?.getAttribute('data-column'), 'copies')
  await press(root, 'Copies')
  assert.equal(column(root, 'title'), ['Äpfel', 'banana', 'Cherry'])
  await press(root, 'Copies')
  assert.equal(column(root, 'title'), ['banana', 'Äpfel', 'Cherry'])
  assert.not.ok(root.querySelector('[aria-sort]'))
  await press(root, 'Title')
  assert.equal(column(root, 'title'), ['Äpfel', 'banana', 'Cherry'])
  assert.equal(changes, [
    { column: 'copies', direction: 'ascending' },
    { column: 'copies', direction: 'descending' },
    null,
    { column: 'title', direction: 'ascending' },
  ])
})

test('a column without a value to sort by has no button', () => {
  assert.not.ok(show().root.querySelector('thead [data-column="number"] button'))
})

test('the rows given are not reordered in place', async () => {
  const rows = [...three]
  const { root } = show({ rows })
  await press(root, 'Title')
  assert.equal(rows, three)
})

test('pages: numbers run on, the range is said, the ends do not turn', async () => {
  const pages: unknown[] = []
  const { root } = show({ rows: many(120), onPageChange: (change) => pages.push(change) })
  assert.is(range(root), 'Rows 1 to 50 of 120')
  await press(root, 'Previous')
  await press(root, 'Next')
  assert.is(range(root), 'Rows 51 to 100 of 120')
  assert.is(column(root, 'number')[0], '51')
  await press(root, 'Next')
  await press(root, 'Next')
  assert.is(range(root), 'Rows 101 to 120 of 120')
  assert.is(column(root, 'number').length, 20)
  assert.equal(pages, [{ page: 2 }, { page: 3 }])
})

test('large numbers are grouped', () => {
  assert.is(range(show({ rows: many(1000), defaultPage: 2 }).root), 'Rows 51 to 100 of 1,000')
})

test('a sort begins again at the first page', async () => {
  const { root } = show({ rows: many(120), defaultPage: 3 })
  await press(root, 'Copies')
  await press(root, 'Copies')
  assert.is(range(root), 'Rows 1 to 50 of 120')
  assert.is(column(root, 'copies')[0], '119')
})

test('fewer rows than the page kept: the last page there is', () => {
  const view = show({ rows: many(120), defaultPage: 3 })
  view.rerender(<DataTable {...given} rows={many(60)} />)
  assert.is(range(view.root), 'Rows 51 to 60 of 60')
})

test('a page before the first, as an address can have it: the first', () => {
  assert.is(range(show({ rows: many(120), page: -3 }).root), 'Rows 1 to 50 of 120')
})

test('sort and page kept by the app: it is asked, and decides', async () => {
  const asked: unknown[] = []
  const kept = { rows: many(120), page: 1, sort: null, onPageChange: (page: unknown) => asked.push(page) }
  const view = show({ ...kept, onSortChange: (sort) => asked.push(sort) })
  await press(view.root, 'Next')
  await press(view.root, 'Copies')
  assert.equal(asked, [{ page: 2 }, { column: 'copies', direction: 'ascending' }])
  assert.is(range(view.root), 'Rows 1 to 50 of 120')
  view.rerender(<DataTable {...given} {...kept} page={2} sort={{ column: 'copies', direction: 'descending' }} />)
  assert.is(column(view.root, 'copies')[0], '69')
})

test('empty: its text over all columns, and no range', () => {
  const { root } = show({ rows: [], empty: 'NO Student Found', rowActions: () => 'x' })
  assert.is(root.querySelector('[data-part="empty"] td')?.getAttribute('colspan'), '4')
  assert.is(root.querySelector('tbody')?.textContent, 'NO Student Found')
  assert.is(range(root), '')
})

test('loading: a skeleton that is not read out; rows of before stay; never the empty text', () => {
  const first = show({ rows: [], loading: true, empty: 'Nothing' })
  assert.is(first.root.dataset.state, 'loading')
  assert.is(first.root.querySelector('table')?.getAttribute('aria-busy'), 'true')
  assert.ok([...first.root.querySelectorAll('tbody tr')].every((row) => row.getAttribute('aria-hidden') === 'true'))
  assert.is(first.root.querySelector('tbody')?.textContent, '')
  assert.is(range(first.root), 'Loading')
  assert.is(column(show({ loading: true }).root, 'title').length, 3)
})

test('actions stand in a last column under their header', () => {
  const { root } = show({ rowActions: ({ title }) => <a href="#lend">Lend {title}</a>, actionsLabel: 'Do' })
  assert.is(root.querySelector('thead th:last-child')?.textContent, 'Do')
  assert.is(column(root, 'actions')[1], 'Lend Äpfel')
})

test('printing shows every row, in order, and gives the page back', () => {
  const { root } = show({ rows: many(120), defaultPage: 2 })
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  assert.is(column(root, 'number').length, 120)
  assert.is(column(root, 'number')[119], '120')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  assert.is(range(root), 'Rows 51 to 100 of 120')
})

test('a server renders the first page', () => {
  assert.match(renderToString(<DataTable {...given} rows={many(60)} />), 'Book 49')
})

test('its words can be another language', () => {
  const texts = { next: 'Weiter', range: ({ total }: { total: number }) => `${total} Bücher` }
  const { root } = show({ rows: many(60), texts })
  assert.is(range(root), '60 Bücher')
  assert.equal(
    [...root.querySelectorAll('[data-part="pages"] button')].map((button) => button.textContent),
    ['Previous', 'Weiter'],
  )
})

test.run()
