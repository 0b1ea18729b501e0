import { CalendarIcon, DetailList, ReportIcon, Tabs, UserIcon } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { narrow, rightToLeft } from './frames.tsx'
import { type Guide, onPaper } from './guide.ts'

const tabs = [
  {
    key: 'details',
    label: 'Details',
    icon: <UserIcon />,
    content: (
      <DetailList
        items={[
          { label: 'Name', value: 'Amina Yusuf' },
          { label: 'Class', value: '7' },
        ]}
      />
    ),
  },
  { key: 'report', label: 'Report', icon: <ReportIcon />, content: <p>Amina reads two books a week.</p> },
  { key: 'absence', label: 'Days absent', icon: <CalendarIcon />, content: <p>None this year.</p> },
]

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'new',
      use: ['Two to five parts of one thing, when people need one part at a time'],
      avoid: [
        'Steps in a fixed order: use one page for each step',
        'Pages with a URL of their own: use SideMenu',
        'Parts that people compare: show them together',
      ],
      wording: {
        Label: 'The thing that the tabs are parts of: ‘Student’',
        Tabs: 'One or two words each: ‘Details’, ‘Report’, ‘Logins’; a number comes after the noun',
      },
      good: {
        shows: <p style={onPaper}>Details · Report · Logins of one student</p>,
        says: 'Parts of one thing, with short names.',
      },
      bad: { shows: <p style={onPaper}>Step 1 · Step 2 · Step 3</p>, says: 'The order of steps is not a choice.' },
      keyboard: {
        Tab: 'Moves to the selected tab, then into its panel.',
        'Left, Right': 'Select the previous or the next tab; after the last comes the first.',
        'Home, End': 'Select the first or the last tab.',
      },
      screenReader: 'A list of tabs with its label. Each tab is read with its state and its position.',
    } satisfies Guide,
  },
  args: { label: 'Amina Yusuf', tabs, onValueChange: fn() },
  argTypes: { tabs: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

/** The tabs are one stop of the Tab key. The arrow keys, Home and End select a tab. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    const rtl = getComputedStyle(canvasElement).direction === 'rtl'
    const [forward, backward] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    await userEvent.tab()
    await expect(tab('Details')).toHaveFocus()
    for (const [key, name] of [
      [forward, 'Report'],
      ['End', 'Days absent'],
      [forward, 'Details'],
      [backward, 'Days absent'],
      ['Home', 'Details'],
      [forward, 'Report'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect(tab(name)).toHaveFocus()
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'report' })
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Report' })).toHaveFocus()
    await userEvent.click(tab('Details'))
    await expect(canvas.getByRole('tabpanel', { name: 'Details' })).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'details' })
  },
}

/** The browser's search finds a text in a hidden panel, and the tab of that panel is selected. */
export const FoundInAPanel: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const panel = canvasElement.querySelectorAll('[role=tabpanel]')[2] as HTMLElement
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Days absent' })).toHaveAttribute('aria-selected', 'true'),
    )
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'absence' })
  },
}
export const WithoutIcons: Story = {
  args: { tabs: tabs.map(({ icon: _icon, ...tab }) => tab), defaultValue: 'report' },
}
/** Where the tabs do not fit side by side, the row scrolls. The selected tab is in view, directly above its panel. */
export const Narrow: Story = {
  decorators: [narrow],
  args: {
    tabs: [
      ...tabs,
      { key: 'long', label: 'What the teachers of all subjects wrote in the last year', content: <p>Nothing.</p> },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    for (const key of ['{End}', '{Home}', '{ArrowRight}', '{ArrowRight}']) {
      await userEvent.keyboard(key)
      const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect()
      const row = canvas.getByRole('tablist').getBoundingClientRect()
      const panel = canvas.getByRole('tabpanel').getBoundingClientRect()
      await expect(Math.abs(tab.bottom - panel.top)).toBeLessThan(1)
      await expect(tab.left).toBeGreaterThanOrEqual(row.left)
      await expect(tab.right).toBeLessThanOrEqual(row.right)
    }
  },
}
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    label: 'أمينة',
    tabs: [
      { key: 'a', label: 'تفاصيل', content: <p>الصف السابع</p> },
      { key: 'b', label: 'تقرير', content: <p>جيد</p> },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'تقرير' })).toHaveFocus()
  },
}
