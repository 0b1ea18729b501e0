import { FormattedText, parseFormattedText } from '@my-school/ui-kit/formatted-text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from './guide.ts'
import { inColumn, longName, noticeText } from './samples.tsx'

const typed = `All classes meet at **eight o’clock** on the field behind the library.

# What to bring
- A bottle of water
- A hat and shoes for running
- The form, signed by a parent

# The morning
1. Running, 100 m and 400 m
2. Long jump
3. Tug of war, in which every class has ten students and one teacher

Questions? [+92 42 111 222 333](tel:+9242111222333)
[The form for parents](https://school.example/sports-day)`

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
        shows: <FormattedText blocks={parseFormattedText('# What to bring\n- Water\n- A hat')} headingLevel={3} />,
        says: 'Headings are one level below the heading that the text is under.',
      },
      bad: {
        shows: <p>## What to bring - Water - A hat</p>,
        says: 'The marks are shown as they were typed.',
      },
      screenReader: 'Headings, lists with the number of their items, links. Each paragraph is read in its direction.',
    } satisfies Guide,
    column: '44rem',
  },
  args: { blocks: parseFormattedText(typed) },
  argTypes: { hrefOf: { control: false } },
} satisfies Meta<typeof FormattedText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The topmost headings have the level that the page asks for, whatever was typed; none is skipped. */
export const Headings: Story = {
  args: { blocks: parseFormattedText('## Sports day\n#### Morning\nRunning\n## Trip') },
}
/** The numbers of an ordered list can be those that were typed. */
export const Numbers: Story = {
  args: { blocks: parseFormattedText('1. First lesson\n3. Third lesson') },
}
export const ListInList: Story = {
  args: { blocks: parseFormattedText('- Sports day\n  - Water\n  - A hat\n- Trip') },
}
/** Without text it says so, so that nobody takes it for one that is missing. */
export const Empty: Story = {
  args: { blocks: [] },
  play: async ({ canvas }) => expect(canvas.getByText('No text')).toBeVisible(),
}
export const LongText: Story = {
  args: {
    blocks: parseFormattedText(`# ${longName}\n${longName} ${noticeText.repeat(8)}\n- ${longName}`),
  },
}
export const Narrow: Story = { parameters: { column: '18rem' } }
/** Each paragraph has the direction of its first letter. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    blocks: parseFormattedText(
      '# یومِ کھیل\nتمام جماعتیں **آٹھ بجے** میدان میں جمع ہوں گی۔\n1. پانی کی بوتل\n2. ٹوپی\n\nBring a bottle of water.',
    ),
  },
}
