import * as assert from 'uvu/assert'
import { CopyButton } from '../../ui-kit/copy-button/copy-button.tsx'
import { IconButton } from '../../ui-kit/icon-button/icon-button.tsx'
import { CopyIcon } from '../../ui-kit/icons/index.ts'
import { click, render, replaceProperty } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(IconButton, { label: 'Copy', icon: <CopyIcon /> }, { root: 'BUTTON' })
conforms(CopyButton, { label: 'Copy', value: 'secret' }, { root: 'BUTTON' })
conforms(CopyButton, { label: 'Copy', value: 'secret', labelShown: true }, { state: 'with its label', root: 'BUTTON' })

/** Replaces the clipboard API and `execCommand` for one test. */
function clipboard(write: ((text: string) => Promise<void>) | undefined, oldWay: boolean) {
  replaceProperty(navigator, 'clipboard', write && { writeText: write })
  replaceProperty(document, 'execCommand', () => oldWay)
}

test('a label that is shown is the text of the button, and it copies in the same way', async () => {
  const written: string[] = []
  clipboard(async (text) => void written.push(text), false)
  const { root } = render(<CopyButton label="Copy both" labelShown value="a1b2" />)
  assert.is(root.textContent, 'Copy both')
  await click(root)
  assert.equal(written, ['a1b2'])
  assert.is(root.dataset.state, 'copied')
})

test('without the clipboard API it copies with execCommand, removes its field and keeps focus', async () => {
  let selected: string | undefined
  clipboard(undefined, true)
  replaceProperty(document, 'execCommand', (command: string) => {
    selected = document.querySelector('textarea')?.value
    return command === 'copy'
  })
  let copied = 0
  const { root, container } = render(<CopyButton label="Copy" value="a1b2" onCopied={() => copied++} />)
  root.focus()
  await click(root)
  assert.equal([selected, copied, container.childElementCount], ['a1b2', 1, 1])
  assert.ok(document.activeElement === root)
})

test('when both fail it reports the error and shows no tick', async () => {
  clipboard(() => Promise.reject(new Error('not allowed')), false)
  const events: { value: string; error: unknown }[] = []
  const { root } = render(<CopyButton label="Copy" value="a1b2" onCopyFailed={(event) => events.push(event)} />)
  await click(root)
  assert.is(events.length, 1)
  assert.is(events[0]?.value, 'a1b2')
  assert.match(String(events[0]?.error), /not allowed/)
  assert.not.ok(root.dataset.state)
})

test.run()
