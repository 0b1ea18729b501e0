import * as assert from 'uvu/assert'
import { DetailList } from '../../ui-kit/detail-list/detail-list.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const items = [
  { label: 'Name', value: 'Ayesha Khan' },
  { label: 'Phone', value: '1', key: 'first' },
  { label: 'Phone', value: '2', key: 'second' },
]

conforms(DetailList, { items }, { root: 'DL' })

test('each label with its value; two items can have the same label', () => {
  const { root } = render(<DetailList items={items} />)
  const texts = (tag: string) => [...root.querySelectorAll(tag)].map((element) => element.textContent)
  assert.equal(texts('dt'), ['Name', 'Phone', 'Phone'])
  assert.equal(texts('dd'), ['Ayesha Khan', '1', '2'])
})

test('the number of columns is an attribute for its style; more than four are a custom property', () => {
  const columns = (count: number) => {
    const { dataset, style } = render(<DetailList items={items} columns={count} />).root
    return [dataset.columns, style.getPropertyValue('--kit-detail-list-columns')]
  }
  assert.equal(columns(2), ['2', ''])
  assert.equal(columns(5), ['5', '5'])
})

test('a long value has an attribute for its style', () => {
  const { root } = render(<DetailList items={[...items, { label: 'About', value: 'She reads.', long: true }]} />)
  assert.is(root.querySelectorAll('[data-part=item]').length, 4)
  assert.is(root.querySelector('[data-long] dd')?.textContent, 'She reads.')
})

test.run()
