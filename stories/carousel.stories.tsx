import { Carousel } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type Guide, onPaper } from './guide.ts'
import { inColumn, libraryPhoto, longName, noticeText, sciencePhoto, sportsPhoto } from './samples.tsx'

const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['A few pictures of the school on its home page', 'Slides that nobody has to see'],
      avoid: [
        'Information that people need: show it on the page, because most people see only the first slide',
        'More than six slides',
      ],
      wording: {
        Label: 'What the slides are about: ‘The school in pictures’',
        Slides: 'A heading of a few words; everything that must be known is elsewhere on the page',
      },
      good: {
        shows: <p style={onPaper}>Three pictures of the school, each with a heading and one sentence.</p>,
        says: 'Pictures that are nice to see but not needed.',
      },
      bad: {
        shows: <p style={onPaper}>Slide 4 of 9: school is closed tomorrow.</p>,
        says: 'The news disappears before people have read it. Use NoticeCard.',
      },
      keyboard: {
        Tab: 'Moves to Pause, Previous slide, Next slide and the links of the slide in view.',
        'Enter, Space': 'Pauses, plays, or changes the slide.',
      },
      screenReader: 'A region with its label. A new slide is announced only when the user has changed it.',
    } satisfies Guide,
  },
  decorators: [inColumn],
  // Paused, so that each screenshot of the story is the same.
  args: {
    label: 'Our school in pictures',
    interval: 60_000,
    slides: [
      {
        heading: 'A school that reads',
        text: 'Over 10,000 books, open to every class until four in the afternoon.',
        picture: <img src={libraryPhoto} alt="" />,
        href: '#library',
        linkLabel: 'Visit the library',
      },
      {
        heading: 'Science by hand',
        text: 'Three laboratories where students try things before they learn why.',
        picture: <img src={sciencePhoto} alt="" />,
      },
      {
        heading: 'Room to run',
        text: 'A ground of our own, and a sports day each autumn.',
        picture: <img src={sportsPhoto} alt="" />,
      },
    ],
  },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const shown = (root: HTMLElement) => root.querySelector('[data-part="position"]')?.textContent

export const Default: Story = {}
/** Buttons and arrow keys change the slide, and screen readers announce it. The first slide follows the last. */
export const Moved: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    const strip = canvasElement.querySelector<HTMLElement>('[data-part="strip"]') as HTMLElement
    const status = view.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(await view.findByRole('button', { name: 'Next slide' }))
    await expect(status).toHaveTextContent('2 of 3: Science by hand')
    await waitFor(() => expect(Math.round(Math.abs(strip.scrollLeft))).toBe(strip.clientWidth))
    strip.focus()
    const rightToLeft = getComputedStyle(strip).direction === 'rtl'
    await userEvent.keyboard(rightToLeft ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(shown(canvasElement)).toBe('3 of 3')
    await userEvent.click(view.getByRole('button', { name: 'Next slide' }))
    await expect(shown(canvasElement)).toBe('1 of 3')
    await waitFor(() => expect(Math.round(strip.scrollLeft)).toBe(0))
    await userEvent.click(view.getByRole('button', { name: 'Previous slide' }))
    await expect(status).toHaveTextContent(/^3 of 3/)
  },
}
/** Slides change by themselves, wait while the pointer is on them, and stop when paused. Screen readers do not announce them. */
export const MovesByItself: Story = {
  args: { interval: 300 },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    const frame = canvasElement.querySelector('[data-part="frame"]') as HTMLElement
    const unwanted = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (unwanted) {
      await expect(await view.findByRole('button', { name: 'Play' })).toBeVisible()
      return
    }
    await waitFor(() => expect(shown(canvasElement)).not.toBe('1 of 3'), { timeout: 3000 })
    await expect(view.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.hover(frame)
    const held = shown(canvasElement)
    await new Promise((done) => setTimeout(done, 800))
    await expect(shown(canvasElement)).toBe(held)
    await userEvent.click(view.getByRole('button', { name: 'Pause' }))
    await expect(view.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}
/** Slides do not change by themselves. */
export const ByHand: Story = { args: { interval: 0 } }
/** The slide that is being edited stays in view. */
export const CurrentSlide: Story = { args: { currentSlide: 1 } }
export const OneItem: Story = { args: { slides: meta.args.slides.slice(0, 1) } }
export const LongText: Story = {
  args: {
    slides: [
      { heading: longName, text: `${noticeText} ${noticeText}`, picture: <img src={sportsPhoto} alt="" /> },
      ...meta.args.slides.slice(1),
    ],
  },
}
export const RightToLeft: Story = {
  args: {
    label: 'مدرستنا',
    positionText: ({ index, count }) => `${index + 1} من ${count}`,
    slides: [
      { heading: 'مدرسة تقرأ', text: 'أكثر من عشرة آلاف كتاب', picture: <img src={libraryPhoto} alt="" /> },
      { heading: 'العلوم باليد', text: 'ثلاثة مختبرات', picture: <img src={sciencePhoto} alt="" /> },
    ],
  },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { parameters: { column: '20rem' } }
