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

const props = { caption: 'Books', columns, rows: three, rowKey: ({ id }: Book) => id }
const show = (more?: Partial<DataTableProps<Book>>) => render(<DataTable {...props} {...more} />)

conforms(DataTable<Book>, props, { root: 'DIV', parts: ['caption', 'sort', 'row', 'foot', 'range'] })
conforms(DataTable<Book>, { ...props, rows: many(60), pageSize: 50 }, { state: 'paged', root: 'DIV', parts: ['pages'] })
conforms(DataTable<Book>, { ...props, rows: [], empty: 'Nothing' }, { state: 'empty', root: 'DIV', parts: ['empty'] })
conforms(DataTable<Book>, { ...props, rows: [], loading: true }, { state: 'loading', root: 'DIV', parts: ['skeleton'] })

const column = (root: HTMLElement, key: string) =>
  [...root.querySelectorAll(`tbody [data-column="${key}"]`)].map((cell) => cell.textContent)
const press = (root: HTMLElement, text: string) =>
  click([...root.querySelectorAll('button')].find((button) => button.textContent === text) as Element)
const range = (root: HTMLElement) => root.querySelector('[role="status"]')?.textContent

test('a caption, column headers, and the title as row header', () => {
  const { root } = show()
  assert.is(root.querySelector('caption')?.textContent, 'Books')
  assert.equal(
    [...root.querySelectorAll('thead th')].map((header) => header.getAttribute('scope')),
    ['col', 'col', 'col'],
  )
  assert.is(root.querySelector('tbody th')?.getAttribute('scope'), 'row')
  assert.is(root.querySelector('tbody td[data-column="copies"]')?.getAttribute('data-label'), 'Copies')
})

test('sorts ascending, descending, not at all; by value or by language; equal rows keep their order', async () => {
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

test('a column without sortBy has no button', () => {
  assert.not.ok(show().root.querySelector('thead [data-column="number"] button'))
})

test('the given array is not sorted in place', async () => {
  const rows = [...three]
  const { root } = show({ rows })
  await press(root, 'Title')
  assert.equal(rows, three)
})

test('pages: row numbers continue, the range is shown, the first and last page are the ends', async () => {
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

test('sorting shows the first page', async () => {
  const { root } = show({ rows: many(120), defaultPage: 3 })
  await press(root, 'Copies')
  await press(root, 'Copies')
  assert.is(range(root), 'Rows 1 to 50 of 120')
  assert.is(column(root, 'copies')[0], '119')
})

test('a page after the last: the last', () => {
  const view = show({ rows: many(120), defaultPage: 3 })
  view.rerender(<DataTable {...props} rows={many(60)} />)
  assert.is(range(view.root), 'Rows 51 to 60 of 60')
})

test('a page before the first: the first', () => {
  assert.is(range(show({ rows: many(120), page: -3 }).root), 'Rows 1 to 50 of 120')
})

test('with `sort` and `page` the app decides', async () => {
  const requests: unknown[] = []
  const controlled = { rows: many(120), page: 1, sort: null, onPageChange: (page: unknown) => requests.push(page) }
  const view = show({ ...controlled, onSortChange: (sort) => requests.push(sort) })
  await press(view.root, 'Next')
  await press(view.root, 'Copies')
  assert.equal(requests, [{ page: 2 }, { column: 'copies', direction: 'ascending' }])
  assert.is(range(view.root), 'Rows 1 to 50 of 120')
  view.rerender(<DataTable {...props} {...controlled} page={2} sort={{ column: 'copies', direction: 'descending' }} />)
  assert.is(column(view.root, 'copies')[0], '69')
})

test('empty: the text over all columns, and no range', () => {
  const { root } = show({ rows: [], empty: 'No students', rowActions: () => 'x' })
  assert.is(root.querySelector('[data-part="empty"] td')?.getAttribute('colspan'), '4')
  assert.is(root.querySelector('tbody')?.textContent, 'No students')
  assert.is(range(root), '')
})

test('loading: a hidden skeleton, or the current rows; never the empty text', () => {
  const first = show({ rows: [], loading: true, empty: 'Nothing' })
  assert.is(first.root.dataset.state, 'loading')
  assert.is(first.root.querySelector('table')?.getAttribute('aria-busy'), 'true')
  assert.ok([...first.root.querySelectorAll('tbody tr')].every((row) => row.getAttribute('aria-hidden') === 'true'))
  assert.is(first.root.querySelector('tbody')?.textContent, '')
  assert.is(range(first.root), 'Loading')
  assert.is(column(show({ loading: true }).root, 'title').length, 3)
})

test('actions are in a last column with a header', () => {
  const { root } = show({ rowActions: ({ title }) => <a href="#lend">Lend {title}</a>, actionsLabel: 'Do' })
  assert.is(root.querySelector('thead th:last-child')?.textContent, 'Do')
  assert.is(column(root, 'actions')[1], 'Lend Äpfel')
})

test('printing shows every row in order; then the page is shown again', () => {
  const { root } = show({ rows: many(120), defaultPage: 2 })
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  assert.is(column(root, 'number').length, 120)
  assert.is(column(root, 'number')[119], '120')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  assert.is(range(root), 'Rows 51 to 100 of 120')
})

test('a server renders the first page', () => {
  assert.match(renderToString(<DataTable {...props} rows={many(60)} />), 'Book 49')
})

test('a text is kept apart from its neighbours, so that each has its own direction; an element is not', () => {
  const { root } = show({ rowActions: ({ title }) => <a href="#lend">Lend {title}</a> })
  assert.is(root.querySelectorAll('[data-column=title] > bdi').length, column(root, 'title').length)
  assert.is(root.querySelector('[data-column=actions] > bdi'), null)
})

test('its texts can be replaced', () => {
  const texts = { next: 'Weiter', range: ({ total }: { total: number }) => `${total} Bücher` }
  const { root } = show({ rows: many(60), texts })
  assert.is(range(root), '60 Bücher')
  assert.equal(
    [...root.querySelectorAll('[data-part="pages"] button')].map((button) => button.textContent),
    ['Previous', 'Weiter'],
  )
})

test.run()
