import { PrivateInfo } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inColumn, longName } from './samples.tsx'

const meta = {
  title: 'Domain/PrivateInfo',
  component: PrivateInfo,
  decorators: [inColumn],
  parameters: { column: '34rem' },
  args: {
    items: [
      { label: 'User Id', value: 'Ayesha-Khan-4711@mySchool.com' },
      { label: 'Password', value: 'Il1O0xQ9Zr' },
      { label: 'Reset password answer', value: 'Khan' },
    ],
    onToggle: fn(),
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
    await expect(args.onToggle).toHaveBeenCalledWith({ open: true })
    await userEvent.click(view.getByRole('button', { name: 'Hide private details' }))
    await expect(view.queryByText('Il1O0xQ9Zr')).toBeNull()
  },
}
export const Open: Story = { args: { defaultOpen: true } }
export const Loading: Story = { args: { open: true, loading: true } }
export const LongText: Story = { args: { defaultOpen: true, items: [{ label: 'User Id', value: longName }] } }
export const RightToLeft: Story = {
  args: { defaultOpen: true, hideLabel: 'إخفاء' },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { args: { defaultOpen: true }, parameters: { column: '18rem' } }
