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
      use: ['A text with paragraphs, lists and links that somebody has typed: a notice, an answer'],
      avoid: [
        'A fixed text of the page: write it as JSX',
        'HTML from another source: the component does not accept HTML',
      ],
      wording: {
        Headings: 'Short, in sentence case',
        Links: 'Words that say where the link leads; an address only where people copy it',
        'No text': 'The default is ‘No text’; say it better where you can: ‘Nothing is known about this yet’',
      },
      good: {
        shows: <FormattedText blocks={parseFormattedText('# What to bring\n- Water\n- A hat')} headingLevel={3} />,
        says: 'The headings are one level below the heading above the text.',
      },
      bad: {
        shows: <p>## What to bring - Water - A hat</p>,
        says: 'The text is shown with its marks, as it was typed.',
      },
      screenReader:
        'Reads headings, lists with the number of their items, and links. Each paragraph has its own direction.',
    } satisfies Guide,
    column: '44rem',
  },
  args: { blocks: parseFormattedText(typed) },
  argTypes: { hrefOf: { control: false } },
} satisfies Meta<typeof FormattedText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The highest headings have the level that the page asks for, whatever was typed. No level is skipped. */
export const Headings: Story = {
  args: { blocks: parseFormattedText('## Sports day\n#### Morning\nRunning\n## Trip') },
}
/** A numbered list can keep the numbers that were typed. */
export const Numbers: Story = {
  args: { blocks: parseFormattedText('1. First lesson\n3. Third lesson') },
}
export const ListInList: Story = {
  args: { blocks: parseFormattedText('- Sports day\n  - Water\n  - A hat\n- Trip') },
}
/** Without text the component says so. */
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
