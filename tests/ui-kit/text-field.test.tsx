import * as assert from 'uvu/assert'
import { TextField, type TextFieldProps } from '../../ui-kit/text-field/text-field.tsx'
import { click, render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'
import { behavesAsField } from './field-suite.tsx'

behavesAsField(TextField, {}, { control: 'input', value: 'Amina' })
conforms(
  TextField,
  { label: 'Password', name: 'password', type: 'password' },
  { state: 'password', root: 'DIV', control: 'INPUT' },
)

test('a controlled field shows its value', () => {
  const view = render(<TextField label="Name" name="name" value="Amina" onValueChange={() => {}} />)
  view.rerender(<TextField label="Name" name="name" value="Bilal" onValueChange={() => {}} />)
  assert.is(view.container.querySelector('input')?.value, 'Bilal')
})

conforms(
  TextField,
  { label: 'Category', name: 'category', suggestions: ['Sport'] },
  { state: 'suggestions', root: 'DIV', control: 'INPUT' },
)

test('what is meant letter by letter is neither capitalised, corrected nor sent to a spell checker', async () => {
  const written = (props: Partial<TextFieldProps>) => {
    const { container } = render(<TextField label="Text" name="text" {...props} />)
    const input = () =>
      ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) =>
        container.querySelector('input')?.getAttribute(name),
      )
    return { input, container }
  }
  const verbatim = ['none', 'off', 'false']
  assert.equal(written({}).input(), [null, null, null])
  assert.equal(written({ mono: true }).input(), verbatim)
  assert.equal(written({ verbatim: true }).input(), verbatim)
  const password = written({ type: 'password' })
  await click(password.container.querySelector('button') as HTMLElement)
  assert.is(password.container.querySelector('input')?.type, 'text')
  assert.equal(password.input(), verbatim, 'a password that is shown too')
})

test('suggestions are a list of the browser, each once, in the same document; without any there is none', () => {
  const suggestions = ['Sport', 'Music', 'Sport']
  const { container } = render(<TextField label="Category" name="category" suggestions={suggestions} />)
  const list = container.querySelector('input')?.list
  assert.equal(
    [...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value),
    ['Sport', 'Music'],
  )
  const plain = render(<TextField label="Category" name="category" suggestions={[]} />).container
  assert.equal([plain.querySelector('input')?.getAttribute('list'), plain.querySelector('datalist')], [null, null])
})

test('the text has the direction of its first letter, ids and passwords are written from left to right', () => {
  const direction = (props: Partial<TextFieldProps>) =>
    render(<TextField label="x" name="x" {...props} />)
      .container.querySelector('input')
      ?.getAttribute('dir')
  const types = [undefined, 'email', 'search', 'tel'] as const
  assert.equal(
    types.map((type) => direction({ type })),
    types.map(() => 'auto'),
  )
  assert.equal([direction({ type: 'password' }), direction({ mono: true })], ['ltr', 'ltr'])
})

test.run()
