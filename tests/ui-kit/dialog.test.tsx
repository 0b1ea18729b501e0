// The stories' play functions test focus, Escape and backdrop in a real browser.

import { createRef } from 'react'
import * as assert from 'uvu/assert'
import { Dialog, type DialogProps } from '../../ui-kit/dialog/dialog.tsx'
import { act, click, render, settle } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(Dialog, { open: false, heading: 'Closed' }, { state: 'closed', root: 'DIALOG' })
conforms(Dialog, { open: true, heading: 'Open', actions: 'x', children: 'text' }, { root: 'DIALOG' })

test('the content is mounted only while open; the heading is the name', () => {
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

test('the close button is read after the heading, and can be used', () => {
  const view = render(
    <Dialog open heading="Search" actions="x">
      text
    </Dialog>,
  )
  const parts = [...view.container.querySelectorAll('[data-part=sheet] > *')]
  assert.equal(
    parts.map((part) => part.getAttribute('data-part')),
    ['heading', 'close', 'body', 'actions'],
  )
  assert.is((parts[1] as HTMLButtonElement).disabled, false)
})

test('the app can keep it open: it closes only when open is false', async () => {
  const reasons: string[] = []
  const view = render(<Dialog open heading="Stays" onClose={({ reason }) => reasons.push(reason)} />)
  await click(view.container.querySelector('[data-part=close]') as Element)
  await act(async () => (view.root as HTMLDialogElement).close())
  await settle()
  assert.equal(reasons, ['button', 'cancel'])
  assert.ok((view.root as HTMLDialogElement).open)
})

const dialogIn = (view: { container: HTMLElement }) => view.container.querySelector('dialog') as HTMLDialogElement

test('focus goes where the app says, also when what opened the dialog is removed with it', async () => {
  const heading = createRef<HTMLHeadingElement>()
  const page = (open: boolean, finalFocus: DialogProps['finalFocus']) => (
    <main>
      <h1 ref={heading}>List</h1>
      {open && <button type="button">Opens</button>}
      <Dialog open={open} heading="Delete" finalFocus={finalFocus} />
    </main>
  )
  for (const finalFocus of [heading, () => heading.current, () => document.querySelector('h1')]) {
    const view = render(page(true, finalFocus))
    view.rerender(page(false, finalFocus))
    await settle()
    assert.is(document.activeElement, heading.current)
    view.unmount()
  }
})

test('opens and closes where there is no showModal, as in jsdom', () => {
  const { showModal, close } = HTMLDialogElement.prototype
  Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined })
  try {
    const view = render(<Dialog open heading="Search" />)
    assert.ok(dialogIn(view).open)
    view.rerender(<Dialog open={false} heading="Search" />)
    assert.not.ok(dialogIn(view).open)
  } finally {
    Object.assign(HTMLDialogElement.prototype, { showModal, close })
  }
})

test.run()
