import * as assert from 'uvu/assert'
import { FormattedTextField } from '../../ui-kit/formatted-text-field/formatted-text-field.tsx'
import { editFor, type Mark } from '../../ui-kit/formatted-text-field/marks.ts'
import { addressesToIsolate } from '../../ui-kit/internal/isolate-addresses.ts'
import { act, render, type } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'
import { behavesAsField } from './field-suite.tsx'

behavesAsField(FormattedTextField, {}, { control: 'textarea', ref: 'TEXTAREA', value: 'Closed on **Friday**' })
conforms(
  FormattedTextField,
  { label: 'Text', name: 'text', maxLength: 10, preview: (text) => <p>{text}</p> },
  { state: 'with a limit and a preview', root: 'DIV', control: 'TEXTAREA' },
)

/** What a mark makes of a text. `‹` and `›` are the ends of the selection, or `|` the caret. */
function marked(mark: Mark, text: string): string {
  const value = text.replace(/[‹›|]/g, '')
  const start = text.search(/[‹|]/)
  const end = text.includes('|') ? start : text.indexOf('›') - 1
  const edit = editFor(mark, { value, start, end }, 'words')
  const after = value.slice(0, edit.from) + edit.text + value.slice(edit.to)
  return edit.start === edit.end
    ? `${after.slice(0, edit.start)}|${after.slice(edit.start)}`
    : `${after.slice(0, edit.start)}‹${after.slice(edit.start, edit.end)}›${after.slice(edit.end)}`
}

test('strong: words, the word at the caret, each line of several, and back', () => {
  for (const [before, after] of [
    ['a ‹b c› d', 'a **‹b c›** d'],
    ['a ‹ b › d', 'a  **‹b›**  d'],
    ['a **‹b c›** d', 'a ‹b c› d'],
    ['a ‹**b c**› d', 'a ‹b c› d'],
    ['hel|lo', '**‹hello›**'],
    ['یہ سکو|ل', 'یہ **‹سکول›**'],
    ['a |', 'a **|**'],
    ['|', '**|**'],
    ['‹- a\n\n- b›', '‹- **a**\n\n- **b**›'],
    ['‹- **a**\n- b›', '‹- **a**\n- **b**›'],
    ['‹- **a**\n- **b**›', '‹- a\n- b›'],
  ] as const)
    assert.is(marked('strong', before), after, before)
})

test('list: each line that is selected, and back', () => {
  for (const [before, after] of [
    ['x\n‹a\nb›\ny', 'x\n‹- a\n- b›\ny'],
    ['x\na‹a\nb›b\ny', 'x\n‹- aa\n- bb›\ny'],
    ['‹a\n›b', '‹- a›\nb'],
    ['‹a\n\n- b›', '‹- a\n\n- b›'],
    ['‹- a\n- b›', '‹a\nb›'],
    ['ab|c', '- ab|c'],
    ['- ab|c', 'ab|c'],
    ['|', '- |'],
    ['a\n|', 'a\n- |'],
  ] as const)
    assert.is(marked('list', before), after, before)
})

test('link: the address is selected where the words are there, else the words', () => {
  for (const [before, after] of [
    ['see ‹the form› now', 'see [the form](‹https://›) now'],
    ['see fo|rm', 'see [form](‹https://›)'],
    ['see |', 'see [‹words›](https://)'],
    ['see ‹https://a.example/b›', 'see [‹words›](https://a.example/b)'],
  ] as const)
    assert.is(marked('link', before), after, before)
})

test('the buttons are one stop of the Tab key, and do nothing to a text that cannot be changed', async () => {
  const { root } = render(<FormattedTextField label="x" name="x" />)
  const buttons = [...root.querySelectorAll('button')]
  assert.equal(
    buttons.map(({ tabIndex }) => tabIndex),
    [0, -1, -1],
  )
  for (const props of [{ disabled: true }, { readOnly: true }])
    assert.ok(
      [...render(<FormattedTextField label="x" name="x" {...props} />).root.querySelectorAll('button')].every(
        ({ disabled }) => disabled,
      ),
    )
})

test('says how long the text is, and how much is left near the end', async () => {
  const { root } = render(<FormattedTextField label="x" name="x" maxLength={10} defaultValue="123" />)
  const part = (name: string) => root.querySelector(`[data-part=${name}]`)?.textContent
  assert.equal([part('counter'), part('left')], ['3 of 10 characters', ''])
  await type(root.querySelector('textarea') as HTMLTextAreaElement, '12345678')
  assert.equal([part('counter'), part('left')], ['8 of 10 characters', '2 characters left'])
  assert.is(
    render(<FormattedTextField label="x" name="x" value="1" />).root.querySelector('[data-part=counter]')?.textContent,
    '1 character',
  )
})

test('the keys write marks, not during a composition, not again while they are held, and not beyond the limit', async () => {
  const { root } = render(<FormattedTextField label="x" name="x" maxLength={9} defaultValue="abc" />)
  const area = root.querySelector('textarea') as HTMLTextAreaElement
  const press = (init: KeyboardEventInit) => {
    area.setSelectionRange(0, area.value.length)
    return act(
      () =>
        void area.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ctrlKey: true, ...init }),
        ),
    )
  }
  await press({ key: 'b', isComposing: true })
  await press({ key: 'b', repeat: true })
  await press({ key: 'b', altKey: true })
  await press({ key: 'k' })
  assert.is(area.value, 'abc')
  await press({ key: 'b' })
  assert.is(area.value, '**abc**')
  await press({ key: 'ب', code: 'KeyB' })
  assert.is(area.value, 'abc')
})

test('a telephone, a page, a mail address and a user id are isolated in a text from right to left, when they are finished', () => {
  const isolated = (value: string, caret = value.length) =>
    addressesToIsolate(value, caret).map(({ start, end }) => value.slice(start, end))
  for (const address of [
    '+92 42 5550 1990',
    '0301-1234567',
    '(042) 35761999',
    '۰۳۰۱-۱۲۳۴۵۶۷',
    'https://a.example/b/',
    'www.a.example/?b=c',
    'office@a.example',
    '12-amina@mySchool.com',
  ]) {
    assert.equal(isolated(`فون ${address} پر`), [address])
    assert.equal(isolated(`${address}\nفون`), [], 'the other line is from left to right')
    assert.equal(isolated(`فون: ${address}.\n`), [address])
    assert.equal(isolated(`فون ${address}`), [], 'more may follow')
    assert.equal(isolated(`فون ${address} پر`, 8), [], 'it is being changed')
    assert.equal(isolated(`فون \u2066${address}\u2069 پر`), [], 'it is isolated')
    assert.equal(isolated(`Call ${address} now`), [])
  }
  for (const none of ['05/11/2026 - 10/11/2026', '05-11-26 - 10-11-26', '0830-1330', '03011234567', '@'])
    assert.equal(isolated(`تاریخ ${none} تک`), [], none)
})

test.run()
