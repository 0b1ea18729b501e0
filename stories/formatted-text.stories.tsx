import { type FormattedBlock, FormattedText } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from './guide.ts'
import { inColumn, longName, noticeText } from './samples.tsx'

const paragraph = (...children: Extract<FormattedBlock, { type: 'paragraph' }>['children']): FormattedBlock => ({
  type: 'paragraph',
  children,
})
const heading = (level: number, text: string): FormattedBlock => ({ type: 'heading', level, children: [text] })
const list = (ordered: boolean, ...items: string[]): FormattedBlock => ({
  type: 'list',
  ordered,
  items: items.map((item) => [paragraph(item)]),
})

const letter: FormattedBlock[] = [
  paragraph(
    'All classes meet at ',
    { type: 'strong', children: ['eight o’clock'] },
    ' on the field behind the library.',
  ),
  heading(1, 'What to bring'),
  list(false, 'A bottle of water', 'A hat and shoes for running', 'The form, signed by a parent'),
  heading(1, 'The morning'),
  list(
    true,
    'Running, 100 m and 400 m',
    'Long jump',
    'Tug of war, in which every class has ten students and one teacher',
  ),
  paragraph(
    'Questions? ',
    { type: 'link', href: 'tel:+9242111222333', children: ['+92 42 111 222 333'] },
    { type: 'break' },
    { type: 'link', href: 'https://school.example/sports-day', children: ['The form for parents'] },
  ),
]

const meta = {
  title: 'Content/FormattedText',
  component: FormattedText,
  decorators: [inColumn],
  parameters: {
    guide: {
      since: 'Unreleased',
      status: 'new',
      use: ['A text with paragraphs, lists and links that a person has typed: a notice, an answer'],
      avoid: ['A text of your own: write it as JSX', 'HTML from elsewhere: the component takes none'],
      wording: {
        Headings: 'Short, in sentence case: the text has its own outline',
        Links: 'Words that say where they lead; an address only where people copy it',
        'No text':
          'The default says that there is none; pass a better one where it can: ‘Nothing is known about this yet’',
      },
      good: {
        shows: <FormattedText blocks={[heading(1, 'What to bring'), list(false, 'Water', 'A hat')]} headingLevel={3} />,
        says: 'Headings are one level below the heading that the text is under.',
      },
      bad: {
        shows: <FormattedText blocks={[paragraph('## What to bring', { type: 'break' }, '- Water - A hat')]} />,
        says: 'The marks are shown as they were typed.',
      },
      screenReader: 'Headings, lists with the number of their items, links. Each paragraph is read in its direction.',
    } satisfies Guide,
    column: '44rem',
  },
  args: { blocks: letter },
  argTypes: { hrefOf: { control: false } },
} satisfies Meta<typeof FormattedText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The topmost headings have the level that the page asks for, whatever was typed; none is skipped. */
export const Headings: Story = {
  args: { blocks: [heading(2, 'Sports day'), heading(4, 'Morning'), paragraph('Running'), heading(2, 'Trip')] },
}
/** The numbers of an ordered list can be those that were typed. */
export const Numbers: Story = {
  args: { blocks: [{ ...list(true, 'First lesson', 'Third lesson'), numbers: [1, 3] } as FormattedBlock] },
}
export const ListInList: Story = {
  args: {
    blocks: [
      {
        type: 'list',
        ordered: false,
        items: [[paragraph('Sports day'), list(false, 'Water', 'A hat')], [paragraph('Trip')]],
      },
    ],
  },
}
/** Without text it says so, so that nobody takes it for one that is missing. */
export const Empty: Story = {
  args: { blocks: [] },
  play: async ({ canvas }) => expect(canvas.getByText('No text')).toBeVisible(),
}
export const LongText: Story = {
  args: { blocks: [heading(1, longName), paragraph(longName, ' ', noticeText.repeat(8)), list(false, longName)] },
}
export const Narrow: Story = { parameters: { column: '18rem' } }
/** Each paragraph has the direction of its first letter. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    blocks: [
      heading(1, 'یومِ کھیل'),
      paragraph('تمام جماعتیں ', { type: 'strong', children: ['آٹھ بجے'] }, ' میدان میں جمع ہوں گی۔'),
      list(true, 'پانی کی بوتل', 'ٹوپی'),
      paragraph('Bring a bottle of water.'),
    ],
  },
}
