import { LinkButton, NoticeTable } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inColumn, longName, notices } from './samples.tsx'

const meta = {
  title: 'Data/NoticeTable',
  component: NoticeTable,
  decorators: [inColumn],
  args: {
    notices,
    actions: ({ id, title }) => (
      <LinkButton size="small" variant="quiet" href={`#${id}`} aria-label={`Details of ${title}`}>
        Details
      </LinkButton>
    ),
  },
} satisfies Meta<typeof NoticeTable>
export default meta
type Story = StoryObj<typeof meta>

/** Two words of the description. A notice that never expires sorts after every date. */
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
