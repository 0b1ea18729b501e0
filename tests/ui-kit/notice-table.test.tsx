import * as assert from 'uvu/assert'
import { NoticeTable, type NoticeTableProps } from '../../ui-kit/notice-table/notice-table.tsx'
import { useRowSelection } from '../../ui-kit/row-selection/row-selection.tsx'
import { click, render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const notices = [
  { id: '1', title: 'Library', description: 'Open on Saturdays too', validUntil: null },
  { id: '2', title: 'Sports', description: 'On Friday', validUntil: '2026-12-04' },
  { id: '3', title: 'Timetable', description: 'Printed', validUntil: '2026-10-30', expired: true },
]

conforms(NoticeTable, { notices }, { root: 'DIV' })

const cells = (root: HTMLElement, key: string) =>
  [...root.querySelectorAll(`tbody [data-column="${key}"]`)].map((cell) => cell.textContent?.trim())

conforms(
  NoticeTable,
  { notices: [{ id: '1', title: 'Library', description: 'Open', validUntil: null, marks: ['On top'] }] },
  { state: 'marks', root: 'DIV' },
)

function Selectable(props: NoticeTableProps) {
  return <NoticeTable {...props} selection={useRowSelection<string>()} />
}

test('the marks of a notice follow its title; sorted and selected it is by the title', async () => {
  const marked = notices.map((notice) => ({ ...notice, marks: notice.id === '2' ? ['On top', 'Staff'] : [] }))
  const { root } = render(<Selectable notices={marked} />)
  assert.equal(
    [...root.querySelectorAll('tbody label')].map(({ textContent }) => textContent),
    ['Select Library', 'Select Sports', 'Select Timetable'],
  )
  assert.equal(cells(root, 'title'), ['Library', 'Sports On topStaff', 'Timetable'])
  const [title, marks] = root.querySelectorAll('[data-part=marks]')[0]?.parentElement?.children ?? []
  assert.equal([title?.tagName, title?.textContent, marks?.children.length], ['BDI', 'Sports', 2])
})

test('two words of the description, then an ellipsis', () => {
  assert.equal(cells(render(<NoticeTable notices={notices} />).root, 'description'), [
    'Open on…',
    'On Friday…',
    'Printed…',
  ])
})

test("the last day, 'Unlimited' without one, 'Expired' beside a past one", () => {
  assert.equal(cells(render(<NoticeTable notices={notices} />).root, 'validFor'), [
    'Unlimited',
    '2026-12-04',
    '2026-10-30 Expired',
  ])
})

test('sorted by the day, unlimited notices come last', async () => {
  const { root } = render(<NoticeTable notices={notices} />)
  await click(root.querySelector('thead [data-column="validFor"] button') as Element)
  assert.equal(cells(root, 'title'), ['Timetable', 'Sports', 'Library'])
})

test('without notices: says so', () => {
  assert.is(render(<NoticeTable notices={[]} />).root.querySelector('tbody')?.textContent, 'No notices')
})

test.run()
