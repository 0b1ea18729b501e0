import { Button, type Column, DataTable, type DataTableProps, EmptyState, type Sort } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Selecting } from './frames.tsx'
import type { Guide } from './guide.ts'
import { inColumn, longName } from './samples.tsx'

interface Book {
  id: string
  title: string
  shelf: string
  copies: number
}

const titles = [
  'Äpfel und Birnen',
  'Atlas of the world',
  'zoology, a primer',
  'Élan',
  'Algebra 9',
  'Algebra 10',
  'Poems',
]
const books = (count: number): Book[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `b${index}`,
    title: `${titles[index % titles.length]}${index < titles.length ? '' : `, copy ${index}`}`,
    shelf: `Shelf ${(index * 7) % 12}`,
    copies: (index * 13) % 40,
  }))

const columns: Column<Book>[] = [
  { key: 'number', header: 'No.', cell: (_book, index) => index + 1, narrow: 'hide' },
  { key: 'title', header: 'Title', cell: ({ title }) => title, sortBy: ({ title }) => title, narrow: 'title' },
  { key: 'shelf', header: 'Shelf', cell: ({ shelf }) => shelf },
  { key: 'copies', header: 'Copies', cell: ({ copies }) => copies, sortBy: ({ copies }) => copies, align: 'end' },
]

const pictureRows = [
  { title: 'Matilda', author: 'Roald Dahl' },
  { title: 'Heidi', author: 'Johanna Spyri' },
]
const pictureColumns: Column<(typeof pictureRows)[number]>[] = [
  { key: 'title', header: 'Title', cell: ({ title }) => title },
  { key: 'author', header: 'Author', cell: ({ author }) => author },
]

const meta = {
  title: 'Tables/DataTable',
  component: DataTable<Book>,
  parameters: {
    guide: {
      since: '0.1.0',
      use: [
        'Rows of one kind that people compare, sort or act on',
        'Lists of your own records; for students, teachers, notices and users there are ready tables',
      ],
      avoid: ['The details of one thing: use DetailList', 'Layout: to place things side by side, use a CSS grid'],
      wording: {
        Caption: 'What the rows are, in the plural: ‘Students’',
        Headers: 'A noun of one or two words, the same as the label of that field in forms',
        Actions: 'People see a verb, ‘Delete’; screen readers also say the name of the row, ‘Delete Ayesha Khan’',
        Empty: 'What is missing, then what to do: ‘No books yet’, ‘Add book’; after a filter: ‘No book matches’',
      },
      good: {
        shows: (
          <DataTable
            caption="Books"
            rows={pictureRows}
            rowKey={({ title }) => title}
            columns={pictureColumns}
            empty="No books"
          />
        ),
        says: 'A caption, short headers, and one kind of value in each column.',
      },
      bad: {
        shows: <DataTable caption="Books" rows={[]} rowKey={String} columns={pictureColumns} empty="Nothing" />,
        says: '‘Nothing’ does not say what is missing or what to do. Say ‘No books yet’ and offer to add a book.',
      },
      keyboard: {
        Tab: 'Moves to the sort buttons, the actions of each row and the page buttons.',
        'Enter, Space': 'On a sort button: sorts ascending, then descending, then not at all.',
      },
      screenReader:
        'A native table with its caption. A sorted header says its order. On a phone, the header is read before each value.',
    } satisfies Guide,
  },
  decorators: [inColumn],
  args: {
    caption: 'Books',
    columns,
    rows: books(7),
    rowKey: ({ id }) => id,
    empty: 'No book is on the shelf',
    onSortChange: fn(),
    onPageChange: fn(),
  },
} satisfies Meta<typeof DataTable<Book>>
export default meta
type Story = StoryObj<typeof meta>

const column = (root: HTMLElement, key: string) =>
  [...root.querySelectorAll(`tbody [data-column="${key}"]`)].map((cell) => cell.textContent)

