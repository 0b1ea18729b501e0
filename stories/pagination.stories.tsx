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
      use: ['A list of your own that is shown a page at a time, such as a board of cards'],
      avoid: ['A table: DataTable has its pages', 'A list that fits in one page'],
      wording: {
        Label: 'Of what the pages are: ‘Pages of the notice board’',
        Buttons: '‘Next’ and ‘Previous’; of things in an order of time say it: ‘Older notices’',
      },
      good: {
        shows: <Pagination label="Good" page={2} pages={9} onPageChange={fn()} />,
        says: 'The current page, how many there are, and a way to each.',
      },
      bad: {
        shows: <Pagination label="Bad" page={1} pages={1} onPageChange={fn()} />,
        says: 'There is nowhere to go. Leave it out.',
      },
      keyboard: {
        Tab: 'Leads to the buttons and the number.',
        'Enter, Space': 'On a button: goes to that page. In the number, Enter goes to it.',
      },
      screenReader: 'A navigation with its name. The number is a field named ‘Page … of 12’.',
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
/** The neighbours are links, which work without a script too. At an end there is none. */
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
