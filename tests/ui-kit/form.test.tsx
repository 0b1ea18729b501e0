import * as assert from 'uvu/assert'
import { Dialog } from '../../ui-kit/dialog/dialog.tsx'
import { ErrorSummary } from '../../ui-kit/error-summary/error-summary.tsx'
import { Form, type FormError, type FormProps } from '../../ui-kit/form/form.tsx'
import { KitProvider } from '../../ui-kit/kit-provider/index.ts'
import { NumberField } from '../../ui-kit/number-field/number-field.tsx'
import { TextField } from '../../ui-kit/text-field/text-field.tsx'
import { act, click, render, type } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const errors = [{ field: 'name', message: 'Enter a name' }]
conforms(ErrorSummary, { errors }, { root: 'DIV' })
conforms(ErrorSummary, { errors: [] }, { state: 'empty', root: 'DIV' })
conforms(
  Form,
  { children: <input aria-label="Name" name="name" />, actions: 'x', serverErrors: errors },
  { root: 'FORM' },
)

function form(props: Partial<FormProps> = {}) {
  const sent: Record<string, unknown>[] = []
  const invalid: string[][] = []
  const ui = (more: Partial<FormProps> = {}) => (
    <Form
      onValidSubmit={({ data }) => sent.push(Object.fromEntries(data))}
      onInvalid={({ errors }) => invalid.push(errors.map(({ message }) => message))}
      actions={
        <>
          <button type="submit">Send</button>
          <button type="submit" name="next" value="another">
            Send and begin another
          </button>
        </>
      }
      {...props}
      {...more}
    >
      <TextField label="Name" name="name" required requiredMessage="Enter a name" />
      <NumberField label="Age" name="age" max={30} rangeMessage="Enter an age up to 30" />
    </Form>
  )
  const view = render(ui())
  const find = <E extends HTMLElement>(selector: string) => view.container.querySelector(selector) as E
  return {
    sent,
    invalid,
    find,
    texts: (selector: string) => [...view.container.querySelectorAll(selector)].map((element) => element.textContent),
    again: (more: Partial<FormProps>) => view.rerender(ui(more)),
    submit: (button = '[type=submit]') => click(find(button)),
    type: (name: string, value: string) => type(find(`[name=${name}]`), value),
  }
}

test('a form with an invalid field is not sent: the summary takes focus, each field shows its error', async () => {
  const it = form()
  await it.type('age', '99')
  await it.submit()
  assert.equal(it.sent, [])
  assert.equal(it.invalid, [['Enter a name', 'Age: Enter an age up to 30']])
  assert.equal(it.texts('[data-part=box] li'), ['Enter a name', 'Age: Enter an age up to 30'])
  assert.equal(it.texts('[data-part=error]'), ['Enter a name', 'Age: Enter an age up to 30'])
  assert.ok(document.activeElement === it.find('[data-part=box]'))
})

test('a message that does not name its field gets the label before it', async () => {
  const { root } = render(
    <Form actions={<button type="submit">Send</button>}>
      <TextField label="Phone" name="phone" pattern="[0-9]+" defaultValue="x" invalidMessage="Enter digits" />
      <NumberField label="Fee" name="fee" defaultValue="x" />
      <NumberField label="Age" name="age" defaultValue="x" invalidMessage="An age has digits only" />
    </Form>,
  )
  await click(root.querySelector('[type=submit]') as Element)
  const lines = [...root.querySelectorAll('[data-part=box] li')].map((line) => line.textContent)
  assert.equal(lines, ['Phone: Enter digits', 'Fee: Enter digits only', 'An age has digits only'])
})

test('a Form says what is wrong in its own language, else in that of the provider', async () => {
  const lines = async (lang?: string) => {
    const { root } = render(
      <KitProvider
        locale="et-EE"
        messages={{ errorSummary: { heading: 'Viga' }, validation: { valueMissing: 'Täida see väli' } }}
      >
        <Form lang={lang} actions={<button type="submit">Send</button>}>
          <TextField label="Name" name="name" required />
        </Form>
      </KitProvider>,
    )
    await click(root.querySelector('[type=submit]') as Element)
    return [...root.querySelectorAll('h2, li')].map((line) => line.textContent)
  }
  assert.equal(await lines(), ['Viga', 'Name: Täida see väli'])
  assert.equal(await lines('en-GB'), ['There is a problem', 'Name: Fill in this field'])
})

test('a line of the summary moves focus to its field', async () => {
  const it = form()
  await it.submit()
  await click(it.find('[data-part=box] a'))
  assert.ok(document.activeElement === it.find('[name=name]'))
})

