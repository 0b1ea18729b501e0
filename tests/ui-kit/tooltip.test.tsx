// The stories' play functions test the mouse, the keyboard and the top layer in a real browser.
import * as assert from 'uvu/assert'
import { Button } from '../../ui-kit/button/button.tsx'
import { Tooltip } from '../../ui-kit/tooltip/tooltip.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(Tooltip, { text: 'As a file', children: <Button>Export</Button> }, { root: 'SPAN' })

test('the tip is added to the description of the control, and is not its name', () => {
  const { root } = render(
    <Tooltip text="As a file">
      <Button aria-describedby="own">Export</Button>
    </Tooltip>,
  )
  const button = root.querySelector('button')
  assert.is(button?.textContent, 'Export')
  const [own, tip] = button?.getAttribute('aria-describedby')?.split(' ') ?? []
  assert.is(own, 'own')
  assert.is(document.getElementById(tip ?? '')?.textContent, 'As a file')
})

test.run()
