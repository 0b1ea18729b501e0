import { PeopleIcon, StatTile } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from './guide.ts'
import { inColumn, longName } from './samples.tsx'

const meta = {
  title: 'Content/StatTile',
  component: StatTile,
  args: { label: 'Students', value: 1024, href: '#students', icon: <PeopleIcon /> },
  decorators: [inColumn],
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['A total on a dashboard, with or without a link to its list'],
      avoid: ['A number in a sentence or a list: write it as text', 'Numbers that people compare: use BarChart'],
      wording: {
        Label: 'The noun in the plural: ‘Students’; not ‘Total number of students’',
        Value: 'Only the number, in the form of the language: ‘1,024’',
      },
      good: {
        shows: <StatTile label="Students" value={1024} href="#students" />,
        says: 'The number, and a link to its list.',
      },
      bad: {
        shows: <StatTile label="Number of all active student records" value={1024} href="#students" />,
        says: 'The label is too long: ‘Students’ is enough.',
      },
      keyboard: { Enter: 'Opens the list.' },
      screenReader: 'One link with the label and the number.',
    } satisfies Guide,
    column: '15rem',
  },
} satisfies Meta<typeof StatTile>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { value: null } }
export const Nothing: Story = { args: { value: 0 } }
export const NoIcon: Story = { args: { icon: undefined } }
/** Without `href` the tile is not a link, and does not change under the pointer. */
export const Plain: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('1,024')).toBeVisible()
  },
}
export const LongText: Story = { args: { label: longName, value: 123_456_789 } }
/** One of two tiles side by side on a small phone: the number stays on one line. */
export const Narrow: Story = {
  args: { value: 12_345 },
  parameters: { column: '8.625rem' },
  play: async ({ canvas }) => {
    const [text] = canvas.getByText('12,345').childNodes
    const range = document.createRange()
    range.selectNode(text as Node)
    await expect(range.getClientRects()).toHaveLength(1)
  },
}
/**
 * In a row where the content would set their widths, each has a fixed width, because the content does not count in a
 * container of queries. They go on in the next line where there is no room.
 */
export const InARow: Story = {
  decorators: [
    () => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
        {['Students', 'Teachers', 'Notices'].map((label, index) => (
          <StatTile {...meta.args} key={label} label={label} value={1024 >> (index * 3)} href={`#${label}`} />
        ))}
      </div>
    ),
  ],
  parameters: { column: '40rem' },
  play: async ({ canvas, canvasElement }) => {
    const tiles = canvas.getAllByRole('link').map((tile) => tile.getBoundingClientRect())
    await expect(tiles).toHaveLength(3)
    for (const { width } of tiles) await expect(width).toBeGreaterThan(160)
    if (canvasElement.clientWidth > 600) await expect(new Set(tiles.map(({ top }) => top)).size).toBe(1)
  },
}
export const RightToLeft: Story = { args: { label: 'الطلاب' }, globals: { direction: 'rtl' } }
export const ManyItems: Story = {
  decorators: [
    () => (
      <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' }}>
        {['Students', 'Users', 'Teachers', 'Reports', 'Notices'].map((label, index) => (
          <StatTile key={label} label={label} value={index * 37} href={`#${label}`} />
        ))}
      </div>
    ),
  ],
  parameters: { column: '70rem' },
}
