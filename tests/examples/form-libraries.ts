/** Fills in the forms of examples/react-form-libraries with keys, as a person does. */
import { strict as assert } from 'node:assert'
import type { Browser, Locator, Page } from 'playwright-core'
import { axe } from '../browser/axe.ts'

/** What was found wrong, one line each. */
export async function fillInForms(browser: Browser, origin: string): Promise<string[]> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const lines: string[] = []
  page.on('console', (message) => lines.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => lines.push(String(error)))
  await page.goto(origin)
  for (const library of ['React Hook Form', 'TanStack Form'])
    await fillIn(page, page.getByRole('form', { name: library })).catch((error: Error) =>
      lines.push(`${library}: ${error.message}`),
    )
  lines.push(...(await axe(page)))
  await context.close()
  return lines
}

async function fillIn(page: Page, form: Locator): Promise<void> {
  const press = async (control: Locator, ...keys: string[]) => {
    await control.focus()
    for (const key of keys) await page.keyboard.press(key)
  }
  const write = async (control: Locator, text: string) => {
    await control.focus()
    await page.keyboard.type(text)
  }
  const button = (name: string) => form.getByRole('button', { name, exact: true })
  const named = (name: string) => form.getByLabel(name, { exact: false })
  const text = (name: string) => form.getByRole('textbox', { name, exact: true })
  const bus = form.getByRole('combobox', { name: 'Bus' })
  const sent = async () => JSON.parse((await form.getByLabel('Sent').textContent()) || 'null')
  const changed = async () => ((await form.getByLabel('Changed').textContent()) ?? '').split(',')

  assert.equal(await bus.inputValue(), 'Line 2, south', 'the first value of the combobox is shown')
  await press(bus, 'Escape')
  await press(button('Send'), 'Enter')
  for (const message of ['Enter a name', 'Choose a bus', 'Choose a fee']) await form.getByText(message).waitFor()
  assert.equal(await sent(), null)

  await write(text('Name'), 'Nora Lind')
  await write(named('Age'), '11')
  await write(text('Address'), 'Hill Street 7, door')
  await form.getByText('1 character left').waitFor()
  await press(named('Class'), 'ArrowDown', 'ArrowDown')
  await write(named('Birthday'), '05042014')
  await write(text('Team colour'), '#Abc')
  await write(named('Card valid until'), '06302027')
  await press(button('Unlimited'), 'Enter')
  await press(button('Choose a day'), 'Enter')
  await press(button('Unlimited'), 'Enter')
  await write(bus, 'nor')
  await press(bus, 'ArrowDown', 'Enter')
  await press(form.getByRole('radio', { name: 'Full fee' }), 'Space', 'ArrowDown')
  await press(form.getByRole('checkbox'), 'Space')
  const chooser = page.waitForEvent('filechooser')
  await press(named('Photo'), 'Enter')
  await (await chooser).setFiles({ name: 'nora.png', mimeType: 'image/png', buffer: PNG })
  assert.deepEqual(
    await changed(),
    ['address', 'age', 'birthday', 'bus', 'color', 'fee', 'grade', 'name', 'photo', 'rules', 'validFor'],
    'the library knows what was changed',
  )
  await press(text('Name'), 'Enter')
  await form.getByLabel('Sent').getByText('Nora Lind').waitFor()
  assert.deepEqual(await sent(), {
    name: 'Nora Lind',
    age: '11',
    address: 'Hill Street 7, door',
    grade: '4',
    birthday: '2014-05-04',
    color: '#aabbcc',
    validFor: 'unlimited',
    bus: 'north',
    fee: 'half',
    rules: true,
    photo: 'nora.png',
  })

  await press(button('Take line 2'), 'Enter')
  assert.equal(await bus.inputValue(), 'Line 2, south', 'the combobox shows what the library sets')
  await press(button('Remove choice'), 'Enter')
  await press(button('Choose a day'), 'Enter')
  await press(button('Send'), 'Enter')
  await form.getByLabel('Sent').getByText('"bus":"south"').waitFor()
  const { validFor, photo } = await sent()
  assert.deepEqual([validFor, photo], ['', undefined])

  await press(button('Fill in'), 'Enter')
  await form.getByText('Without a last day').waitFor()
  assert.equal(await bus.inputValue(), 'Line 1, north', 'the combobox shows what the library resets')
  assert.ok(await form.getByRole('radio', { name: 'Half fee' }).isChecked())
  assert.equal(await form.getByLabel('Pick Team colour').inputValue(), '#26a269', 'the picker too')
  assert.equal(await form.getByText('left').count(), 0, 'the counter follows the text that was set')
  await press(button('Send'), 'Enter')
  await form.getByLabel('Sent').getByText('Bilal Khan').waitFor()
  assert.deepEqual(await sent(), {
    name: 'Bilal Khan',
    age: '12',
    address: '3 Mill Road',
    grade: '9',
    birthday: '2014-05-04',
    color: '#26a269',
    validFor: 'unlimited',
    bus: 'north',
    fee: 'half',
    rules: true,
  })
}

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
