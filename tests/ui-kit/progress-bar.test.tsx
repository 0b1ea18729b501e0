import * as assert from 'uvu/assert'
import { ProgressBar } from '../../ui-kit/progress-bar/progress-bar.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(ProgressBar, { value: 0.5, label: 'Sending' }, { root: 'PROGRESS' })

test('a value from 0 to 1, or none', () => {
  const view = render(<ProgressBar value={0.25} label="Sending" />)
  assert.is(view.root.getAttribute('value'), '0.25')
  assert.is(view.root.getAttribute('max'), '1')
  assert.is(view.root.getAttribute('aria-label'), 'Sending')
  view.rerender(<ProgressBar value={null} label="Sending" />)
  assert.not.ok(view.root.hasAttribute('value'))
})

test.run()
