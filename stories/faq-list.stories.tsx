import { FaqList } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { Guide } from './guide.ts'
import { inColumn, longName, noticeText } from './samples.tsx'

const meta = {
  title: 'Content/FaqList',
  component: FaqList,
  decorators: [inColumn],
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['Questions that parents ask again and again'],
      avoid: ['Something that everybody must read: write it as text', 'Steps in a fixed order: use a numbered list'],
      wording: {
        Question: 'A whole question in the words of the person who asks: ‘When do the holidays begin?’',
        Answer: 'First the answer itself, in one sentence, then the reasons',
      },
      good: {
        shows: <FaqList items={[{ question: 'What are the school hours?', answer: '8:00 AM to 3:00 PM.' }]} />,
        says: 'The question in the words of the person who asks it.',
      },
      bad: {
        shows: <FaqList items={[{ question: 'General information', answer: 'Hours, fees, books, transport.' }]} />,
        says: 'This heading is not a question, and the text answers several questions.',
      },
      keyboard: { 'Enter, Space': 'Opens or closes an answer. Opening one closes the other.' },
      screenReader:
        'Native `<details>`: says whether an answer is open. The search of the browser also finds words in closed answers.',
    } satisfies Guide,
    column: '46rem',
  },
  args: {
    items: [
      { question: 'When was the school founded?', answer: 'In 1990.' },
      { question: 'What are the school hours?', answer: '8:00 AM to 3:00 PM, from Monday to Friday.' },
      { question: 'How many books does the library have?', answer: 'Over 10,000, and every class may borrow them.' },
    ],
  },
} satisfies Meta<typeof FaqList>
export default meta
type Story = StoryObj<typeof meta>

/** Opening one answer closes the other. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('details')] as [HTMLDetailsElement, HTMLDetailsElement]
    await userEvent.click(first.querySelector('summary') as HTMLElement)
    await expect(first.open).toBe(true)
    await userEvent.click(second.querySelector('summary') as HTMLElement)
    await waitFor(() => expect(first.open).toBe(false))
    await expect(second.open).toBe(true)
  },
}
export const Closed: Story = {}
export const OneItem: Story = { args: { items: meta.args.items.slice(0, 1) } }
export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({ question: `Question ${index + 1}?`, answer: noticeText })),
  },
}
export const LongText: Story = {
  args: { items: [{ question: `Who was ${longName}?`, answer: `${longName} ${noticeText}` }] },
}
export const RightToLeft: Story = {
  args: {
    items: [
      { question: 'متى تأسست المدرسة؟', answer: 'في عام 1990' },
      { question: 'ما هي ساعات الدوام؟', answer: 'من الثامنة' },
    ],
  },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { parameters: { column: '18rem' } }
