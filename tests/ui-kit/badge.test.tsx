import * as assert from 'uvu/assert'
import { Badge } from '../../ui-kit/badge/badge.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(Badge, { children: 'Expired', tone: 'danger' }, { root: 'SPAN' })

test('tone is neutral by default', () => {
  assert.is(render(<Badge>Draft</Badge>).root.dataset.tone, 'neutral')
  assert.is(render(<Badge tone="danger">Expired</Badge>).root.dataset.tone, 'danger')
})

test.run()
