import { TeamCard } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inColumn, longName, portrait } from './samples.tsx'

const meta = {
  title: 'Frame/TeamCard',
  component: TeamCard,
  args: {
    name: 'Nadia Hussain',
    position: 'Head teacher',
    photoSrc: portrait(11),
    children: 'Teaches mathematics and answers every letter herself.',
  },
  decorators: [inColumn],
  parameters: { column: '18rem' },
} satisfies Meta<typeof TeamCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoPhoto: Story = { args: { photoSrc: null } }
export const NoText: Story = { args: { children: undefined } }
export const LongText: Story = {
  args: { name: longName, position: 'Deputy head teacher, librarian and keeper of the keys' },
}
export const RightToLeft: Story = {
  args: { name: 'نادية حسين', position: 'المديرة', children: 'تدرس الرياضيات' },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { parameters: { column: '13rem' } }
