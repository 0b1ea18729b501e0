import { renderToString } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { sortRows } from '../../ui-kit/data-table/columns.ts'
import { type Column, DataTable, type DataTableProps, type SortValue } from '../../ui-kit/data-table/index.ts'
import { KitProvider } from '../../ui-kit/kit-provider/index.ts'
import { StudentTable } from '../../ui-kit/student-table/student-table.tsx'
import { click, logged, render } from '../dom.ts'
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

conforms(DataTable<Book>, props, { root: 'DIV' })
conforms(DataTable<Book>, { ...props, rows: many(60), pageSize: 50 }, { state: 'paged', root: 'DIV' })
conforms(DataTable<Book>, { ...props, rows: [], empty: 'Nothing' }, { state: 'empty', root: 'DIV' })
conforms(DataTable<Book>, { ...props, rows: [], loading: true }, { state: 'loading', root: 'DIV' })

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

test('rows are sorted: texts by the language, numbers in them by value, dates, booleans; rows without a value last', () => {
  const sorted = (values: SortValue[], direction?: 'descending', locale?: string) =>
    sortRows(values, (value) => value, direction, locale)
  assert.equal(sorted(['z', 'ä', 'a 10', 'a 9']), ['ä', 'a 9', 'a 10', 'z'])
  assert.equal(sorted(['z', 'ä', 'a'], undefined, 'sv-SE'), ['a', 'z', 'ä'])
  assert.equal(sorted([10, null, 9, undefined]), [9, 10, null, undefined])
  assert.equal(sorted([9, null, 10], 'descending'), [10, 9, null])
  const [may, june] = [new Date('2026-05-04'), new Date('2026-06-01')]
  const none = new Date('')
  assert.equal(sorted([none, june, may]), [may, june, none])
  assert.equal(sorted([true, false]), [false, true])
  const given = [2, 1]
  assert.is(sortRows(given, null), given)
})

test('the order and the numbers follow the KitProvider, also on a server; `lang` of the table comes first', () => {
  const letters = [...many(1200).slice(3), { id: 'z', title: 'z', copies: 1 }, { id: 'ä', title: 'ä', copies: 1 }]
  const sort = { column: 'title', direction: 'descending' } as const
  const table = <DataTable {...props} rows={letters} sort={sort} pageSize={2} />
  const inSwedish = <KitProvider locale="sv-SE">{table}</KitProvider>
  assert.equal(column(render(inSwedish).container, 'title'), ['ä', 'z'])
  assert.match(renderToString(inSwedish), /ä.*z.*1\s199/s)
  assert.equal(column(render(table).root, 'title'), ['z', 'Book 1199'])
  assert.equal(column(show({ rows: letters, sort, pageSize: 2, lang: 'sv' }).root, 'title'), ['ä', 'z'])
})

test('a header can be an element, with a text for stacked rows; keys can be numbers', () => {
  const icon: Column<Book> = { key: 'icon', header: <i>©</i>, label: 'Copies', cell: ({ copies }) => copies }
  const { root } = show({ columns: [icon, { ...icon, key: 'bare', label: undefined }], rowKey: ({ copies }) => copies })
  assert.is(root.querySelector('th i')?.textContent, '©')
  assert.is(root.querySelector('td[data-column=icon]')?.getAttribute('data-label'), 'Copies')
  assert.not.ok(root.querySelector('td[data-column=bare]')?.hasAttribute('data-label'))
  logged() // two books have the key 9
})

