import { TeamCard } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from './guide.ts'
import { inColumn, longName, portrait } from './samples.tsx'

const meta = {
  title: 'Content/TeamCard',
  component: TeamCard,
  args: {
    name: 'Nadia Hussain',
    position: 'Head teacher',
    photoSrc: portrait(11),
    children: 'Teaches mathematics and answers every letter herself.',
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['People of the school on a page for visitors'],
      avoid: ['A list in which staff work: use TeacherTable'],
      wording: {
        Name: 'The full name, as people say it',
        Position: 'What the person does: ‘Head of the primary school’, not ‘Staff’',
      },
      good: {
        shows: <TeamCard name="Nadia Hussain" position="Head teacher" />,
        says: 'The name and the position. A drawing takes the place of a missing photo.',
      },
      bad: {
        shows: <TeamCard name="N. H." position="Staff" />,
        says: 'It does not say who the person is or what the person does.',
      },
      screenReader: 'An article with the name as its heading.',
    } satisfies Guide,
    column: '18rem',
  },
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
