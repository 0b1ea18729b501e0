// How a dialog behaves (focus, Escape, backdrop) is tried in a real browser, by the stories' play functions.

import * as assert from 'uvu/assert'
import { Dialog } from '../../ui-kit/dialog/index.ts'
import { act, click, render, settle } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(Dialog, { open: false, heading: 'Closed' }, { state: 'closed', root: 'DIALOG' })
conforms(
  Dialog,
  { open: true, heading: 'Open', actions: 'x', children: 'text' },
  { root: 'DIALOG', parts: ['sheet', 'heading', 'body', 'actions', 'close'] },
)

test('a dialog holds its content only while open, and is named by its heading', () => {
  const view = render(
    <Dialog open={false} heading="Search Students">
      text
    </Dialog>,
  )
  assert.is(view.root.textContent, '')
  view.rerender(
    <Dialog open heading="Search Students">
      text
    </Dialog>,
  )
  assert.ok((view.root as HTMLDialogElement).open)
  assert.is(document.getElementById(view.root.getAttribute('aria-labelledby') ?? '')?.textContent, 'Search Students')
  view.rerender(
    <Dialog open={false} heading="Search Students">
      text
    </Dialog>,
  )
  assert.not.ok((view.root as HTMLDialogElement).open)
})

test('closing can be refused: while open stays true, the dialog stays', async () => {
  const reasons: string[] = []
  const view = render(<Dialog open heading="Stays" onClose={({ reason }) => reasons.push(reason)} />)
  await click(view.container.querySelector('[data-part=close]') as Element)
  await act(async () => (view.root as HTMLDialogElement).close())
  await settle()
  assert.equal(reasons, ['button', 'cancel'])
  assert.ok((view.root as HTMLDialogElement).open)
})

test.run()
