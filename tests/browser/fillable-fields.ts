import type { Page } from 'playwright-core'
import { press } from './packed-kit.ts'

/** How a person fills a field in, and what it has then. */
export interface Fillable {
  /** The component, with its props beside name, value and callback. */
  jsx: string
  /** The attributes of its custom element beside name and label. */
  attributes?: string
  mouse: () => Promise<void>
  keys: () => Promise<void>
  value: string
  /** What it has by mouse, if that is another value. */
  byMouse?: string
}

/** Every field in which a person leaves a text, on a page that shows one of them. */
export function fillableFields(page: Page): Record<string, Fillable> {
  const control = () => page.locator('.kit-field').locator('input, select, textarea').first()
  const written = (text: string) => ({
    mouse: async () => {
      await press(control(), { x: 0.1 })
      await page.keyboard.type(text)
    },
    keys: async () => {
      await control().focus()
      await page.keyboard.type(text)
    },
  })
  return {
    TextField: { jsx: '<kit.TextField {...valued} />', ...written('Sara'), value: 'Sara' },
    NumberField: { jsx: '<kit.NumberField {...valued} />', ...written('12'), value: '12' },
    TextAreaField: { jsx: '<kit.TextAreaField {...valued} />', ...written('Sara'), value: 'Sara' },
    FormattedTextField: { jsx: '<kit.FormattedTextField {...valued} />', ...written('Sara'), value: 'Sara' },
    ColorField: {
      jsx: '<kit.ColorField {...valued} />',
      // The picker is a window of the system, in which there is no mouse here.
      mouse: () => page.locator('[data-part="picker"]').fill('#1a5fb4'),
      keys: async () => {
        await control().focus()
        // At once, as by pasting: the beginning of a colour is not a colour.
        await page.keyboard.insertText('#c01c28')
      },
      value: '#c01c28',
      byMouse: '#1a5fb4',
    },
    DateField: { jsx: '<kit.DateField {...valued} />', ...written('05042026'), value: '2026-05-04' },
    ValidForField: {
      jsx: '<kit.ValidForField {...valued} />',
      mouse: () => press(page.getByRole('button', { name: 'Unlimited' })),
      keys: written('05042026').keys,
      value: '2026-05-04',
      byMouse: 'unlimited',
    },
    SelectField: {
      jsx: '<kit.SelectField {...valued} placeholder="Choose" options={["1", "2"]} />',
      attributes: `placeholder="Choose" options='["1","2"]'`,
      mouse: async () => {
        // The list is a window of the system, in which there is no mouse here.
        await press(control())
        for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
      },
      keys: async () => {
        await control().focus()
        await page.keyboard.type('2')
      },
      value: '2',
    },
    Combobox: {
      jsx: '<kit.Combobox {...valued} options={["Ali", "Sara"]} />',
      attributes: `options='["Ali","Sara"]'`,
      mouse: async () => {
        await press(control())
        await press(page.getByRole('option', { name: 'Sara' }))
      },
      keys: async () => {
        await control().focus()
        await page.keyboard.type('sar')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
      },
      value: 'Sara',
    },
    RadioGroup: {
      jsx: '<kit.RadioGroup {...valued} value={value || null} options={["Girl", "Boy"]} />',
      attributes: `options='["Girl","Boy"]'`,
      mouse: () => press(page.getByText('Boy')),
      keys: async () => {
        await control().focus()
        await page.keyboard.press('ArrowDown')
      },
      value: 'Boy',
    },
    Checkbox: {
      jsx: `<kit.Checkbox name="field" label="Field" required value="yes" checked={value === 'yes'}
      onCheckedChange={({ checked }) => setValue(checked ? 'yes' : '')} />`,
      attributes: 'value="yes"',
      mouse: () => press(page.locator('.kit-field [data-part="text"]')),
      keys: async () => {
        await control().focus()
        await page.keyboard.press('Space')
      },
      value: 'yes',
    },
  }
}
