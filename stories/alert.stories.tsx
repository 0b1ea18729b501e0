import { Alert, Button } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { narrow } from './frames.tsx'
import type { Guide } from './guide.ts'
import { longName } from './samples.tsx'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'new',
      use: [
        'A message about the page, or a part of it, that stays as long as it is true',
        'The reason why an action was refused, beside its button (`live`)',
      ],
      avoid: [
        'The result of an action: use ToastRegion',
        'The error of one field: use its `error`; of a whole form: ErrorSummary',
        'A question that must be answered first: use Dialog',
      ],
      wording: {
        Text: 'What happened, why, and what to do: ‘Nothing was moved, because somebody else has changed these students. Load the list again.’',
        Tone: 'The words say whether it is an error; the colour only repeats it',
        Actions: 'The verb of the next step: ‘Try again’, ‘Close’',
      },
      good: {
        shows: (
          <Alert tone="danger">
            Nothing was moved, because somebody else has changed these students. Load the list again.
          </Alert>
        ),
        says: 'What happened, why, and what to do.',
      },
      bad: { shows: <Alert tone="danger">Error!</Alert>, says: 'It does not say what happened or what to do next.' },
      keyboard: { Tab: 'Leads to the buttons and links in it.' },
      screenReader:
        'The message is read in its place. With `live` it is announced when it appears, an error at once; focus does not move.',
    } satisfies Guide,
  },
  args: { children: 'The first lists of the new year are open until Friday.' },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', children: '412 students are in their new classes.' } }
export const Warning: Story = {
  args: { tone: 'warning', children: 'Twelve students have no class yet. They are not in any list.' },
}
export const Danger: Story = {
  args: { tone: 'danger', children: 'Nothing was restored: the student of this report is deleted.' },
}
export const Neutral: Story = { args: { tone: 'neutral', children: 'This page has no changes since yesterday.' } }

export const HeadingAndActions: Story = {
  args: {
    tone: 'warning',
    heading: 'Is the clock right?',
    children: (
      <>
        <p>
          The server says that it is <strong>4 May 2026, 08:12</strong>. Its last backup is from a later day.
        </p>
        <p>Until somebody has looked, nothing is removed by age.</p>
      </>
    ),
    actions: (
      <>
        <Button variant="quiet" size="small">
          It is right
        </Button>
        <Button variant="quiet" size="small">
          Later
        </Button>
      </>
    ),
  },
}

/** Without content it has no size; what comes later is announced. */
export const Live: Story = {
  args: { live: true, tone: 'danger' },
  render: function Live(args) {
    const [shown, setShown] = useState(false)
    return (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <div>
          <Button onClick={() => setShown(!shown)}>Move the students</Button>
        </div>
        <Alert {...args}>{shown && 'Choose a class first.'}</Alert>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toBeEmptyDOMElement()
    await expect(alert.getBoundingClientRect().height).toBeLessThan(40)
    await userEvent.click(canvas.getByRole('button'))
    await expect(alert).toHaveTextContent('Choose a class first.')
    await expect(alert).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    tone: 'danger',
    heading: `The report of ${longName} is not there any more`,
    children: `${longName} was deleted by another user while you were writing. `.repeat(3),
    actions: (
      <Button variant="quiet" size="small">
        Copy what I have written
      </Button>
    ),
  },
}
export const Narrow: Story = { decorators: [narrow], args: HeadingAndActions.args }
export const RightToLeft: Story = {
  args: {
    tone: 'warning',
    heading: 'هل الساعة صحيحة؟',
    children: 'لن يُحذف شيء حتى يتحقق أحد من الساعة.',
    actions: (
      <Button variant="quiet" size="small">
        إنها صحيحة
      </Button>
    ),
  },
  globals: { direction: 'rtl' },
}
