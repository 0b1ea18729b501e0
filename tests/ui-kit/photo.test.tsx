import * as assert from 'uvu/assert'
import { Photo } from '../../ui-kit/photo/photo.tsx'
import { act, render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(Photo, { src: '/a.jpg', alt: 'A school' }, { root: 'SPAN' })
conforms(Photo, { src: null, alt: 'A school' }, { state: 'missing', root: 'SPAN' })

const fire = (element: Element | null, type: string) => act(() => void element?.dispatchEvent(new Event(type)))

test('without a URL: the drawing, with the name of the photo', () => {
  const { root } = render(<Photo alt="No Images is Add By Admin" />)
  assert.is(root.dataset.state, 'missing')
  const drawing = root.querySelector('[role="img"]')
  assert.is(drawing?.getAttribute('aria-label'), 'No Images is Add By Admin')
  assert.ok(drawing?.querySelector('svg'))
})

test('a decorative photo has a decorative drawing', () => {
  const { root } = render(<Photo alt="" fallback="person" />)
  assert.is(root.querySelector('[data-part="fallback"]')?.getAttribute('aria-hidden'), 'true')
})

test('loads, fails, and starts again with another URL', () => {
  const view = render(<Photo src="/a.jpg" alt="A" />)
  assert.is(view.root.dataset.state, 'loading')
  fire(view.root.querySelector('img'), 'load')
  assert.is(view.root.dataset.state, 'loaded')
  view.rerender(<Photo src="/b.jpg" alt="A" />)
  assert.is(view.root.dataset.state, 'loading')
  fire(view.root.querySelector('img'), 'error')
  assert.is(view.root.dataset.state, 'missing')
  assert.not.ok(view.root.querySelector('img'))
  view.rerender(<Photo src="/c.jpg" alt="A" />)
  assert.ok(view.root.querySelector('img'))
})

test('has its size before the photo loads, in rem, so that it grows with the text', () => {
  const { root } = render(<Photo src="/a.jpg" alt="" width={48} height="250px" />)
  assert.is(root.style.getPropertyValue('--kit-photo-width'), 'calc(3 * var(--kit-rem))')
  assert.is(root.style.getPropertyValue('--kit-photo-height'), '250px')
})

test('loads lazily, unless it is eager', () => {
  const loading = (eager?: boolean) => {
    const image = render(<Photo src="/a.jpg" alt="" eager={eager} />).root.querySelector('img')
    return [image?.getAttribute('loading'), image?.getAttribute('fetchpriority')]
  }
  assert.equal(loading(), ['lazy', null])
  assert.equal(loading(true), ['eager', 'high'])
})

test('a fallback of your own', () => {
  assert.is(render(<Photo alt="The crest" fallback={<b>MS</b>} />).root.textContent, 'MS')
})

test.run()
