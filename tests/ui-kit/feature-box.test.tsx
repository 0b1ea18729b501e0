import * as assert from 'uvu/assert'
import { FeatureBox } from '../../ui-kit/feature-box/feature-box.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(
  FeatureBox,
  { heading: 'Admissions', children: 'Come in April.', icon: <svg aria-hidden />, href: '/about' },
  { root: 'SECTION' },
)

test('its heading, of any level, is its name', () => {
  const { root } = render(
    <FeatureBox heading="Academics" headingLevel={2}>
      Ten classes.
    </FeatureBox>,
  )
  const heading = root.querySelector('h2')
  assert.is(heading?.textContent, 'Academics')
  assert.is(root.getAttribute('aria-labelledby'), heading?.id)
  assert.not.ok(root.querySelector('a'))
})

test.run()
