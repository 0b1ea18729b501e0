import type { ReactNode } from 'react'
import * as assert from 'uvu/assert'
import { DataTable, type DataTableProps } from '../../ui-kit/data-table/index.ts'
import { type RowSelectionOptions, useRowSelection } from '../../ui-kit/row-selection/row-selection.tsx'
import { act, click, press, render, settle } from '../dom.ts'
import { test } from '../test.ts'

interface Pupil {
  id: number
  name: string
}

const pupils = (count: number): Pupil[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Pupil ${at + 1}` }))

type Props = Partial<DataTableProps<Pupil, number>> & { options?: RowSelectionOptions<number>; children?: ReactNode }

function Table({ options, ...props }: Props) {
  const selection = useRowSelection(options)
  return (
    <DataTable
      caption="Pupils"
      rows={pupils(7)}
      rowKey={({ id }) => id}
      pageSize={3}
      columns={[{ key: 'name', header: 'Name', narrow: 'title', cell: ({ name }) => name, sortBy: ({ id }) => id }]}
      {...props}
      selection={selection}
    />
  )
}

const boxes = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
const box = (root: HTMLElement, name: string) => boxes(root).find(({ labels }) => labels?.[0]?.textContent === name)
const check = (root: HTMLElement, name: string, shiftKey = false) =>
  act(async () => {
    box(root, name)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
  })
const checked = (root: HTMLElement) =>
  boxes(root)
    .filter((one) => one.checked)
    .map(({ labels }) => labels?.[0]?.textContent)
const count = (root: HTMLElement) => root.querySelector('[data-part="selection-count"]')?.textContent
const button = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const push = (root: HTMLElement, name: string) => click(button(root, name) as Element)

test('with `selected` the app decides; the callback gets a new set', async () => {
  const changes: number[][] = []
  const options: RowSelectionOptions<number> = {
    selected: new Set([3]),
    onSelectedChange: ({ selected }) => changes.push([...selected]),
  }
  const view = render(<Table options={options} />)
  await check(view.root, 'Select Pupil 1')
  assert.equal(changes, [[3, 1]])
  assert.equal(checked(view.root), ['Select Pupil 3'])
  view.rerender(<Table options={{ ...options, selected: new Set([1, 2]) }} />)
  assert.equal(checked(view.root), ['Select Pupil 1', 'Select Pupil 2'])
})

test('rows that only the server has are selected by their keys; without these, "all" is not offered', async () => {
  const server = { total: 5000, rows: pupils(3), page: 1 }
  const without = render(<Table {...server} />)
  await check(without.root, 'Select all on this page')
  assert.not.ok(button(without.root, 'Select all 5,000'))

  const options = { allKeys: async () => pupils(5000).map(({ id }) => id) }
  const { root } = render(<Table {...server} options={options} />)
  await check(root, 'Select all on this page')
  await push(root, 'Select all 5,000')
  await settle()
  assert.is(count(root), '5,000 selected, 4,997 of them not on this page')
})

test('the arrows, Home and End move between the checkboxes', async () => {
  const { root } = render(<Table />)
  const at = async (key: string) => {
    await press(document.activeElement as Element, key)
    return (document.activeElement as HTMLInputElement).labels?.[0]?.textContent
  }
  boxes(root)[0]?.focus()
  assert.is(await at('ArrowDown'), 'Select Pupil 1')
  assert.is(await at('End'), 'Select Pupil 3')
  assert.is(await at('ArrowDown'), 'Select Pupil 3')
  assert.is(await at('ArrowUp'), 'Select Pupil 2')
  assert.is(await at('Home'), 'Select all on this page')
})

test('Escape on a checkbox or in the bar ends the selection; without one it is left to what is around the table', async () => {
  const { root } = render(
    <Table options={{ defaultSelected: [1, 2], actions: <button type="button">Print</button> }} />,
  )
  const pressEscape = async (element?: Element) => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    await act(async () => void element?.dispatchEvent(event))
    return event.defaultPrevented
  }
  assert.is(await pressEscape(box(root, 'Select Pupil 3')), true)
  assert.is(count(root), '')
  assert.is(await pressEscape(box(root, 'Select Pupil 3')), false)
  await check(root, 'Select Pupil 3')
  assert.is(await pressEscape(button(root, 'Print')), true)
  assert.is(count(root), '')
})

test('its actions are in the bar; its texts and the names of the rows can be replaced', async () => {
  const options: RowSelectionOptions<number> = {
    actions: <button type="button">Print</button>,
    rowName: (id) => `number ${id}`,
    selectRowLabel: ({ name }) => `Choose ${name}`,
    selectedText: ({ selected }) => `${selected} chosen`,
    defaultSelected: [1],
  }
  const { root } = render(<Table options={options} />)
  assert.ok(box(root, 'Choose number 2'))
  assert.is(count(root), '1 chosen')
  assert.ok(button(root, 'Print'))
})

test.run()
