// A real browser: the stories' play functions, and tests/browser/hands.test.ts.
import * as assert from 'uvu/assert'
import { KitProvider } from '../../ui-kit/kit-provider/index.ts'
import { Menu, type MenuItem } from '../../ui-kit/menu/menu.tsx'
import { click, render } from '../dom.ts'
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

test.run()
