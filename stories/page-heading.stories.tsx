import { Button, LinkButton, PageHeading, PlusIcon, SearchIcon } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from './guide.ts'
import { inColumn, longName } from './samples.tsx'

const meta = {
  title: 'Content/PageHeading',
  component: PageHeading,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['The title at the top of every page, once'],
      avoid: ['A heading within a page: use `<h2>`'],
      wording: {
        Heading: 'One or two nouns, the same as in the menu that leads there: ‘Students’',
        Lead: 'One sentence about the page, or the name of the record',
        'Link back': 'The name of the page above, ‘Students’; not ‘Back’',
      },
      good: { shows: <PageHeading>Students</PageHeading>, says: 'One or two words say where people are.' },
      bad: {
        shows: <PageHeading>Welcome to the students’ page of the portal</PageHeading>,
        says: 'It is long, and the important word comes fourth.',
      },
      keyboard: { Tab: 'Moves to the link back and to the actions.' },
      screenReader: 'The `<h1>` of the page.',
    } satisfies Guide,
  },
  decorators: [inColumn],
  args: { children: 'Students' },
} satisfies Meta<typeof PageHeading>
export default meta
type Story = StoryObj<typeof meta>

/** A script can move focus to the heading after a navigation; the Tab key cannot. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 })
    heading.focus()
    await expect(heading).toHaveFocus()
    heading.blur()
  },
}
export const WithLead: Story = { args: { children: 'Notice board', lead: 'What is happening at school' } }
export const WithActions: Story = {
  args: {
    lead: '128 in ten classes',
    back: { href: '#dashboard', label: 'Dashboard' },
    actions: (
      <>
        <Button variant="quiet" icon={<SearchIcon />}>
          Search
        </Button>
        <LinkButton href="#add" icon={<PlusIcon />}>
          Add student
        </LinkButton>
      </>
    ),
  },
}
export const LongText: Story = { args: { ...WithActions.args, children: `The report of ${longName}` } }
export const RightToLeft: Story = {
  args: { children: 'الطلاب', back: { href: '#back', label: 'رجوع' } },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { args: WithActions.args, parameters: { column: '18rem' } }
