// needs: package, chromium
/** The messages of required and invalid fields: the texts of the kit, not those of the browser, which are German. */
import * as assert from 'uvu/assert'
import { launchBrowserIn } from '../../tools/chromium.ts'
import { test } from '../test.ts'
import { openPackedKit, press, rendered } from './packed-kit.ts'

const browser = launchBrowserIn('de')
const kit = await openPackedKit({}, browser)
const { page } = kit
test.after(async () => {
  kit.close()
  await (await browser).close()
})

interface Field {
  /** A component of the kit, or a native control in its form. */
  of: string
  props: Record<string, unknown>
  /** Why the value is invalid. */
  reason: string
  says: string
  /** What is typed first. */
  keys?: readonly string[]
}
const field = (of: string, props: Field['props'], reason: string, says: string, keys?: Field['keys']): Field => ({
  of,
  props,
  reason,
  says,
  keys,
})
const required = (of: string, says: string, props = {}) => field(of, { required: true, ...props }, 'valueMissing', says)

const FIELDS: Record<string, Field> = {
  Name: required('TextField', 'Fill in this field'),
  Remarks: required('TextAreaField', 'Fill in this field'),
  Fee: required('NumberField', 'Fill in this field'),
  Birthday: required('DateField', 'Fill in this field'),
  Until: required('ValidForField', 'Fill in this field'),
  Town: required('Combobox', 'Fill in this field', { options: ['Tartu'] }),
  Class: required('SelectField', 'Choose an option', { options: ['1', '2'], placeholder: '-' }),
  Size: required('RadioGroup', 'Choose an option', { options: ['S', 'M'] }),
  Rules: required('Checkbox', 'Check this box'),
  Picture: required('PhotoField', 'Choose a file'),
  Mail: field('TextField', { type: 'email', value: 'x' }, 'typeMismatch', 'Enter an address such as name@example.org'),
  Page: field('input', { type: 'url', value: 'x' }, 'typeMismatch', 'Enter an address such as https://example.org'),
  Code: field('TextField', { pattern: '[A-Z]+', value: 'x' }, 'patternMismatch', 'Use the format that is asked for'),
  Short: field('TextField', { minLength: 3 }, 'tooShort', 'At least 3 characters, not 1', ['x']),
  Long: field('TextField', { maxLength: 3, value: 'longer' }, 'tooLong', 'At most 3 characters, not 5', [
    'End',
    'Backspace',
  ]),
  Story: field('TextAreaField', { maxLength: 3, value: 'longer' }, 'tooLong', 'At most 3 characters, not 5', [
    'End',
    'Backspace',
  ]),
  Before: field('DateField', { min: '2026-05-04', value: '2026-05-01' }, 'rangeUnderflow', 'May 4, 2026 or later'),
  After: field('DateField', { max: '2026-05-04', value: '2026-05-05' }, 'rangeOverflow', 'May 4, 2026 or earlier'),
  Small: field('input', { type: 'number', min: 3, value: 2 }, 'rangeUnderflow', 'At least 3'),
  Large: field('input', { type: 'number', max: 3, value: 4 }, 'rangeOverflow', 'At most 3'),
  Half: field('input', { type: 'number', min: 0, value: 1.5 }, 'stepMismatch', 'Enter a whole number'),
  Steps: field('input', { type: 'number', min: 0, step: 5, value: 3 }, 'stepMismatch', 'Use steps of 5'),
  Word: field('input', { type: 'number' }, 'badInput', 'Enter a number', ['e']),
  Day: field('DateField', {}, 'badInput', 'Enter a whole date', ['0', '5']),
}
const REASONS = [...new Set(Object.values(FIELDS).map(({ reason }) => reason))]

/** Shows a form with all the fields in a provider, which is given as code. */
const forms = {
  components: (provider: string) =>
    kit.react(`const fields = ${JSON.stringify(Object.entries(FIELDS))}
      const App = () => <kit.KitProvider {...${provider}}>
        <kit.Form actions={<kit.Button type="submit">Save</kit.Button>}>
          {fields.map(([label, { of, props: { value, ...props } }]) => {
            const Field = kit[of]
            const all = { ...props, name: label, ...(value !== undefined && { defaultValue: value }) }
            return Field ? <Field key={label} {...all} label={label} /> : <p key={label}><label htmlFor={label}>{label}</label><input id={label} {...all} /></p>
          })}
        </kit.Form>
      </kit.KitProvider>`),
  elements: (provider: string) =>
    kit.elements(
      `<kit-provider id="provider"><kit-form><form id="form"></form></kit-form></kit-provider>`,
      `Object.assign(provider, ${provider})
      for (const [label, { of, props }] of Object.entries(${JSON.stringify(FIELDS)})) {
        const tag = of === 'input' ? of : 'kit-' + of.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()
        const field = Object.assign(document.createElement(tag), props, { name: label })
        if (tag === 'input') form.insertAdjacentHTML('beforeend', '<label for="' + label + '">' + label + '</label>')
        form.append(Object.assign(field, tag === 'input' ? { id: label } : { label }))
      }
      form.insertAdjacentHTML('beforeend', '<kit-button type="submit">Save</kit-button>')`,
    ),
}

