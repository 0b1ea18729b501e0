import { IconButton, PencilIcon, RegenerateIcon, SearchIcon, TrashIcon } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { rightToLeft, row } from './frames.tsx'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Search students', icon: <SearchIcon />, onClick: fn() },
  argTypes: {
    icon: { control: false },
    onClick: { description: 'It is pressed; as every prop of `<button>`, it reaches the element.' },
    ref: { table: { disable: true } },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search students' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Framed: Story = { args: { variant: 'framed', label: 'Regenerate', icon: <RegenerateIcon /> } }
export const Danger: Story = { args: { variant: 'danger', label: 'Delete', icon: <TrashIcon /> } }
export const Small: Story = { args: { size: 'small', label: 'Update', icon: <PencilIcon /> } }
export const Disabled: Story = { args: { disabled: true, variant: 'framed' } }
export const Several: Story = {
  decorators: [row],
  render: () => (
    <>
      <IconButton label="Update" icon={<PencilIcon />} />
      <IconButton label="Search" icon={<SearchIcon />} variant="framed" />
      <IconButton label="Delete" icon={<TrashIcon />} variant="danger" />
    </>
  ),
}
export const RightToLeft: Story = { decorators: [rightToLeft], args: { label: 'بحث' } }
