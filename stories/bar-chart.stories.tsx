import { BarChart, type BarChartRow } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from './guide.ts'
import { classes, inColumn, longName } from './samples.tsx'

/** Rows with one bar each, which lead to a list. */
const rowsOf = (numbers: Record<string, number>): BarChartRow[] =>
  Object.entries(numbers).map(([label, value]) => ({ label, bars: [{ value, href: value ? '#list' : undefined }] }))

const conditions = { Excellent: 34, Good: 61, Average: 40, Bad: 9, Worst: 0 }

const meta = {
  title: 'Content/BarChart',
  component: BarChart,
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'new',
      use: [
        'A few numbers of one kind that people compare at a glance',
        'Two kinds that belong together, side by side',
      ],
      avoid: ['One number: use StatTile', 'More than about twenty rows, or rows that are sorted: use DataTable'],
      wording: {
        Caption: 'What is counted, by what: ‘Students per class’',
        Headers: 'A noun for the rows and a noun for the numbers: ‘Class’, ‘Students’',
        Empty: 'What is missing: ‘No students’',
      },
      good: {
        shows: (
          <BarChart
            caption="Students per class"
            labelHeader="Class"
            series={['Students']}
            rows={rowsOf({ 1: 28, 2: 31 })}
            empty="No students"
          />
        ),
        says: 'The labels are short, and the headers say what is counted.',
      },
      bad: {
        shows: (
          <BarChart
            caption="School"
            labelHeader="What"
            series={['Number']}
            rows={rowsOf({ Students: 310, Teachers: 4 })}
            empty="Nothing"
          />
        ),
        says: 'Numbers that nobody compares. Use a StatTile for each.',
      },
      keyboard: { Tab: 'Moves to each bar that is a link.', Enter: 'Opens the list behind the number.' },
      screenReader: 'A table with its caption. The name of a link is complete: ‘Class 3, Students: 28’.',
    } satisfies Guide,
    column: '30rem',
  },
  decorators: [inColumn],
  args: {
    caption: 'Reports of each condition',
    labelHeader: 'Condition',
    series: ['Reports'],
    rows: rowsOf(conditions),
    empty: 'No report is written yet',
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

const twoSeries = {
  caption: 'Reports per class',
  labelHeader: 'Class',
  series: ['Written', 'Missing'],
  rows: classes.map((label, index) => ({
    label,
    bars: [
      { value: 30 - index, href: '#written' },
      { value: (index * 7) % 11, href: (index * 7) % 11 ? '#missing' : undefined },
    ],
  })),
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('[data-part=bar]')]
    const lengths = bars.map((bar) => Number.parseFloat(getComputedStyle(bar, '::before').inlineSize))
    const [excellent = 0, good = 0, , , worst] = lengths
    await expect(excellent / good).toBeCloseTo(34 / 61, 2)
    await expect(worst).toBe(0)
    const link = within(canvasElement).getByRole('link', { name: 'Condition Good, Reports: 61' })
    // The longest bar and its number are in the chart.
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  },
}
export const TwoSeries: Story = { args: twoSeries }
export const NoLinks: Story = {
  args: { rows: Object.entries(conditions).map(([label, value]) => ({ label, bars: [{ value }] })) },
}
export const Loading: Story = {
  args: { rows: Object.keys(conditions).map((label) => ({ label, bars: [{ value: null }] })) },
}
export const Failed: Story = {
  args: { rows: Object.keys(conditions).map((label) => ({ label, bars: [{ value: '–' }] })) },
}
export const Empty: Story = {
  args: { rows: Object.keys(conditions).map((label) => ({ label, bars: [{ value: 0 }] })) },
}
export const OneItem: Story = { args: { rows: rowsOf({ Good: 1 }) } }
export const ManyItems: Story = {
  args: {
    caption: 'Notices by month',
    labelHeader: 'Month',
    series: ['Notices'],
    rows: Array.from({ length: 12 }, (_, index) => ({
      label: new Date(Date.UTC(2026, index)).toLocaleDateString('en', { month: 'short', year: 'numeric' }),
      bars: [{ value: (index * 5) % 13, href: '#month' }],
    })),
  },
}
export const LongText: Story = {
  args: {
    caption: `Students of ${longName}`,
    labelHeader: 'Neighbourhood',
    series: ['Students of this year', 'Students of the year before'],
    rows: [
      { label: longName, bars: [{ value: 1_234_567, href: '#a' }, { value: 1 }] },
      { label: 'Old town', bars: [{ value: 3 }, { value: 800_000, href: '#b' }] },
    ],
  },
}
export const RightToLeft: Story = {
  args: {
    caption: 'الطلاب في كل صف',
    labelHeader: 'الصف',
    series: ['الطلاب'],
    rows: rowsOf({ الأول: 28, الثاني: 31, الثالث: 0 }),
    lang: 'ar-EG',
  },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { args: twoSeries, parameters: { column: '17rem' } }
