import { LinkButton, NoticeTable } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Selecting } from './frames.tsx'
import type { Guide } from './guide.ts'
import { inColumn, longName, notices } from './samples.tsx'

const meta = {
  title: 'Tables/NoticeTable',
  component: NoticeTable,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['A list in which staff work with notices'],
      avoid: ['A list for people who read the notices: use NoticeCard'],
      wording: {
        Headers: 'The labels of the form: ‘Title’, ‘Valid for’',
        Expired: 'One word: ‘Expired’',
        Empty: 'The default is ‘No notices’; for a new school ‘No notices yet’, with a link to add one',
      },
      good: {
        shows: (
          <NoticeTable
            notices={[{ id: '1', title: 'Sports day', description: 'Races begin at nine.', validUntil: '30.11.2026' }]}
          />
        ),
        says: 'The columns are ready; you add your own actions.',
      },
      bad: {
        shows: <NoticeTable notices={[]} empty="" />,
        says: 'The empty list says nothing. Keep the default text, or say what to do.',
      },
      keyboard: { Tab: 'Moves to the sort buttons, the actions and the page buttons.' },
      screenReader: 'The same as DataTable: a native table with its caption.',
    } satisfies Guide,
  },
  decorators: [inColumn],
  args: {
    notices,
    rowActions: ({ id, title }) => (
      <LinkButton size="small" variant="quiet" href={`#${id}`} aria-label={`Details of ${title}`}>
        Details
      </LinkButton>
    ),
  },
} satisfies Meta<typeof NoticeTable>
export default meta
type Story = StoryObj<typeof meta>

/** Only the first words of a description are shown. A notice that never expires comes after every date. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await expect(view.getByText('The annual…')).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Valid for' }))
    const ends = [...canvasElement.querySelectorAll('tbody [data-column="validFor"]')].map((cell) =>
      cell.textContent?.trim(),
    )
    await expect(ends).toEqual(['2026-10-30 Expired', '2026-12-04', 'Unlimited'])
  },
}
/** Marks after a title name what is unusual about the notice. */
export const Marks: Story = {
  args: {
    notices: [
      {
        id: 'm1',
        title: 'Annual sports day',
        description: 'Races begin at nine.',
        validUntil: null,
        marks: ['On top'],
      },
      {
        id: 'm2',
        title: longName,
        description: 'For staff only.',
        validUntil: '2026-10-30',
        expired: true,
        marks: ['Planned', 'For class 5', 'Cancelled'],
      },
      ...notices,
    ],
  },
}
/** Rows can be selected with `useRowSelection`. The bar below the table has the actions for the selected rows. */
export const WithSelection: Story = {
  render: (args) => (
    <Selecting selected={notices.slice(0, 2).map(({ id }) => id)}>
      {(selection) => <NoticeTable {...args} selection={selection} />}
    </Selecting>
  ),
}
export const Empty: Story = { args: { notices: [] } }
export const Loading: Story = { args: { notices: [], loading: true } }
export const LongText: Story = {
  args: { notices: [{ id: 'long', title: longName, description: longName, validUntil: null }, ...notices] },
}
export const ManyItems: Story = {
  args: {
    notices: Array.from({ length: 120 }, (_, index) => ({
      ...(notices[index % 3] as (typeof notices)[0]),
      id: `n${index}`,
    })),
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Narrow: Story = { parameters: { column: '20rem' } }
