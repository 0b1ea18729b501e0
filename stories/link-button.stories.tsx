import { BackIcon, LinkButton } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  parameters: {
    guide: {
      since: '0.1.0',
      use: [
        'A link to the next step: ‘Add student’, ‘Read more’',
        'Several links of equal importance at the end of a row',
      ],
      avoid: ['An action on this page: use Button', 'A link in a sentence: use a plain link'],
      wording: {
        Text: 'Where the link leads, or the task there: ‘All notices’, ‘Add student’; never ‘Click here’',
        Repeated: 'If several links look the same, add the name for screen readers: ‘Details of Ayesha Khan’',
      },
      good: {
        shows: <LinkButton href="#add">Add student</LinkButton>,
        says: 'It leads to a page, which people can open in a new tab.',
      },
      bad: { shows: <LinkButton href="#">Delete</LinkButton>, says: 'An action is not a link. Use Button.' },
      keyboard: { Enter: 'Follows the link.' },
      screenReader: 'Reads its text and says that it is a link.',
    } satisfies Guide,
  },
  args: { href: '#about', children: 'Read more' },
  argTypes: { icon: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '#about')
  },
}
export const Quiet: Story = { args: { variant: 'quiet', children: 'Back', icon: <BackIcon /> } }
export const Danger: Story = { args: { variant: 'danger', children: 'Report Delete' } }
export const Small: Story = { args: { size: 'small', variant: 'quiet', children: 'Details' } }
export const LongText: Story = {
  decorators: [narrow],
  args: { children: 'More about the sports day of all classes' },
}
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { variant: 'quiet', icon: <BackIcon />, children: 'رجوع' },
}
