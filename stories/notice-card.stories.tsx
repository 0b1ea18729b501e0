import { NoticeCard } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { type Guide, onPaper } from './guide.ts'
import { inColumn, longName, noticeText, onBoard, sportsPhoto } from './samples.tsx'

const meta = {
  title: 'School/NoticeCard',
  component: NoticeCard,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['The notice board: notices as sheets of paper in a grid'],
      avoid: ['A short list on a home page: use NoticeTeaser', 'A list in which staff work: use NoticeTable'],
      wording: {
        Heading: 'What it is about, in up to eight words: ‘Annual sports day’',
        Text: 'The news in the first sentence: day, time, place',
        Labels: 'One word each: ‘New’, ‘Cancelled’',
        Link: '‘Read more’; screen readers hear the heading after it',
      },
      good: {
        shows: (
          <p style={onPaper}>
            <b>Annual sports day</b>
            <br />
            Races begin at nine on the sports field.
          </p>
        ),
        says: 'The heading says what the notice is about, and the news is in the first line.',
      },
      bad: {
        shows: (
          <p style={onPaper}>
            <b>IMPORTANT!!!</b>
            <br />
            Dear parents, we would like to inform you …
          </p>
        ),
        says: 'The heading says nothing, and the news comes last.',
      },
      keyboard: { Enter: 'On the link: opens the notice. With a pointer, the whole sheet can be clicked.' },
      screenReader: 'An article with its heading, its date and one link.',
    } satisfies Guide,
  },
  decorators: [inColumn, onBoard],
  args: {
    heading: 'Annual sports day',
    description: noticeText,
    createdAt: '2026-11-20T09:30:00.000Z',
    href: '#notice',
    photoSrc: sportsPhoto,
  },
} satisfies Meta<typeof NoticeCard>
export default meta
type Story = StoryObj<typeof meta>

/** The card is 17rem wide and 30rem high. A click anywhere on the sheet follows the link. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: 'Annual sports day' })
    await expect(card.offsetWidth).toBe(272)
    await expect(card.offsetHeight).toBe(480)
    await expect(card.querySelector<HTMLElement>('[data-part="photo"]')?.offsetHeight).toBe(250)
    const { left, top } = card.getBoundingClientRect()
    // The content of a card is laid out when the browser has found that it is in the window.
    await waitFor(() =>
      expect(document.elementFromPoint(left + 40, top + 300)).toBe(
        within(card).getByRole('link', { name: 'Read more Annual sports day' }),
      ),
    )
  },
}
/** An event that is cancelled: a band is over the photo, and the time and place are struck through. */
export const Cancelled: Story = {
  args: { details: 'Fri, Dec 4, 2026, 09:30 · Main ground', cancelled: 'Cancelled', marks: ['On top', 'Sport'] },
  play: async ({ canvasElement }) => {
    const band = within(canvasElement).getByText('Cancelled')
    const photo = canvasElement.querySelector<HTMLElement>('[data-part="photo"]')
    await waitFor(() =>
      expect(Math.round(band.getBoundingClientRect().bottom)).toBe(
        Math.round(photo?.getBoundingClientRect().bottom ?? 0),
      ),
    )
    await expect(canvasElement.querySelector('[data-part="details"] > s')).toHaveTextContent('Main ground')
  },
}
/** An event that stays at the top of the board and has files. */
export const Event: Story = {
  args: { details: 'Dec 4, 2026, 09:30 · Main ground', marks: ['On top', 'Sport'], fileCount: 2 },
}
/** A notice on an English page that the school has written only in Urdu. */
export const OtherLanguage: Story = {
  args: {
    heading: 'سالانہ کھیلوں کا دن',
    headingLang: 'ur',
    description:
      'سالانہ کھیلوں کا دن جمعے کو مرکزی میدان میں ہے۔ دروازے آٹھ بجے کھلتے ہیں اور دوڑیں نو بجے شروع ہوتی ہیں۔',
    textLang: 'ur',
    marks: ['On top', { text: 'کھیل', lang: 'ur' }],
    fileCount: 1,
  },
}
export const NoPhoto: Story = { args: { photoSrc: null } }
export const LongText: Story = {
  args: {
    heading: `Prize for ${longName} and for everybody who helped`,
    fileCount: 5,
    description: `${longName} ${noticeText}`,
    details: 'Dec 4 – Dec 18, 2026, 09:30–14:00 · Assembly hall of the senior school',
    marks: ['On top', 'Sport and Physical Education', 'For class 5'],
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article')
    const line = 24
    await waitFor(() => {
      const texts = [
        ...card.querySelectorAll<HTMLElement>('[data-part="heading"], [data-part="details"], [data-part="text"]'),
      ]
      expect(texts.map(({ offsetHeight }) => offsetHeight % line)).toEqual([0, 0, 0])
    })
    // The labels leave three quarters of the photo free.
    await expect(card.querySelector<HTMLElement>('[data-part="marks"]')?.offsetHeight).toBeLessThan(250 / 4)
    const weightOf = (part: string) =>
      getComputedStyle(card.querySelector(`[data-part="${part}"]`) as Element).fontWeight
    await expect(Number(weightOf('details'))).toBeLessThan(Number(weightOf('heading')))
    await expect(getComputedStyle(within(card).getByRole('heading')).hyphens).toBe('auto')
  },
}
export const ShortText: Story = { args: { heading: 'Closed', description: 'Snow.' } }
export const MoreWords: Story = { args: { words: 18, linkLabel: 'Read the notice' } }
export const ManyItems: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem 1.5rem', justifyContent: 'center' }}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Story key={key} />
        ))}
      </div>
    ),
  ],
}
export const RightToLeft: Story = {
  args: {
    heading: 'اليوم الرياضي السنوي',
    description:
      'يقام اليوم الرياضي السنوي يوم الجمعة في الملعب الرئيسي وتفتح الأبواب في الثامنة صباحا وتبدأ السباقات في التاسعة',
    linkLabel: 'المزيد',
  },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { parameters: { column: '14rem' } }
