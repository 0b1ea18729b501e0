import { TextAreaField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Forms/TextAreaField',
  component: TextAreaField,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['Several lines of plain text: a message, a report, an address'],
      avoid: ['One line: use TextField', 'A text with headings, lists or links: use FormattedTextField'],
      wording: {
        Label: 'What the text is: ‘Address’, ‘Message’',
        Hint: 'What to write, with an example if it is not obvious',
        Count: 'How much is left: ‘12 characters left’',
        Error: 'What to write: ‘Enter an address’',
      },
      good: {
        shows: <TextAreaField label="Message" name="good" maxLength={2000} rows={3} />,
        says: 'The field is as high as the expected text. Near the limit, it says how many characters are left.',
      },
      bad: { shows: <TextAreaField label="Name" name="bad" rows={3} />, says: 'A name needs only one line.' },
      keyboard: { Enter: 'Begins a new line; it does not send the form.' },
      screenReader: 'A text field of several lines with label, hint, count and error.',
    } satisfies Guide,
  },
  decorators: [formWide],
  args: { label: 'Description', name: 'description', onValueChange: fn() },
  argTypes: {
    counterText: { control: false },
    rootRef: { table: { disable: true } },
    ref: { table: { disable: true } },
  },
} satisfies Meta<typeof TextAreaField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = {
  args: {
    defaultValue:
      'The school is closed on Friday because of the sports day. All classes meet at eight on the field behind the library.',
  },
}
/** When 80% of the characters are used, the field shows how many are left. */
export const CountsNearTheEnd: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    await userEvent.type(area, 'Closed on Frida')
    const root = area.closest('.kit-text-area-field')
    const counter = () => root?.querySelector('[data-part=counter]')
    await expect(counter()).toBeEmptyDOMElement()
    const height = root?.clientHeight
    await userEvent.type(area, 'y')
    await expect(counter()).toHaveTextContent('4 characters left')
    await expect(root?.clientHeight).toBe(height)
    await userEvent.type(area, ' and Saturday')
    await expect(area).toHaveValue('Closed on Friday and')
    await expect(counter()).toHaveTextContent('0 characters left')
  },
}
export const WithError: Story = { args: { required: true, error: 'Enter a description' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'The school is closed on Friday.' } }
export const LongText: Story = {
  args: { rows: 6, defaultValue: 'The school is closed on Friday because of the sports day. '.repeat(20) },
}
export const Narrow: Story = { decorators: [narrow], args: { hint: 'Everybody can read this on the notice board' } }
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'الوصف', defaultValue: 'المدرسة مغلقة يوم الجمعة بسبب يوم الرياضة.' },
}
