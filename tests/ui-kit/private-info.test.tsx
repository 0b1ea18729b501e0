import * as assert from 'uvu/assert'
import { PrivateInfo } from '../../ui-kit/private-info/private-info.tsx'
import { click, render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const items = [{ label: 'Password', value: 'Il1O0xQ9Zr' }]

conforms(PrivateInfo, { items, defaultOpen: true }, { root: 'DIV' })

test('hidden values are not in the document; the button says what it does', async () => {
  const changes: unknown[] = []
  const { root } = render(<PrivateInfo items={items} onOpenChange={(change) => changes.push(change)} />)
  const button = root.querySelector('button') as HTMLElement
  assert.is(root.textContent, 'Show private details')
  assert.is(button.getAttribute('aria-expanded'), 'false')
  await click(button)
  assert.is(button.textContent, 'Hide private details')
  assert.is(button.getAttribute('aria-expanded'), 'true')
  assert.is(root.querySelector('dd')?.textContent, 'Il1O0xQ9Zr')
  await click(button)
  assert.is(root.textContent, 'Show private details')
  assert.equal(changes, [{ open: true }, { open: false }])
})

test('with `open` the app decides', async () => {
  const view = render(<PrivateInfo items={items} open={false} />)
  await click(view.root.querySelector('button') as Element)
  assert.is(view.root.dataset.state, 'closed')
  view.rerender(<PrivateInfo items={items} open loading />)
  assert.ok(view.root.querySelector('[role="progressbar"]'))
  assert.not.ok(view.root.querySelector('dd'))
})

test.run()
