import * as assert from 'uvu/assert'
import { Button } from '../../ui-kit/button/button.tsx'
import { LinkButton } from '../../ui-kit/link-button/link-button.tsx'
import { click, render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(Button, { children: 'Save' }, { root: 'BUTTON' })
conforms(Button, { children: 'Save', busy: true, busyLabel: 'Saving' }, { state: 'busy', root: 'BUTTON' })
conforms(LinkButton, { href: '/about', children: 'Read More' }, { root: 'A' })

test('a button does not submit a form by default', () => {
  assert.is(render(<Button>Copy</Button>).root.getAttribute('type'), 'button')
  assert.is(render(<Button type="submit">Send</Button>).root.getAttribute('type'), 'submit')
})

test('busy: disabled, with its busy text and a spinner that screen readers ignore', async () => {
  let pressed = 0
  const view = render(
    <Button busy busyLabel="Saving" onClick={() => pressed++}>
      Save
    </Button>,
  )
  const button = view.root as HTMLButtonElement
  assert.ok(button.disabled)
  assert.is(button.dataset.state, 'busy')
  assert.is(button.textContent, 'Saving')
  assert.is(button.querySelector('.kit-spinner')?.getAttribute('aria-hidden'), 'true')
  await click(button)
  assert.is(pressed, 0)

  view.rerender(<Button onClick={() => pressed++}>Save</Button>)
  await click(view.root)
  assert.is(pressed, 1)
  assert.not.ok(view.root.hasAttribute('data-state'))
})

test('busy without a busy text keeps its text', () => {
  assert.is(render(<Button busy>Delete</Button>).root.textContent, 'Delete')
})

test('link and button have the same look for each variant and size', () => {
  const { root } = render(
    <LinkButton href="/x" variant="quiet" size="small">
      Details
    </LinkButton>,
  )
  assert.ok(root.classList.contains('kit-button'))
  assert.equal([root.dataset.variant, root.dataset.size, root.getAttribute('href')], ['quiet', 'small', '/x'])
})

test.run()
