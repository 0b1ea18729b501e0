import { mock } from 'node:test'
import * as assert from 'uvu/assert'
import { type Toast, ToastRegion, type ToastRegionProps, type Tone } from '../../ui-kit/toast-region/index.ts'
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

function region(props: Partial<ToastRegionProps> = {}) {
  const dismissed: string[] = []
  const ui = (list: readonly Toast[]) => (
    <ToastRegion toasts={list} onDismiss={({ id, reason }) => dismissed.push(`${id} ${reason}`)} {...props} />
  )
  const view = render(ui([]))
  return { ...view, dismissed, show: (list: readonly Toast[]) => view.rerender(ui(list)) }
}

test('both live regions exist before the first toast, and each toast is in the right one', () => {
  const it = region()
  const status = it.container.querySelector('[role=status]') as HTMLElement
  const alert = it.container.querySelector('[role=alert]') as HTMLElement
  assert.equal([status.textContent, alert.textContent], ['', ''])
  it.show(toasts)
  assert.is(status.querySelector('span')?.textContent, 'Saved')
  assert.is(alert.querySelector('span')?.textContent, 'error')
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

test('a toast times out, an error later', () => {
  const it = region({ durations: { success: 30, danger: 90 } })
  it.show(toasts)
  pass(30)
  assert.equal(it.dismissed, ['1 timeout'])
  pass(60)
  assert.equal(it.dismissed, ['1 timeout', '2 timeout'])
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

test('a button dismisses a toast, and focus moves to the next', async () => {
  const it = region({ durations: { success: Infinity, danger: Infinity } })
  it.show(toasts)
  const [first, second] = it.container.querySelectorAll('button')
  await act(async () => first?.focus())
  await click(first as Element)
  assert.equal(it.dismissed, ['1 button'])
  assert.ok(document.activeElement === second)
})

test.run()