test('with `total` the rows are the current page: the server sorts and divides, the old page stays while it loads', async () => {
  const asked: unknown[] = []
  const server = {
    total: 7,
    pageSize: 3,
    sort: null,
    columns: [...columns, { key: 'shelf', header: 'Shelf', sortable: true, cell: () => 'A' }],
    onPageChange: (page: unknown) => asked.push(page),
    onSortChange: (sort: unknown) => asked.push(sort),
  }
  const view = show({ ...server, page: 1 })
  assert.is(range(view.root), 'Rows 1 to 3 of 7')
  await press(view.root, 'Next')
  await press(view.root, 'Shelf')
  assert.equal(asked, [{ page: 2 }, { sort: { column: 'shelf', direction: 'ascending' } }])

  const next = { ...server, page: 2, sort: { column: 'title', direction: 'ascending' } as const }
  view.rerender(<DataTable {...props} {...next} loading />)
  assert.equal(column(view.root, 'title'), ['banana', 'Äpfel', 'Cherry'])
  assert.equal(column(view.root, 'number'), ['1', '2', '3'])
  assert.is(range(view.root), 'Loading')
  view.rerender(<DataTable {...props} {...next} rows={many(3)} />)
  assert.equal(column(view.root, 'number'), ['4', '5', '6'])
  assert.is(range(view.root), 'Rows 4 to 6 of 7')
  view.rerender(<DataTable {...props} {...next} page={3} rows={many(1)} />)
  assert.is(range(view.root), 'Rows 7 to 7 of 7')
})

test('a page of thousands of rows: a server renders the first, the browser all of them, each row once', () => {
  const thousands = { ...props, rows: many(1100), pageSize: 5000 }
  assert.is(renderToString(<DataTable {...thousands} />).match(/data-part="row"/g)?.length, 250)
  const { root } = render(<DataTable {...thousands} />)
  const numbers = Array.from({ length: 1100 }, (_, index) => String(index + 1))
  assert.equal(column(root, 'number'), numbers)
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
  assert.equal(requests, [{ page: 2 }, { sort: { column: 'copies', direction: 'ascending' } }])
  assert.is(range(view.root), 'Rows 1 to 50 of 120')
  view.rerender(<DataTable {...props} {...controlled} page={2} sort={{ column: 'copies', direction: 'descending' }} />)
  assert.is(column(view.root, 'copies')[0], '69')
})

test('empty: the text over all columns, which the status says instead of a range', () => {
  const { root, rerender } = show({ rows: [], empty: 'No students', rowActions: () => 'x' })
  assert.is(root.querySelector('[data-part="empty"] td')?.getAttribute('colspan'), '4')
  assert.is(root.querySelector('tbody')?.textContent, 'No students')
  assert.is(range(root), 'No students')
  rerender(<DataTable {...props} rows={[]} empty={<p>No students, but a button</p>} emptyText="No students at all" />)
  assert.is(range(root), 'No students at all')
})

test('`emptyText` means one thing in every table: the words that are shown and announced', () => {
  const shownIn = (root: HTMLElement) => [root.querySelector('tbody')?.textContent, range(root)]
  assert.equal(shownIn(show({ rows: [], emptyText: 'No students' }).root), ['No students', 'No students'])
  const { root } = render(<StudentTable students={[]} emptyText="Nobody is absent" />)
  assert.equal(shownIn(root), ['Nobody is absent', 'Nobody is absent'], 'in place of its own words')
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
  const { root } = show({ rowActions: ({ title }) => <a href="#lend">Lend {title}</a>, actionsHeader: 'Do' })
  assert.is(root.querySelector('thead th:last-child')?.textContent, 'Do')
  assert.is(column(root, 'actions')[1], 'Lend Äpfel')
})

test('a text is kept apart from its neighbours, so that each has its own direction; an element is not', () => {
  const { root } = show({ rowActions: ({ title }) => <a href="#lend">Lend {title}</a> })
  assert.is(root.querySelectorAll('[data-column=title] > bdi').length, column(root, 'title').length)
  assert.is(root.querySelector('[data-column=actions] > bdi'), null)
})

test('its texts can be replaced, those of its pages too', () => {
  const rangeText = ({ total }: { total: number }) => `${total} Bücher`
  const { root } = render(
    <KitProvider messages={{ dataTable: { nextLabel: 'Weiter' } }}>
      <DataTable {...props} rows={many(60)} rangeText={rangeText} />
    </KitProvider>,
  )
  assert.is(root.querySelector('[data-part="range"]')?.textContent, '60 Bücher')
  assert.equal(
    [...root.querySelectorAll('[data-part="pages"] button')].map((button) => button.textContent),
    ['Previous', 'Weiter'],
  )
})

test.run()