async function linesOf(show: (provider: string) => Promise<void>, provider: string): Promise<string[]> {
  await show(provider)
  for (const [label, { keys }] of Object.entries(FIELDS)) {
    if (!keys) continue
    await page.getByLabel(label, { exact: true }).focus()
    for (const key of keys) await page.keyboard.press(key)
  }
  await press(page.getByRole('button', { name: 'Save' }))
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
  return page.locator('.kit-error-summary li').allTextContents()
}

for (const [which, show] of Object.entries(forms)) {
  test(`each field says in English what is wrong, whatever the browser speaks (${which})`, async () => {
    const lines = await linesOf(show, '{}')
    assert.equal(
      lines,
      Object.entries(FIELDS).map(([label, { says }]) => `${label}: ${says}`),
    )
  })

  test(`each field says it in the texts of the provider (${which})`, async () => {
    const texts = REASONS.map(
      (reason) => `${reason}: ({ type, min, max }) => ['${reason}', type, min || max].join(' ').trim()`,
    )
    const lines = await linesOf(
      show,
      `{ locale: 'et-EE', messages: { validation: { ${texts}, patternMismatch: 'Vale kuju' } } }`,
    )
    const messageOf = (label: string) => lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2)
    for (const [label, { reason }] of Object.entries(FIELDS))
      if (reason !== 'patternMismatch') assert.match(messageOf(label) ?? '', new RegExp(`^${reason}`), label)
    assert.is(messageOf('Code'), 'Vale kuju', 'a text without values')
    assert.is(messageOf('Before'), 'rangeUnderflow date 4. mai 2026', 'a day in the language of the provider')
  })
}

test('the nearest of lang and kit-provider says the language of an element: its texts, its days', async () => {
  const inner = (id: string) =>
    `<kit-date-field id="${id}" label="Day" name="day" min="2026-05-04" value="2026-05-01"></kit-date-field>`
  const missing = (id: string) => `<kit-text-field id="${id}" label="Name" name="name" required></kit-text-field>`
  await kit.elements(
    `${missing('alone')}
    <kit-provider class="et" locale="et-EE">${missing('provided')}${inner('day')}
      <section lang="en-GB">${missing('english')}${inner('englishDay')}</section>
      <section lang="et">${missing('estonian')}</section>
      <kit-provider class="de" lang="de">${missing('german')}
        <div lang="et">${missing('again')}<div id="host"></div></div></kit-provider>
      <kit-provider class="any">${missing('any')}<section lang="fr">${missing('anyFrench')}</section></kit-provider>
    </kit-provider>`,
    `const say = (text) => ({ validation: { valueMissing: text, rangeUnderflow: ({ min }) => text + ' ' + min } })
    for (const [name, text] of Object.entries({ et: 'Täida', de: 'Ausfüllen', any: '!' }))
      for (const provider of document.querySelectorAll('.' + name)) provider.messages = say(text)
    host.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(missing('inShadow'))}`,
  )
  const says = (id: string) =>
    page.evaluate((id) => {
      const field = document.getElementById(id) ?? document.getElementById('host')?.shadowRoot?.getElementById(id)
      return (field as HTMLInputElement | undefined)?.validationMessage
    }, id)
  const expected = {
    alone: 'Fill in this field',
    provided: 'Täida',
    day: 'Täida 4. mai 2026',
    english: 'Fill in this field',
    englishDay: '4 May 2026 or later',
    estonian: 'Täida',
    german: 'Ausfüllen',
    again: 'Täida',
    inShadow: 'Täida',
    any: '!',
    anyFrench: '!',
  }
  assert.equal(
    Object.fromEntries(await Promise.all(Object.keys(expected).map(async (id) => [id, await says(id)]))),
    expected,
  )
  await page.evaluate(`document.querySelector('.et').messages = say('Palun täida')`)
  await rendered(page)
  assert.is(await says('provided'), 'Palun täida', 'the provider has another text')
})

test.run()
