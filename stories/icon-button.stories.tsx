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
        'An action that everybody knows by its icon: search, close',
        'An action without room for a text, when a text beside it explains it',
      ],
      avoid: ['The main action of a page: use Button', 'An action whose icon people would have to guess: use Button'],
      wording: {
        Label:
          'The text that a Button would have: ‘Search’, ‘Copy user id’; never the name of the picture, such as ‘Magnifier’',
        Tooltip: 'The same words as the label, if there is a tooltip',
      },
      good: {
        shows: <IconButton label="Search students" icon={<SearchIcon />} />,
        says: 'Everybody knows this icon, and its label is for people who cannot see it.',
      },
      bad: {
        shows: <IconButton label="Icon" icon={<SearchIcon />} />,
        says: 'Screen readers read the label: name the action.',
      },
      keyboard: { 'Enter, Space': 'Presses the button.' },
      screenReader: 'Reads the label and says that it is a button.',
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
