import { mock } from 'node:test'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import * as assert from 'uvu/assert'
import {
  createToasts,
  type Toast,
  ToastProvider,
  ToastRegion,
  type ToastRegionProps,
  type Tone,
  useToasts,
} from '../../ui-kit/toast-region/index.ts'
import { act, click, render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

test.before.each(() => mock.timers.enable({ apis: ['setTimeout'] }))
test.after.each(() => mock.timers.reset())
const pass = (milliseconds: number) => act(() => mock.timers.tick(milliseconds))

const toasts: Toast[] = [
  { id: 1, tone: 'success', message: 'Saved' },
  { id: 2, tone: 'danger', message: 'error' },
]
conforms(ToastRegion, { toasts, onDismiss: () => {} }, { root: 'SECTION' })
conforms(
  ToastRegion,
  { toasts: [...toasts, ...toasts].map((toast, id) => ({ ...toast, id })), onDismiss: () => {} },
  { state: 'more than there is room for', root: 'SECTION' },
)

function region(props: Partial<ToastRegionProps> = {}) {
  const dismissed: string[] = []
  const ui = (list: readonly Toast[]) => (
    <ToastRegion toasts={list} onDismiss={({ id, reason }) => dismissed.push(`${id} ${reason}`)} {...props} />
  )
  const view = render(ui([]))
  return { ...view, dismissed, show: (list: readonly Toast[]) => view.rerender(ui(list)) }
}

test('it is measured only while it has a toast: a page without one is not laid out for it', () => {
  const observed: Element[] = []
  const usual = globalThis.ResizeObserver
  const set = (value: unknown) => Object.defineProperty(globalThis, 'ResizeObserver', { value, configurable: true })
  set(
    class {
      observe = (element: Element) => observed.push(element)
      disconnect = () => observed.splice(0)
    },
  )
  try {
    const it = region()
    assert.equal(observed, [])
    it.show(toasts)
    assert.equal(observed, [it.container.querySelector('section')])
    it.show([])
    assert.equal(observed, [])
    it.unmount()
  } finally {
    set(usual)
  }
})

test('it has the tones of a Badge, and announces only danger at once', () => {
  const tones: Tone[] = ['neutral', 'info', 'success', 'warning', 'danger']
  const it = region()
  it.show(tones.map((tone, id) => ({ id, tone, message: tone })))
  const tonesIn = (role: string) =>
    [...it.container.querySelectorAll<HTMLElement>(`[role=${role}] > *`)].map(({ dataset }) => dataset.tone)
  assert.equal([tonesIn('status'), tonesIn('alert')], [tones.slice(0, 4), ['danger']])
})

test('a link follows the message', () => {
  const it = region()
  it.show([{ id: 1, tone: 'success', message: 'Saved', link: { href: '/students/7', label: 'Bilal Khan' } }])
  const toast = it.container.querySelector('[data-part=text]')
  assert.is(toast?.textContent, 'Saved Bilal Khan')
  assert.is(toast?.querySelector('a')?.getAttribute('href'), '/students/7')
})

test('a toast times out after 6 s, an error after 12, or when the page says', () => {
  const it = region()
  it.show(toasts)
  for (const [more, gone] of [
    [5999, []],
    [1, ['1 timeout']],
    [5999, ['1 timeout']],
    [1, ['1 timeout', '2 timeout']],
  ] as const) {
    pass(more)
    assert.equal(it.dismissed, gone)
  }
  const other = region({ durations: { danger: 90 } })
  other.show(toasts)
  pass(90)
  assert.equal(other.dismissed, ['2 timeout'])
})

test('focus on it stops the timers, and blur starts them again', async () => {
  const it = region({ durations: { success: 30, danger: 30 } })
  it.show(toasts)
  const button = it.container.querySelector('button') as HTMLButtonElement
  await act(async () => button.focus())
  pass(60)
  assert.equal(it.dismissed, [])
  await act(async () => button.blur())
  pass(30)
  assert.is(it.dismissed.length, 2)
})

test('the pointer on it stops the timers, and starts them again when it leaves', async () => {
  const it = region({ durations: { success: 30, danger: 30 } })
  it.show(toasts)
  const toast = it.container.querySelector('[data-part=toast]') as HTMLElement
  const send = (type: string) => act(async () => void toast.dispatchEvent(new PointerEvent(type, { bubbles: true })))
  await send('pointerover')
  pass(60)
  assert.equal(it.dismissed, [])
  await send('pointerout')
  pass(30)
  assert.is(it.dismissed.length, 2)
})

test('useToasts shows toasts from anywhere below the provider; a repeated message takes the place of the first', async () => {
  const shown: unknown[] = []
  function Page() {
    const { show, dismiss, clear } = useToasts()
    return (
      <>
        <button type="button" onClick={() => shown.push(show('Saved'))} />
        <button type="button" onClick={() => show({ tone: 'danger', message: 'Failed' })} />
        <button type="button" onClick={() => dismiss(shown.at(-1) as number)} />
        <button type="button" onClick={() => clear('danger')} />
        <button type="button" onClick={() => clear()} />
      </>
    )
  }
  const { container } = render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  )
  const [save, fail, take, clear, clearAll] = container.querySelectorAll('button')
  const messages = () => [...container.querySelectorAll('[data-part=text] > span')].map((text) => text.textContent)
  for (const button of [save, fail, save]) await click(button as Element)
  assert.equal(messages(), ['Saved', 'Failed'])
  await click(take as Element)
  assert.equal(messages(), ['Failed'])
  await click(save as Element)
  await click(clear as Element)
  assert.equal(messages(), ['Saved'], 'those of another tone stay')
  await click(clearAll as Element)
  assert.equal(messages(), [])
})

test('useToasts without a provider says what is missing', () => {
  assert.throws(() => renderToString(createElement(() => void useToasts())), /Render one around the app/)
})

test('toasts that code outside of components shows', async () => {
  const toasts = createToasts()
  const { container } = render(<ToastProvider toasts={toasts} />)
  await act(async () => void toasts.show({ message: 'From outside' }))
  assert.match(container.textContent, 'From outside')
  assert.is(toasts.list()[0]?.tone, 'info')
})

test.run()
