import * as assert from 'uvu/assert'
import { Alert, type Tone } from '../../ui-kit/alert/alert.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(Alert, { heading: 'Look', children: 'Text', actions: 'Buttons' }, { root: 'DIV' })
conforms(Alert, { live: true }, { state: 'without content', root: 'DIV' })

test('only a live one is announced: an error at once, others when there is time', () => {
  const roles = (['info', 'success', 'warning', 'danger'] satisfies Tone[]).map((tone) =>
    render(
      <Alert tone={tone} live>
        Text
      </Alert>,
    ).root.getAttribute('role'),
  )
  assert.equal(roles, ['status', 'status', 'status', 'alert'])
  assert.is(render(<Alert tone="danger">Text</Alert>).root.getAttribute('role'), null)
})

test('the live region is there before its content, and stays when the content goes', () => {
  const view = render(<Alert live tone="danger" />)
  const region = view.root
  assert.is(region.childNodes.length, 0)
  view.rerender(
    <Alert live tone="danger">
      Failed
    </Alert>,
  )
  assert.is(view.root, region)
  assert.is(region.textContent, 'Failed')
  view.rerender(
    <Alert live tone="danger">
      {''}
    </Alert>,
  )
  assert.is(region.childNodes.length, 0)
})

test('its heading has the level that it is given', () => {
  const level = (headingLevel?: 3) =>
    render(<Alert heading="Look" headingLevel={headingLevel} />).root.querySelector('[data-part=heading]')?.tagName
  assert.equal([level(), level(3)], ['H2', 'H3'])
})

test.run()
