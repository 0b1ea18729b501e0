import { DetailList } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from './guide.ts'
import { inColumn, longName } from './samples.tsx'

const meta = {
  title: 'Content/DetailList',
  component: DetailList,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['The details of one record: a student, a teacher, a notice'],
      avoid: ['Several records to compare: use DataTable', 'Values that can be edited in place: use Form'],
      wording: {
        Labels: 'The same as in the form where the values are entered, without a colon',
        Values: 'A missing value says so: ‘Unknown’, ‘Not entered’; not only a dash',
      },
      good: {
        shows: (
          <DetailList
            items={[
              { label: 'Class', value: '5' },
              { label: 'Phone', value: '+92 300 1234567' },
            ]}
          />
        ),
        says: 'Short labels, with one value each.',
      },
      bad: {
        shows: <DetailList items={[{ label: 'Class, roll number, fee', value: '5, 27, 4,500' }]} />,
        says: 'Three facts in one line. Give each a line of its own.',
      },
      screenReader: 'A description list: each label is read with its value.',
    } satisfies Guide,
  },
  decorators: [inColumn],
  args: {
    items: [
      { label: 'Name', value: 'Ayesha Khan' },
      { label: "Father's name", value: 'Bilal Khan' },
      { label: 'Age', value: 11 },
      { label: 'Class', value: '5' },
      { label: 'Roll number', value: '27' },
      { label: 'Fee', value: '4,500' },
      { label: 'Phone', value: <a href="tel:+923001234567">+92 300 1234567</a> },
      { label: 'Address', value: 'House 12, Canal Road\nLahore' },
    ],
  },
} satisfies Meta<typeof DetailList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { column: '36rem' } }
export const TwoColumns: Story = { args: { columns: 2 } }
export const OneItem: Story = { args: { items: [{ label: 'Name', value: 'Ayesha Khan' }] } }
export const LongText: Story = {
  args: {
    items: [
      { label: 'Name', value: longName },
      { label: 'Qualifications, with the year and the place of each of them', value: longName },
    ],
  },
  parameters: { column: '36rem' },
}
/** Long values are below their labels, short values beside them. */
export const Sentences: Story = {
  args: {
    items: [
      { label: 'Condition', value: 'Good' },
      {
        label: 'Message',
        value:
          'Ayesha works with care and at her own pace. Handwriting is still a race against the bell; when she takes the time, every word can be read.\n\nTo learn the tables of 7 and 8 by heart would save her a good deal of it.',
        long: true,
      },
      { label: 'Created', value: '2026-10-21' },
    ],
  },
  parameters: { column: '36rem' },
}
export const RightToLeft: Story = {
  args: {
    items: [
      { label: 'الاسم', value: 'عائشة خان' },
      { label: 'الصف', value: '٥' },
    ],
  },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { args: { columns: 2 }, parameters: { column: '18rem' } }
