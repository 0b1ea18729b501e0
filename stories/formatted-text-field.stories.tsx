import { FormattedTextField } from '@my-school/ui-kit'
import { FormattedText, parseFormattedText } from '@my-school/ui-kit/formatted-text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Forms/FormattedTextField',
  component: FormattedTextField,
  parameters: {
    guide: {
      since: 'Unreleased',
      status: 'new',
      use: ['A long text with paragraphs, lists and links: a notice, an answer'],
      avoid: ['A text that is shown as it was typed: use TextAreaField', 'One line: use TextField'],
      wording: {
        Label: 'What the text is: ‘Description’',
        Hint: 'The marks that people can type: ‘An empty line begins a paragraph, # a heading, - an item of a list’',
        Tools:
          'A noun for each button: ‘Heading’, ‘List’, ‘Link’; the letter for bold is that of word processors in the language',
        Error: 'How much is too much: ‘12 characters too many’',
      },
      good: {
        shows: <FormattedTextField label="Description" name="good" rows={3} />,
        says: 'Five buttons are enough for a notice, and the text stays plain text.',
      },
      bad: {
        shows: <FormattedTextField label="Address" name="bad" rows={3} />,
        says: 'An address needs neither lists nor links.',
      },
      keyboard: {
        'Ctrl+B, Ctrl+K (on Apple ⌘B, ⌘K)':
          'Makes the selected words strong, or a link. Pressed again, removes the mark.',
        'Enter in a list': 'Begins the next item. In an empty item, ends the list.',
        'Ctrl+Shift+V (on Apple ⌘⇧V)': 'Pastes the text without formatting.',
        'Ctrl+Z (on Apple ⌘Z)': 'Undoes what was typed, pasted or done with a button.',
        Tab: 'Moves to the buttons, which are one stop, then to the text.',
        'Arrow keys, Home, End': 'Move between the buttons.',
      },
      screenReader:
        'A toolbar with five buttons for the text. A button is pressed when the caret is in its mark. Near the end, the number of characters left is announced after a pause in typing.',
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
/** The page renders the preview, here with the parser of `@my-school/ui-kit/formatted-text`. */
export const WithPreview: Story = {
  args: {
    maxLength: 2000,
    defaultValue: filled,
    preview: (text: string) => <FormattedText blocks={parseFormattedText(text)} headingLevel={3} />,
  },
}
/** The arrow keys move between the buttons. A button changes the selected text. */
export const Buttons: Story = {
  args: { defaultValue: 'All classes meet at eight.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    const button = (name: string) => canvas.getByRole('button', { name })
    const strong = button('Strong')
    await userEvent.tab()
    await expect(strong).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(button('Heading')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(button('Link')).toHaveFocus()
    area.focus()
    area.setSelectionRange(20, 25)
    await userEvent.click(strong)
    await waitFor(() => expect(area).toHaveValue('All classes meet at **eight**.'))
    await expect(area).toHaveFocus()
    await waitFor(() => expect(strong).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(button('Numbered list'))
    await waitFor(() => expect(area).toHaveValue('1. All classes meet at **eight**.'))
    await userEvent.click(button('List'))
    await waitFor(() => expect(area).toHaveValue('- All classes meet at **eight**.'))
    await userEvent.click(button('Heading'))
    await waitFor(() => expect(area).toHaveValue('# All classes meet at **eight**.'))
    await userEvent.click(button('Heading'))
    await userEvent.click(strong)
    await waitFor(() => expect(area).toHaveValue('All classes meet at eight.'))
  },
}

/** Pastes as a browser does: what the clipboard has, and then the text if the page has not prevented it. */
function paste(area: HTMLTextAreaElement, html: string, text: string) {
  const clipboardData = new DataTransfer()
  if (html) clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', text)
  area.focus()
  area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }))
}

/** Text that is pasted from a word processor, an e-mail or a messenger keeps its formatting. */
export const Pasted: Story = {
  args: { maxLength: 200 },
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    const pasted = async (html: string, text: string, value: string) => {
      area.select()
      paste(area, html, text)
      await waitFor(() => expect(area).toHaveValue(value))
    }
    await pasted(
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><!--[endif]-->Water</p>`,
      '·\tWater',
      '- Water',
    )
    await pasted(
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p>See <a href="https://a.example">the <span style="font-weight:700">form</span></a></p></b>',
      'See the form',
      'See [the form](https://a.example)',
    )
    await pasted('', '*Bring*\n• water', '**Bring**\n- water')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '**Bring**\n- water', name: 'description' })

    // As typed: the browser gives the words only, and the key says so.
    area.select()
    area.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'V', code: 'KeyV', ctrlKey: true, shiftKey: true, bubbles: true }),
    )
    paste(area, '', '*Bring*')
    await waitFor(() => expect(area).toHaveValue('*Bring*'))

    // An address over words links them.
    await pasted('', 'See the form', 'See the form')
    area.setSelectionRange(4, 12)
    paste(area, '', 'https://a.example/b')
    await waitFor(() => expect(area).toHaveValue('See [the form](https://a.example/b)'))

    // Too long is taken and said.
    await pasted('', 'word '.repeat(50), 'word '.repeat(50))
    await canvas.findByText('50 characters too many')
    await expect(area.validationMessage).toBe('50 characters too many')
  },
}

/** Enter begins the next item of the list. In an empty item it ends the list. */
export const EnterInAList: Story = {
  args: { defaultValue: '1. water\n2. a hat' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    area.focus()
    area.setSelectionRange(8, 8)
    // Pressed when the tools, which are loaded with the field, are there.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Numbered list' })).toHaveAttribute('aria-pressed', 'true'),
    )
    const enter = () => fireEvent.keyDown(area, { key: 'Enter' })
    enter()
    await expect(area).toHaveValue('1. water\n2. \n3. a hat')
    enter()
    await expect(area).toHaveValue('1. water\n\n3. a hat')
  },
}

/** The field grows with its text, up to the height of the window. Then the text scrolls, and the buttons stay in view. */
export const ManyLines: Story = {
  args: { rows: 3 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    const before = area.offsetHeight
    await userEvent.click(area)
    await userEvent.paste('one\ntwo\nthree\nfour\nfive\nsix')
    await waitFor(() => expect(area.offsetHeight).toBe(before * 2))
    await userEvent.clear(area)
    await waitFor(() => expect(area.offsetHeight).toBe(before))
    await userEvent.paste('line\n'.repeat(100))
    await waitFor(() => expect(area.offsetHeight).toBeLessThan(window.innerHeight))
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
    area.scrollIntoView({ block: 'end' })
    const toolbar = canvas.getByRole('toolbar').getBoundingClientRect()
    await expect(toolbar.top).toBeGreaterThanOrEqual(0)
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
