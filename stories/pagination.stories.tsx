import { Pagination } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from './frames.tsx'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Tables/Pagination',
  component: Pagination,
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'new',
      use: ['Your own list that is shown page by page, such as a board of cards'],
      avoid: ['A table: use DataTable, which has its own pagination', 'A list that fits on one page: leave it out'],
      wording: {
        Label: 'Which list the pages belong to: ‘Pages of the notice board’',
        Buttons: '‘Next’ and ‘Previous’; for things in order of time: ‘Older notices’',
      },
      good: {
        shows: <Pagination label="Good" page={2} pages={9} onPageChange={fn()} />,
        says: 'It shows the current page and how many pages there are, and leads to each page.',
      },
      bad: {
        shows: <Pagination label="Bad" page={1} pages={1} onPageChange={fn()} />,
        says: 'There is no other page. Leave it out.',
      },
      keyboard: {
        Tab: 'Moves to the buttons and the field with the page number.',
        'Enter, Space': 'On a button: goes to that page. In the field, Enter goes to the page that was typed.',
      },
      screenReader: 'A navigation landmark with its name. The page number is a field with the name ‘Page … of 12’.',
    } satisfies Guide,
  },
  args: { page: 3, pages: 12, onPageChange: fn() },
  render: function Paged(args) {
    const [page, setPage] = useState(args.page)
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(change) => {
          args.onPageChange(change)
          setPage(change.page)
        }}
      />
    )
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('textbox')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(number).toHaveValue('4')
    await userEvent.click(number)
    // The number is selected: what is typed replaces it.
    await userEvent.keyboard('11')
    await userEvent.tab()
    await expect(args.onPageChange).toHaveBeenLastCalledWith({ page: 11 })
    await userEvent.clear(number)
    await userEvent.type(number, '99')
    await userEvent.tab()
    await expect(number).toHaveValue('12')
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const FirstPage: Story = { args: { page: 1 } }
export const LastPage: Story = { args: { page: 12 } }
export const ManyPages: Story = { args: { page: 1200, pages: 2400 } }
/** The previous and the next page are links, which also work without a script. At an end, one is left out. */
export const Links: Story = { args: { page: 1, hrefOf: ({ page }) => `#page-${page}` } }
export const OwnTexts: Story = {
  args: { label: 'Pages of the notice board', previousLabel: 'Newer notices', nextLabel: 'Older notices' },
}
export const LongText: Story = {
  decorators: [narrow],
  args: { previousLabel: 'The notices of the weeks before', nextLabel: 'The notices of the weeks after' },
}
export const Narrow: Story = { decorators: [narrow] }
export const RightToLeft: Story = {
  args: {
    label: 'الصفحات',
    previousLabel: 'السابق',
    nextLabel: 'التالي',
    pageLabel: 'صفحة',
    ofLabel: 'من',
  },
  globals: { direction: 'rtl' },
}
