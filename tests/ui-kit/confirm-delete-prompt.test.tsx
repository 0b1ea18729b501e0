import * as assert from 'uvu/assert'
import { ConfirmDeletePrompt } from '../../ui-kit/confirm-delete-prompt/confirm-delete-prompt.tsx'
import { act, render, type } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(ConfirmDeletePrompt, { open: true, word: 'delete', subject: 'Amina', onConfirm: () => {} }, { root: 'DIALOG' })

function prompt(props: Partial<Parameters<typeof ConfirmDeletePrompt>[0]> = {}) {
  let confirmed = 0
  const cancelled: string[] = []
  const view = render(
    <ConfirmDeletePrompt
      open
      word="delete"
      subject="Amina Yusuf"
      onConfirm={() => void confirmed++}
      onCancel={({ reason }) => cancelled.push(reason)}
      {...props}
    />,
  )
  const find = <E extends HTMLElement>(selector: string) => view.container.querySelector(selector) as E
  return {
    find,
    cancelled,
    confirmed: () => confirmed,
    button: (text: string) =>
      [...view.container.querySelectorAll('button')].find((button) => button.textContent === text) as HTMLButtonElement,
    async submit(word: string) {
      await type(find('input'), word)
      await act(async () => find<HTMLFormElement>('form').requestSubmit())
    },
  }
}

for (const word of ['', 'Delete', 'delete ', 'delet', 'DELETE']) {
  test(`"${word}" is not the word: nothing is deleted, and the error is announced`, async () => {
    const it = prompt()
    await it.submit(word)
    assert.is(it.confirmed(), 0)
    assert.is(it.find('[data-part=error]').textContent, 'This is not the word')
    assert.ok(it.find('[role=alert] > [data-part=error]'))
    await type(it.find('input'), 'd')
    assert.not.ok(it.find('[data-part=error]'))
  })
}

test('the right word deletes; texts can be replaced', async () => {
  const it = prompt({
    word: 'Delete',
    promptLabel: 'Type "Delete" to delete Notice',
    wrongWordMessage: 'Invalid input',
  })
  assert.is(it.find('label').textContent, 'Type "Delete" to delete Notice')
  assert.is(it.find('input').getAttribute('autocapitalize'), 'none', 'by the keyboard of a phone')
  await it.submit('delete')
  assert.is(it.find('[data-part=error]').textContent, 'Invalid input')
  await it.submit('Delete')
  assert.is(it.confirmed(), 1)
})

test.run()