test('typing in a field removes its error and keeps focus', async () => {
  const it = form()
  await it.type('age', '99')
  await it.submit()
  it.find('[name=name]').focus()
  await it.type('name', 'Amina')
  assert.equal(it.texts('[data-part=error]'), ['Age: Enter an age up to 30'])
  assert.ok(document.activeElement === it.find('[name=name]'))
})

test('a second invalid submit moves focus to the summary again', async () => {
  const it = form()
  await it.submit()
  it.find('[name=name]').focus()
  await it.submit()
  assert.ok(document.activeElement === it.find('[data-part=box]'))
})

test('a valid form is sent with its values, and a busy one is not sent twice', async () => {
  const it = form()
  await it.type('name', 'Amina')
  await it.type('age', '9')
  await it.submit()
  assert.equal(it.sent, [{ name: 'Amina', age: '9' }])
  it.again({ busy: true })
  await it.submit()
  assert.is(it.sent.length, 1)
})

test('the button that sent the form is part of its values when it has a name', async () => {
  const it = form()
  await it.type('name', 'Amina')
  await it.submit('[name=next]')
  assert.equal(it.sent, [{ name: 'Amina', age: '', next: 'another' }])
})

test('server errors are shown like validation errors; without a field as plain text', () => {
  const it = form()
  it.again({ serverErrors: [{ field: 'name', message: 'userId is Not available' }, { message: 'Try later' }] })
  assert.equal(it.texts('[data-part=error]'), ['userId is Not available'])
  assert.equal(it.texts('[data-part=box] li'), ['userId is Not available', 'Try later'])
  assert.equal(it.texts('[data-part=box] a'), ['userId is Not available'])
  assert.ok(document.activeElement === it.find('[data-part=box]'))
})

test('an error of a Form is not shown at a field of that name in a dialog, which is no part of the form', () => {
  render(
    <Form serverErrors={errors}>
      <TextField label="Name" name="name" />
      <Dialog open heading="Another">
        <TextField label="Name" name="name" />
      </Dialog>
    </Form>,
  )
  const shown = [...document.querySelectorAll('.kit-text-field')].map((field) => field.closest('dialog') !== null)
  assert.equal(shown.sort(), [false, true])
  const wrong = [...document.querySelectorAll('.kit-text-field [data-part=error]')]
  assert.equal(
    wrong.map((error) => error.closest('dialog') !== null),
    [false],
  )
})

test('reports dirty once, and clean after a reset', async () => {
  const changes: boolean[] = []
  const it = form({ onDirtyChange: ({ dirty }) => changes.push(dirty) })
  await it.type('name', 'A')
  await it.type('name', 'Am')
  await act(async () => it.find<HTMLFormElement>('form').reset())
  assert.equal(changes, [true, false])
})

test('the app checks what the browser cannot; where both find an error, that of the browser is shown', async () => {
  const it = form({
    validate: ({ data }) => [
      ...(data.get('name') === 'Amina' ? [] : [{ field: 'name', message: 'Only Amina' }]),
      ...(data.get('age') === '9' ? [] : [{ message: 'She is nine' }]),
    ],
  })
  await it.submit()
  assert.equal(it.texts('[data-part=box] li'), ['Enter a name', 'She is nine'])
  await it.type('name', 'Ben')
  await it.submit()
  assert.equal(it.texts('[data-part=error]'), ['Only Amina'])
  assert.equal(it.invalid.at(-1), ['Only Amina', 'She is nine'])
  await it.type('name', 'Amina')
  await it.type('age', '9')
  await it.submit()
  assert.equal(it.sent, [{ name: 'Amina', age: '9' }])
})

test('a check of the app may take time: until it is done, another submit is ignored', async () => {
  const answers: ((errors: FormError[]) => void)[] = []
  const it = form({ validate: () => new Promise((resolve) => answers.push(resolve)) })
  await it.type('name', 'Amina')
  await it.submit()
  await it.submit()
  assert.equal([answers.length, it.sent.length], [1, 0])
  await act(async () => answers[0]?.([{ field: 'name', message: 'Taken' }]))
  assert.equal(it.texts('[data-part=error]'), ['Taken'])
  await it.submit()
  await act(async () => answers[1]?.([]))
  assert.equal(it.sent.length, 1)
})

test('ignores a submit that the app has prevented', async () => {
  const it = form({ onSubmit: (event) => event.preventDefault() })
  await it.submit()
  assert.equal([it.sent.length, it.invalid.length], [0, 0])
})

test('a summary without a form finds a field by its id', async () => {
  const { container } = render(
    <>
      <ErrorSummary errors={[{ field: 'by-id', message: 'Look here' }]} />
      <input id="by-id" />
    </>,
  )
  await click(container.querySelector('a') as Element)
  assert.is(document.activeElement?.id, 'by-id')
})

test.run()
