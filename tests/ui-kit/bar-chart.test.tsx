import * as assert from 'uvu/assert'
import { BarChart, type BarChartBar } from '../../ui-kit/bar-chart/bar-chart.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const props = {
  caption: 'Reports per class',
  labelHeader: 'Class',
  series: ['Written', 'Missing'],
  rows: [
    { label: '1', bars: [{ value: 1024, href: '#written' }, { value: 0 }] },
    { label: '2', bars: [{ value: 256 }, { value: 512, href: '#missing' }] },
  ],
  empty: 'No student yet',
}

conforms(BarChart, props, { root: 'DIV' })
conforms(BarChart, { ...props, rows: [] }, { state: 'empty', root: 'DIV' })

const texts = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent)
const oneSeries = (...values: BarChartBar['value'][]) => ({
  ...props,
  series: ['Written'],
  rows: values.map((value, index) => ({ label: String(index), bars: [{ value }] })),
})

test('a table with headers; all bars have one scale, and a link says the whole fact', () => {
  const { root } = render(<BarChart {...props} />)
  assert.equal(texts(root, 'caption, thead th'), ['Reports per class', 'Class', 'Written', 'Missing'])
  assert.equal(texts(root, 'tbody th, td'), ['1', '1,024', '0', '2', '256', '512'])
  const bars = [...root.querySelectorAll<HTMLElement>('[data-part=bar]')]
  assert.equal(
    bars.map((bar) => bar.style.getPropertyValue('--kit-bar-chart-share')),
    ['1', '0', '0.25', '0.5'],
  )
  assert.equal(
    [...root.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')]),
    [
      ['#written', 'Class 1, Written: 1,024'],
      ['#missing', 'Class 2, Missing: 512'],
    ],
  )
  assert.is(root.style.getPropertyValue('--kit-bar-chart-digits'), '5')
  assert.equal(texts(render(<BarChart {...props} lang="de" />).root, 'a'), ['1.024', '512'])
})

test('a value that is not known is neither zero nor a bar', () => {
  const view = render(<BarChart {...oneSeries(null, 0)} />)
  assert.is(view.root.dataset.state, 'loading')
  assert.equal(texts(view.root, 'td'), ['', '0'])
  view.rerender(<BarChart {...oneSeries('–', '–')} />)
  assert.not.ok(view.root.dataset.state)
  assert.equal(texts(view.root, 'td'), ['–', '–'])
})

test('without a row, or when every value is 0, it says so instead of showing rows', () => {
  for (const values of [[], [0, 0]]) {
    const { root } = render(<BarChart {...oneSeries(...values)} />)
    assert.is(root.dataset.state, 'empty')
    assert.equal(texts(root, 'tbody td'), ['No student yet'])
  }
})

test.run()
