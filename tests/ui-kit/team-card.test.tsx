import * as assert from 'uvu/assert'
import { TeamCard } from '../../ui-kit/team-card/team-card.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(
  TeamCard,
  { name: 'Nadia Hussain', position: 'Head teacher', children: 'Teaches mathematics.' },
  { root: 'ARTICLE' },
)

test('a portrait beside a name is decoration', () => {
  const { root } = render(<TeamCard name="Nadia Hussain" position="Head teacher" photoSrc="/n.jpg" />)
  assert.is(root.querySelector('img')?.getAttribute('alt'), '')
  assert.is(document.getElementById(root.getAttribute('aria-labelledby') ?? '')?.textContent, 'Nadia Hussain')
})

test.run()
