import '../dom.ts'
import * as assert from 'uvu/assert'
import { logged, render } from '../dom.ts'
import { test } from '../test.ts'

const { ErrorBoundary } = await import('../../portal/layout/error-boundary.tsx')
const { ScriptNotLoaded } = await import('../../portal/routing/lazy-script.ts')

function Page({ error }: { error?: Error }) {
  if (error) throw error
  return (
    <form>
      <textarea name="description" defaultValue="Bring water." />
      <input type="text" name="title" defaultValue="Sports day" />
      <input type="text" name="password" defaultValue="secret-word" />
      <input type="password" name="old" defaultValue="other-secret" />
      <input type="text" name="catagory" defaultValue=" " />
    </form>
  )
}

/** What is shown when a page that was filled in breaks. */
function shownAfter(error: Error): string {
  const view = render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  )
  view.rerender(
    <ErrorBoundary>
      <Page error={error} />
    </ErrorBoundary>,
  )
  logged()
  return view.root.textContent ?? ''
}

test('an error of the portal says that it is its own, and shows what was typed, but no password', () => {
  const shown = shownAfter(new DOMException('The node to be removed is not a child of this node.', 'NotFoundError'))
  assert.match(shown, 'a mistake of the portal, not of your connection')
  assert.match(shown, 'to copy it:Bring water.Sports day')
  assert.not.match(shown, 'secret')
})

test('a script that did not arrive is said to be the connection', () => {
  const shown = shownAfter(new ScriptNotLoaded())
  assert.match(shown, 'The connection may have been lost.')
  assert.not.match(shown, 'mistake')
})

test.run()