/** A server that answers when its button is pressed. */
function FromServer({ rows: _rows, pageSize = 5, onPageChange, onSortChange, ...props }: DataTableProps<Book>) {
  const all = books(1000)
  const [query, setQuery] = useState<{ page: number; sort: Sort | null }>({ page: 1, sort: null })
  const [answered, setAnswered] = useState(query)
  const order = { ascending: 1, descending: -1, none: 0 }[answered.sort?.direction ?? 'none']
  const sorted = all.sort((a, b) => order * (a.copies - b.copies))
  return (
    <>
      <DataTable
        {...props}
        {...query}
        pageSize={pageSize}
        rows={sorted.slice((answered.page - 1) * pageSize, answered.page * pageSize)}
        loading={query !== answered}
        onPageChange={({ page }) => {
          onPageChange?.({ page })
          setQuery((before) => ({ ...before, page }))
        }}
        onSortChange={({ sort }) => setQuery((before) => ({ ...before, sort }))}
      />
      <Button variant="quiet" size="small" onClick={() => setAnswered(query)}>
        The server answers
      </Button>
    </>
  )
}

export const Default: Story = {}
/** A header sorts ascending, then descending, then not at all. Texts are sorted by the rules of the language. */
export const Sorted: Story = {
  play: async ({ canvasElement, args }) => {
    const view = within(canvasElement)
    const header = () => view.getByRole('button', { name: 'Title' })
    await userEvent.click(header())
    await expect(header().closest('th')).toHaveAttribute('aria-sort', 'ascending')
    await expect(column(canvasElement, 'title')).toEqual([
      'Algebra 9',
      'Algebra 10',
      'Äpfel und Birnen',
      'Atlas of the world',
      'Élan',
      'Poems',
      'zoology, a primer',
    ])
    await expect(column(canvasElement, 'number')).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    await userEvent.click(header())
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ sort: { column: 'title', direction: 'descending' } })
    await expect(column(canvasElement, 'title')[0]).toBe('zoology, a primer')
    await userEvent.click(header())
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ sort: null })
    await expect(column(canvasElement, 'title')[0]).toBe('Äpfel und Birnen')
    await userEvent.click(view.getByRole('button', { name: 'Copies' }))
  },
}
/** Pages of 50 rows. Screen readers announce the range; on the last page the button keeps focus. */
export const ManyItems: Story = {
  args: { rows: books(120) },
  play: async ({ canvasElement, args }) => {
    const view = within(canvasElement)
    await expect(view.getByRole('status')).toHaveTextContent('Rows 1 to 50 of 120')
    await userEvent.click(view.getByRole('button', { name: 'Previous' }))
    await expect(view.getByRole('status')).toHaveTextContent('Rows 1 to 50 of 120')
    const next = view.getByRole('button', { name: 'Next' })
    await userEvent.click(next)
    await expect(view.getByRole('status')).toHaveTextContent('Rows 51 to 100 of 120')
    await expect(column(canvasElement, 'number')[0]).toBe('51')
    await userEvent.click(next)
    await expect(view.getByRole('status')).toHaveTextContent('Rows 101 to 120 of 120')
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(args.onPageChange).toHaveBeenCalledTimes(2)
    await expect(column(canvasElement, 'number')).toHaveLength(20)
    await userEvent.click(view.getByRole('button', { name: 'Copies' }))
    await expect(view.getByRole('status')).toHaveTextContent('Rows 1 to 50 of 120')
  },
}
/** All rows are printed, not only the current page. The focus stays where it is. */
export const Printed: Story = {
  args: { rows: books(120), caption: 'All books', defaultPage: 2 },
  play: async ({ canvasElement }) => {
    const onPage = canvasElement.querySelector('tbody tr')
    // Repeated, because the table listens only after its first paint.
    await waitFor(() => {
      window.dispatchEvent(new Event('beforeprint'))
      return expect(canvasElement.querySelectorAll('tbody tr').length).toBe(120)
    })
    await expect(canvasElement.querySelectorAll('tbody tr')[50]).toBe(onPage)
    await expect(column(canvasElement, 'number').at(-1)).toBe('120')
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr').length).toBe(50))
  },
}
/** A server sorts the rows and divides them into pages. Until the next page arrives, the rows of the previous page stay. */
export const ServerPaging: Story = {
  args: { caption: 'Books of the server', total: 1000, pageSize: 5 },
  render: (args) => <FromServer {...args} />,
  play: async ({ canvasElement, args }) => {
    const view = within(canvasElement)
    const range = view.getByText('Rows 1 to 5 of 1,000')
    const next = view.getByRole('button', { name: 'Next' })
    await userEvent.click(next)
    await expect(args.onPageChange).toHaveBeenLastCalledWith({ page: 2 })
    await expect(range).toHaveTextContent('Loading')
    await expect(column(canvasElement, 'number')).toEqual(['1', '2', '3', '4', '5'])
    await userEvent.click(view.getByRole('button', { name: 'The server answers' }))
    await expect(range).toHaveTextContent('Rows 6 to 10 of 1,000')
    await expect(column(canvasElement, 'number')[0]).toBe('6')
    await userEvent.click(view.getByRole('button', { name: 'Copies' }))
    await userEvent.click(view.getByRole('button', { name: 'The server answers' }))
    await expect(range).toHaveTextContent('Rows 1 to 5 of 1,000')
    await expect(column(canvasElement, 'copies')).toEqual(['0', '0', '0', '0', '0'])
  },
}
/** A column can have an icon or another element as its header. */
export const ElementAsHeader: Story = {
  args: {
    columns: columns.map((column) =>
      column.key === 'copies' ? { ...column, header: <em>Copies</em>, label: 'Copies' } : column,
    ),
  },
}
export const TenThousand: Story = { args: { rows: books(10_000) } }
export const OneItem: Story = { args: { rows: books(1) } }
export const Empty: Story = { args: { rows: [] } }
export const EmptyWithPicture: Story = {
  args: { rows: [], empty: <EmptyState heading="No book is on the shelf" illustration="search" /> },
}
export const Loading: Story = { args: { rows: [], loading: true } }
/** The current rows stay while new ones are loading. */
export const LoadingAgain: Story = { args: { loading: true } }
export const WithActions: Story = {
  args: {
    rowActions: ({ title }) => (
      <a href="#lend" aria-label={`Lend ${title}`}>
        Lend
      </a>
    ),
  },
}
/** Rows can be selected with `useRowSelection`. The bar below the table has the actions for the selected rows. */
export const WithSelection: Story = {
  render: (args) => (
    <Selecting selected={['b0', 'b2']}>{(selection) => <DataTable {...args} selection={selection} />}</Selecting>
  ),
}
export const CaptionHidden: Story = { args: { captionHidden: true } }
export const LongText: Story = {
  args: { rows: [{ id: 'long', title: longName, shelf: longName, copies: 1 }, ...books(3)] },
}
export const RightToLeft: Story = {
  args: {
    caption: 'الكتب',
    columns: columns.map((column) => ({
      ...column,
      header: { title: 'العنوان', shelf: 'الرف' }[column.key] ?? column.header,
    })),
    rows: [{ id: 'r', title: 'قصائد', shelf: 'ثلاثة', copies: 4 }, ...books(3)],
  },
  globals: { direction: 'rtl' },
}
/** Each row is a card with labels, the sort buttons are above, and nothing scrolls sideways. */
export const Narrow: Story = {
  args: { rows: [...books(3), { id: 'long', title: longName, shelf: longName, copies: 1 }] },
  parameters: { column: '20rem' },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('.kit-data-table') as HTMLElement
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
    await expect(within(canvasElement).getByRole('button', { name: 'Copies' })).toBeVisible()
    const row = table.querySelector('tbody tr') as HTMLElement
    await expect(row.offsetHeight).toBeGreaterThan(70)
  },
}
