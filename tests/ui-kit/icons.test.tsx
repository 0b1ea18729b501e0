import * as assert from 'uvu/assert'
import * as icons from '../../ui-kit/icons/index.ts'
import { Spinner } from '../../ui-kit/spinner/spinner.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(Spinner, {}, { root: 'SPAN' })
for (const Icon of Object.values(icons)) conforms(Icon, {}, { root: 'svg' })

test('an icon is hidden from screen readers and takes a size', () => {
  const { root } = render(<icons.PlusIcon size={32} />)
  assert.equal([root.getAttribute('aria-hidden'), root.getAttribute('width')], ['true', '32'])
})

test('only an icon with a direction is mirrored', () => {
  const mirrored = Object.entries(icons).filter(([, Icon]) => render(<Icon />).root.hasAttribute('data-mirrored'))
  assert.equal(mirrored.map(([name]) => name).sort(), ['BackIcon', 'ChevronIcon', 'ListIcon'])
})

test('a spinner has a name', () => {
  const { root } = render(<Spinner label="Loading students" />)
  assert.equal([root.getAttribute('role'), root.getAttribute('aria-label')], ['progressbar', 'Loading students'])
})

test.run()
