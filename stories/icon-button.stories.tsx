import { IconButton, PencilIcon, RegenerateIcon, SearchIcon, TrashIcon } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { rightToLeft, row } from './frames.tsx'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: {
    guide: {
      since: '0.1.0',
      use: [
        'An action that everybody knows by its picture: search, close',
        'Where a text would not fit, beside a text that explains it',
      ],
      avoid: ['The main action of a page: use Button', 'A picture that needs a guess'],
      wording: {
        Label: 'What a button with a text would say: ‘Search’, ‘Copy user id’; never the picture, such as ‘Magnifier’',
        Tooltip: 'The same words, if there is one',
      },
      good: {
        shows: <IconButton label="Search students" icon={<SearchIcon />} />,
        says: 'A picture that everybody knows, with a name for people who cannot see it.',
      },
      bad: {
        shows: <IconButton label="Icon" icon={<SearchIcon />} />,
        says: 'The label is what a screen reader says: name the action.',
      },
      keyboard: { 'Enter, Space': 'Presses it.' },
      screenReader: 'Says the label and that it is a button.',
    } satisfies Guide,
  },
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
