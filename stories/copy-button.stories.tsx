import { CopyButton } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { rightToLeft } from './frames.tsx'
import { type Guide, inRow } from './guide.ts'

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['A value that people paste somewhere else: a user id, a password, an address'],
      avoid: [
        'Text that people select themselves, such as a paragraph',
        'Several values with a button each: give one button a value that contains them all',
      ],
      wording: {
        Label: 'The verb and the value: ‘Copy user id’',
        Copied: 'One word: ‘Copied’',
      },
      good: {
        shows: (
          <span style={inRow}>
            <code>q7Lw1IlO0z</code> <CopyButton label="Copy password" value="q7Lw1IlO0z" />
          </span>
        ),
        says: 'The button is beside the value, and its label says what is copied.',
      },
      bad: {
        shows: (
          <span style={inRow}>
            <CopyButton label="Copy" value="q7Lw1IlO0z" />
          </span>
        ),
        says: 'Nobody sees what will be copied.',
      },
      keyboard: { 'Enter, Space': 'Copies the value.' },
      screenReader: 'Reads the label. The tick is not announced: show a message in `onCopied`.',
    } satisfies Guide,
  },
  args: { label: 'Copy password', value: 'q7Lw1IlO0z', onCopied: fn(), onCopyFailed: fn() },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

/** After copying it shows a tick for two seconds. */
const writeText = fn(async (_text: string) => {})
export const Default: Story = {
  beforeEach: () => replaceClipboard({ writeText }),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Copy password' })
    // Begins before the click: on a slow machine it may be over before the click returns.
    const wasCopied = waitFor(() => expect(button).toHaveAttribute('data-state', 'copied'))
    await userEvent.click(button)
    await wasCopied
    await expect(args.onCopied).toHaveBeenCalledWith({ value: 'q7Lw1IlO0z' })
    await expect(writeText).toHaveBeenLastCalledWith('q7Lw1IlO0z')
  },
}

/** Without the clipboard API, as on a page without https, the text is copied with `execCommand('copy')`. */
export const WithoutClipboard: Story = {
  beforeEach: () => replaceClipboard(undefined, () => true),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(args.onCopied).toHaveBeenCalled())
  },
}

/** If both ways fail, `onCopyFailed` receives the error. */
export const Failing: Story = {
  beforeEach: () => replaceClipboard(undefined, () => false),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(args.onCopyFailed).toHaveBeenCalled())
    await expect(canvas.getByRole('button')).not.toHaveAttribute('data-state')
  },
}

/** The label is visible beside the icon. */
export const LabelShown: Story = { args: { label: 'Copy both', labelShown: true } }

export const Quiet: Story = { args: { variant: 'quiet' } }
export const Disabled: Story = { args: { disabled: true } }
export const RightToLeft: Story = { decorators: [rightToLeft], args: { label: 'انسخ كلمة السر' } }

/** Replaces the clipboard and restores it afterwards. */
function replaceClipboard(clipboard: { writeText(text: string): Promise<void> } | undefined, oldWay?: () => boolean) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  if (oldWay) Object.defineProperty(document, 'execCommand', { configurable: true, value: oldWay })
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard')
    Reflect.deleteProperty(document, 'execCommand')
  }
}
