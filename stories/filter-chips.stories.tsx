import { Button, Combobox, FilterChips } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from './guide.ts'
import { inColumn } from './samples.tsx'

const meta = {
  title: 'Tables/FilterChips',
  component: FilterChips,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['The active filters above a list, which people can remove one by one'],
      avoid: ['Fields in which filters are chosen: use SelectField or TextField', 'Words about one thing: use Badge'],
      wording: {
        Chip: 'The label of the filter and its value: ‘Class: 3’',
        Remove: 'A verb for screen readers: ‘Remove’; the label and the value of the chip follow',
      },
      good: {
        shows: <FilterChips filters={[{ key: 'class', label: 'Class', value: '5' }]} onRemove={() => {}} />,
        says: 'It says above the list what the list shows.',
      },
      bad: {
        shows: <FilterChips filters={[{ key: 'a', label: 'grade=5&missing=1' }]} onRemove={() => {}} />,
        says: 'These are the words of a program. Use the label of the filter.',
      },
      keyboard: { Tab: 'Leads to each remove button.', 'Enter, Space': 'Removes the filter.' },
      screenReader: 'A list. Each button says which filter it removes.',
    } satisfies Guide,
  },
  decorators: [inColumn],
  args: {
    filters: [
      { key: 'class', label: 'Class', value: '5' },
      { key: 'name', label: 'Name', value: 'khan bilal' },
      { key: 'missing', label: 'Report still missing' },
    ],
    onRemove: fn(),
  },
} satisfies Meta<typeof FilterChips>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Name khan bilal' }))
    await expect(args.onRemove).toHaveBeenCalledWith({ filter: args.filters[1] })
    // The chips stay here, so the focus has gone to the one that follows.
    await expect(within(canvasElement).getByRole('button', { name: 'Remove Report still missing' })).toHaveFocus()
  },
}
export const One: Story = { args: { filters: [{ key: 'class', label: 'Class', value: '10' }] } }
/** The list disappears with the last filter, so focus moves to the control before it, where filters are chosen. */
export const LastOne: Story = {
  render: function LastOne(args) {
    const [filters, setFilters] = useState(args.filters.slice(0, 2))
    return (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <Combobox label="Class" name="class" options={['4', '5']} defaultValue="5" />
        <FilterChips
          filters={filters}
          onRemove={({ filter }) => setFilters((all) => all.filter(({ key }) => key !== filter.key))}
        />
        <Button variant="quiet">After</Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove Class 5' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove Name khan bilal' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}
export const LongValue: Story = {
  args: {
    filters: [
      {
        key: 'address',
        label: 'Address',
        value: 'House 14, the street behind the old post office, next to the second gate of the park',
      },
      { key: 'class', label: 'Class', value: '5' },
    ],
  },
}
export const RightToLeft: Story = {
  args: {
    label: 'المرشحات',
    removeLabel: 'إزالة',
    filters: [
      { key: 'class', label: 'الصف', value: '٥' },
      { key: 'name', label: 'الاسم', value: 'بلال خان' },
    ],
  },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { parameters: { column: '14rem' } }
