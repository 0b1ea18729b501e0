import { FeatureBox, FilterChips, KitProvider, NoticeCard, StatTile, ValidForField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentPropsWithRef } from 'react'
import { expect, fn } from 'storybook/test'
import { type Guide, onPaper } from './guide.ts'

/** Components whose texts, dates, numbers and links come from the provider. */
const children = (
  <div style={{ display: 'grid', gap: 'var(--kit-space-5)', justifyItems: 'start' }}>
    <NoticeCard
      heading="Sports day"
      description="All classes walk to the river."
      createdAt="2026-11-20"
      href="#notice"
    />
    <StatTile label="Students" value={1250} href="#students" />
    <FilterChips filters={[{ key: 'class', label: '7B' }]} onRemove={fn()} />
    <ValidForField label="Valid" name="valid" defaultValue="unlimited" />
  </div>
)

const meta = {
  title: 'Setup/KitProvider',
  component: KitProvider,
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'new',
      use: ['The language, time zone, texts and links of the whole application: use it once, around everything'],
      avoid: ['A text of one component: use the prop of that component'],
      wording: {
        Texts: 'Whole sentences in each language, never parts that the code joins',
        Names: 'One word for one thing in all texts: what is called ‘class’ in a form is also called ‘class’ in a list',
      },
      good: {
        shows: <p style={onPaper}>One provider at the root, with the language of the page.</p>,
        says: 'The server and the browser sort and write dates in the same way.',
      },
      bad: {
        shows: <p style={onPaper}>A provider around every table.</p>,
        says: 'The language and the time zone are repeated in many places.',
      },
      screenReader: 'It renders no element.',
    } satisfies Guide,
  },
  args: { children },
  argTypes: { children: { control: false }, Link: { control: false } },
} satisfies Meta<typeof KitProvider>

export default meta
type Story = StoryObj<typeof meta>

/** The defaults: English, UTC, and `<a>` for every link, as without a provider. */
export const Default: Story = {}

/** One place sets the language of dates and numbers, and all default texts of the components. */
export const Estonian: Story = {
  args: {
    locale: 'et-EE',
    timeZone: 'Europe/Tallinn',
    messages: {
      noticeCard: { linkLabel: 'Loe edasi' },
      filterChips: { label: 'Filtrid', removeLabel: 'Eemalda' },
      validForField: { setTimeLabel: 'Vali päev', unlimitedText: 'Tähtajatu' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20. nov 2026')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Eemalda 7B' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Loe edasi/ })).toBeVisible()
  },
}

const RouterLink = (props: ComponentPropsWithRef<'a'>) => <a {...props} data-router />

/** Every link to a page is rendered by the Link of a router. */
export const WithARouter: Story = {
  args: {
    Link: RouterLink,
    children: (
      <FeatureBox heading="Library" href="#library">
        Over ten thousand books.
      </FeatureBox>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read more Library' })).toHaveAttribute('data-router')
  },
}
