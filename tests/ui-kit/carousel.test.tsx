import { mock } from 'node:test'
import * as assert from 'uvu/assert'
import { Carousel } from '../../ui-kit/carousel/carousel.tsx'
import { act, click, render, replaceProperty } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

test.before.each(() => mock.timers.enable({ apis: ['setInterval'] }))
test.after.each(() => mock.timers.reset())
const pass = (milliseconds: number) => act(() => mock.timers.tick(milliseconds))

const slides = ['One', 'Two', 'Three'].map((heading) => ({
  heading,
  text: `About ${heading}`,
  picture: <svg aria-hidden />,
}))

conforms(Carousel, { label: 'Our school', slides }, { root: 'SECTION' })

const position = (root: HTMLElement) => root.querySelector('[data-part="position"]')?.textContent
const button = (root: HTMLElement, name: string) => root.querySelector(`[aria-label="${name}"]`) as HTMLElement

/** Runs with `prefers-reduced-motion` on or off. */
async function withMotion(reduced: boolean, run: () => Promise<void>) {
  const before = globalThis.matchMedia
  globalThis.matchMedia = ((query: string) => ({ matches: reduced && query.includes('reduce') })) as typeof matchMedia
  try {
    await run()
  } finally {
    globalThis.matchMedia = before
  }
}

test('changes by itself without an announcement; waits under the pointer; stops when paused', () =>
  withMotion(false, async () => {
    const { root } = render(<Carousel label="Our school" slides={slides} interval={30} />)
    const frame = root.querySelector('[data-part="frame"]') as HTMLElement
    const pointer = (type: string) =>
      act(() => void frame.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body })))
    assert.is(root.dataset.state, 'playing')
    pass(29)
    assert.is(position(root), '1 of 3')
    pass(1)
    assert.is(position(root), '2 of 3')
    assert.is(root.querySelector('[role="status"]')?.textContent, '')

    pointer('pointerover')
    pass(90)
    assert.is(position(root), '2 of 3')

    pointer('pointerout')
    pass(30)
    assert.is(position(root), '3 of 3')

    await click(button(root, 'Pause'))
    pass(90)
    assert.is(position(root), '3 of 3')
    assert.is(root.dataset.state, 'still')
  }))

test('a current slide is shown and stays, until there is none', () =>
  withMotion(false, async () => {
    const { root, rerender } = render(<Carousel label="Our school" slides={slides} interval={30} currentSlide={1} />)
    assert.equal([position(root), root.dataset.state], ['2 of 3', 'still'])
    pass(90)
    assert.is(position(root), '2 of 3')
    rerender(<Carousel label="Our school" slides={slides} interval={30} currentSlide={2} />)
    assert.is(position(root), '3 of 3')
    rerender(<Carousel label="Our school" slides={slides} interval={30} />)
    pass(30)
    assert.is(position(root), '1 of 3')
  }))

test('does not change while the tab is hidden', () =>
  withMotion(false, async () => {
    replaceProperty(document, 'hidden', true)
    const { root } = render(<Carousel label="Our school" slides={slides} interval={20} />)
    pass(70)
    assert.is(position(root), '1 of 3')
  }))

test('with reduced motion it starts paused', () =>
  withMotion(true, async () => {
    const { root } = render(<Carousel label="Our school" slides={slides} interval={20} />)
    assert.is(root.dataset.state, 'still')
    pass(70)
    assert.is(position(root), '1 of 3')
    await click(button(root, 'Play'))
    pass(20)
    assert.is(position(root), '2 of 3')
  }))

test('one slide has no buttons, and interval 0 has no pause button', () => {
  assert.not.ok(render(<Carousel label="Our school" slides={slides.slice(0, 1)} />).root.querySelector('button'))
  const { root } = render(<Carousel label="Our school" slides={slides} interval={0} />)
  assert.equal(
    [...root.querySelectorAll('button')].map((each) => each.getAttribute('aria-label')),
    ['Previous slide', 'Next slide'],
  )
})

test.run()
