// The stories' play functions test keyboard, mouse, forms and the top layer in a real browser.
import { mock } from 'node:test'
import { createRef } from 'react'
import * as assert from 'uvu/assert'
import { Combobox, type ComboboxProps } from '../../ui-kit/combobox/combobox.tsx'
import { act, click, press, render, type } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'
import { behavesAsField } from './field-suite.tsx'

const options = ['Amina', { value: 'b', label: 'Ben', hint: 'Class 7' }, { value: 'c', label: 'Chloé' }] as const

behavesAsField(Combobox, { options: ['a', 'b'] }, { control: '[role=combobox]' })

const open = (root: HTMLElement) => click(root.querySelector('[role=combobox]') as HTMLElement)
const field = { label: 'Student', name: 'student' }
conforms(Combobox, { ...field, options, limit: 2 }, { state: 'open', root: 'DIV', control: 'INPUT', reach: open })
conforms(Combobox, { ...field, options: [] }, { state: 'without options', root: 'DIV', control: 'INPUT', reach: open })

/** The combobox in a form. */
function combobox(more: Partial<ComboboxProps> = {}) {
  const values: string[] = []
  const { root } = render(
    <form>
      <Combobox
        label="Student"
        name="student"
        options={options}
        onValueChange={({ value }) => values.push(value)}
        {...more}
      />
    </form>,
  )
  const input = root.querySelector('[role=combobox]') as HTMLInputElement
  return {
    input,
    values,
    form: root as HTMLFormElement,
    sent: () => new FormData(root as HTMLFormElement).get('student'),
    options: () => [...root.querySelectorAll('[role=option] > bdi')].map((option) => option.textContent),
    leave: () => act(async () => void input.dispatchEvent(new FocusEvent('blur'))),
  }
}

test('how many options there are is said once, a second after the last key', async () => {
  const it = combobox()
  mock.timers.enable({ apis: ['setTimeout'] })
  try {
    const said = () => it.form.querySelector('[role=status]')?.textContent
    await type(it.input, 'e')
    await act(() => mock.timers.tick(999))
    await type(it.input, '7 be')
    await act(() => mock.timers.tick(999))
    assert.is(said(), '')
    await act(() => mock.timers.tick(1))
    assert.is(said(), '1 option')
  } finally {
    mock.timers.reset()
  }
})

test('an option is found by each spelling of its signs, letters and digits', async () => {
  const it = combobox({ options: ['Sean O\u2019Brien', 'Al\u2011Hassan', 'علي رضا', 'كريم ۱۲', 'فاطمة'] })
  await click(it.input)
  for (const [typed, found] of [
    ['o\u00b4brien', 'Sean O\u2019Brien'],
    ["o'brien", 'Sean O\u2019Brien'],
    ['OBrien\u200b', 'Sean O\u2019Brien'],
    ['alh', 'Al\u2011Hassan'],
    ['al hassan', 'Al\u2011Hassan'],
    ['sean-obrien', 'Sean O\u2019Brien'],
    ['علی', 'علي رضا'],
    ['کریم 12', 'كريم ۱۲'],
    ['فاطمہ', 'فاطمة'],
  ] as const) {
    await type(it.input, typed)
    assert.equal(it.options(), [found], typed)
  }
})

test('a script sets its value and its focus through the ref; the focus of other elements stays as it is', async () => {
  const ref = createRef<HTMLInputElement>()
  const view = render(<Combobox ref={ref} label="Student" name="student" options={options} defaultValue="c" />)
  const input = view.root.querySelector('[role=combobox]') as HTMLInputElement
  assert.equal([ref.current?.value, input.value], ['c', 'Chloé'])
  await act(async () => {
    if (ref.current) ref.current.value = 'b'
  })
  assert.equal([ref.current?.value, input.value], ['b', 'Ben'])
  ref.current?.focus()
  assert.is(document.activeElement, input)
  // user-event replaces `focus` of all elements by a property with a setter.
  const native = HTMLElement.prototype.focus
  let assigned = false
  Object.defineProperty(HTMLElement.prototype, 'focus', {
    configurable: true,
    get: () => native,
    set: () => {
      assigned = true
    },
  })
  try {
    render(<Combobox label="Student" name="student" options={options} />)
  } finally {
    Object.defineProperty(HTMLElement.prototype, 'focus', { configurable: true, writable: true, value: native })
  }
  assert.not.ok(assigned)
})

test('the arrow keys go around, through the text', async () => {
  const it = combobox()
  const active = () => it.form.querySelector('[data-active] bdi')?.textContent
  const seen = []
  for (let times = 0; times < 5; times += 1) {
    await press(it.input, 'ArrowDown')
    seen.push(active())
  }
  assert.equal(seen, ['Amina', 'Ben', 'Chloé', undefined, 'Amina'])
  await press(it.input, 'ArrowUp')
  await press(it.input, 'ArrowUp')
  assert.is(active(), 'Chloé')
})

test('the app can keep the value', async () => {
  const it = combobox({ value: 'b' })
  await type(it.input, 'amina')
  await it.leave()
  assert.equal([it.input.value, it.sent(), it.values], ['Ben', 'b', ['Amina']])
})

test.run()
