// A real browser: the stories' play functions, and tests/browser/hands.test.ts.
import * as assert from 'uvu/assert'
import { KitProvider } from '../../ui-kit/kit-provider/index.ts'
import { Menu, type MenuItem } from '../../ui-kit/menu/menu.tsx'
import { click, press, render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const items: MenuItem[] = [
  { key: 'print', label: 'Print' },
  { key: 'page', label: 'To the page', href: '#page' },
  { key: 'move', label: 'Move', disabled: true },
  { key: 'delete', label: 'Delete', variant: 'danger' },
]
conforms(
  Menu,
  { label: 'Actions', subject: 'Amina', items },
  { root: 'DIV', reach: (root) => click(root.querySelector('button') as HTMLElement) },
)

function menu() {
  const actions: string[] = []
  const { root } = render(
    <KitProvider Link={(props: object) => <a data-router="" {...props} />}>
      <Menu label="Actions" subject="Amina" items={items} onAction={({ key }) => actions.push(key)} />
    </KitProvider>,
  )
  const button = root.querySelector('button') as HTMLButtonElement
  const shown = () => [...root.querySelectorAll<HTMLElement>('[role=menuitem]')]
  return { actions, root, button, shown, focused: () => document.activeElement?.textContent }
}

test('has no items in the document until it is opened; its button says for what it is', async () => {
  const { button, shown, focused } = menu()
  assert.equal([button.getAttribute('aria-label'), button.getAttribute('aria-expanded')], ['Actions Amina', 'false'])
  assert.equal(shown(), [])
  await click(button)
  assert.is(button.getAttribute('aria-expanded'), 'true')
  assert.equal([shown().length, focused()], [4, 'Print'])
  await click(button)
  assert.equal(shown(), [])
})

test('an item is chosen and told of with focus back at the button; a link is one of the provider; a disabled one stays', async () => {
  const { button, shown, actions } = menu()
  await click(button)
  await click(shown()[2] as HTMLElement)
  assert.equal([shown().length, actions], [4, []])
  assert.is(shown()[1]?.getAttribute('href'), '#page')
  assert.ok(shown()[1]?.hasAttribute('data-router'))
  await click(shown()[3] as HTMLElement)
  assert.equal([actions, shown().length], [['delete'], 0])
  assert.is(document.activeElement, button)
})

test('the keys of a menu button: arrows open at either end and go around, Home, End, Escape, Tab', async () => {
  const { button, shown, focused } = menu()
  button.focus()
  const key = (name: string) => press(document.activeElement as HTMLElement, name)
  await key('ArrowUp')
  assert.is(focused(), 'Delete', 'from the button up: the last')
  const walk: (string | null | undefined)[] = []
  for (const name of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'Home', 'End', 'x']) {
    await key(name)
    walk.push(focused())
  }
  assert.equal(walk, ['Print', 'To the page', 'Print', 'Delete', 'Print', 'Delete', 'Delete'])
  await key('Escape')
  assert.equal([shown().length, document.activeElement], [0, button])
  await key('ArrowDown')
  assert.is(focused(), 'Print')
  await key('Tab')
  assert.equal([shown().length, document.activeElement], [0, button], 'Tab goes on from the button')
})

test.run()
