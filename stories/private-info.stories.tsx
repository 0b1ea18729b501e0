import { DetailList, PrivateInfo } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from './guide.ts'
import { inColumn, longName } from './samples.tsx'

const meta = {
  title: 'School/PrivateInfo',
  component: PrivateInfo,
  decorators: [inColumn],
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['Logins and other secrets in a record that are shown only on demand'],
      avoid: ['A long text that is not secret: use `<details>`'],
      wording: {
        Button: 'What is shown; the default is ‘Show private details’',
        Labels: 'The same as on the page where people log in: ‘User id’, ‘Password’',
      },
      good: {
        shows: <PrivateInfo items={[{ label: 'User id', value: 'Ayesha-Khan-4711' }]} />,
        says: 'It is closed at first, so that people nearby cannot read it.',
      },
      bad: {
        shows: <DetailList items={[{ label: 'Password', value: 'Il1O0xQ9Zr' }]} />,
        says: 'Everybody who sees the screen or a print can read the password.',
      },
      keyboard: { 'Enter, Space': 'Shows or hides the values.' },
      screenReader: 'A button that says whether the values are shown. Hidden values are not in the document.',
    } satisfies Guide,
    column: '34rem',
  },
  args: {
    items: [
      { label: 'User id', value: 'Ayesha-Khan-4711@mySchool.com' },
      { label: 'Password', value: 'Il1O0xQ9Zr' },
      { label: 'Recovery answer', value: 'Khan' },
    ],
    onOpenChange: fn(),
  },
} satisfies Meta<typeof PrivateInfo>
export default meta
type Story = StoryObj<typeof meta>

/** Hidden values are not in the document. The button adds and removes them. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const view = within(canvasElement)
    await expect(view.queryByText('Il1O0xQ9Zr')).toBeNull()
    await userEvent.click(view.getByRole('button', { name: 'Show private details' }))
    await expect(view.getByText('Il1O0xQ9Zr')).toBeVisible()
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: true })
    await userEvent.click(view.getByRole('button', { name: 'Hide private details' }))
    await expect(view.queryByText('Il1O0xQ9Zr')).toBeNull()
  },
}
export const Open: Story = { args: { defaultOpen: true } }
export const Loading: Story = { args: { open: true, loading: true } }
export const LongText: Story = { args: { defaultOpen: true, items: [{ label: 'User id', value: longName }] } }
export const RightToLeft: Story = {
  args: { defaultOpen: true, hideLabel: 'إخفاء' },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { args: { defaultOpen: true }, parameters: { column: '18rem' } }
