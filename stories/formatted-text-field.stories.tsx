import { FormattedText, FormattedTextField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'

/** In place of the reader that a page brings: paragraphs only. */
const paragraphs = (text: string) =>
  text.split(/\n{2,}/).map((paragraph) => ({ type: 'paragraph' as const, children: [paragraph] }))

const meta = {
  title: 'Forms/FormattedTextField',
  component: FormattedTextField,
  parameters: {
    guide: {
      since: 'Unreleased',
      status: 'new',
      use: ['A long text that is shown with paragraphs, lists and links: a notice, an answer'],
      avoid: ['A text that is shown as it was typed: use TextAreaField', 'One line: use TextField'],
      good: {
        shows: <FormattedTextField label="Description" name="good" rows={3} />,
        says: 'Three buttons for what people need; the text stays plain text.',
      },
      bad: {
        shows: <FormattedTextField label="Address" name="bad" rows={3} />,
        says: 'An address needs neither lists nor links.',
      },
      keyboard: {
        'Ctrl or Cmd and B, K': 'Makes the selected words strong, or a link; again takes it away.',
        'Ctrl or Cmd and Z': 'Undoes it, as what was typed.',
        Tab: 'To the buttons, which are one stop; then to the text.',
        'Arrows, Home, End': 'From button to button.',
      },
      screenReader: 'A toolbar with three buttons that belong to the text; near the end it says how much is left.',
    } satisfies Guide,
  },
  decorators: [formWide],
  args: { label: 'Description', name: 'description', onValueChange: fn() },
  argTypes: {
    preview: { control: false },
    keysText: { control: false },
    lengthText: { control: false },
    counterText: { control: false },
    rootRef: { table: { disable: true } },
    ref: { table: { disable: true } },
  },
} satisfies Meta<typeof FormattedTextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
const filled = '# Sports day\n\nAll classes meet at **eight**.\n\n- water\n- a hat'
export const Filled: Story = { args: { defaultValue: filled } }
/** The page says how the text will look: it brings the reader, the kit has none. */
export const WithPreview: Story = {
  args: {
    maxLength: 2000,
    defaultValue: 'All classes meet at eight.\n\nBring water.',
    preview: (text: string) => <FormattedText blocks={paragraphs(text)} headingLevel={3} />,
  },
}
/** The arrow keys move between the buttons; a button works on what is selected. */
export const Buttons: Story = {
  args: { defaultValue: 'All classes meet at eight.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    const [strong, list, link] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement, HTMLElement]
    await userEvent.tab()
    await expect(strong).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(list).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(link).toHaveFocus()
    area.focus()
    area.setSelectionRange(20, 25)
    await userEvent.click(strong)
    await expect(area).toHaveValue('All classes meet at **eight**.')
    await expect(area).toHaveFocus()
  },
}
export const NearTheEnd: Story = { args: { maxLength: 30, defaultValue: 'All classes meet at eight.' } }
export const WithError: Story = { args: { required: true, error: 'Enter a description' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: filled } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: filled } }
export const Narrow: Story = {
  decorators: [narrow],
  args: { hint: 'Everybody can read this on the notice board', maxLength: 20000 },
}
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'الوصف', defaultValue: 'المدرسة مغلقة يوم الجمعة بسبب يوم الرياضة.' },
}
