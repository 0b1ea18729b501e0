import { Button, ProgressBar, Spinner } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { DoAndDont } from '../do-and-dont.tsx'
import { inRow } from '../guide.ts'
import { guidance, Line, Lines, Page, Rules, Section } from './page.tsx'
import { tokens } from './tokens.ts'

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'], parameters: guidance } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Demonstration() {
  const [moved, setMoved] = useState(false)
  return (
    <div className="guide-column">
      <div>
        <Button variant="quiet" onClick={() => setMoved(!moved)}>
          Move it
        </Button>
      </div>
      <div className="guide-moving" data-moved={moved ? '' : undefined} />
    </div>
  )
}

export const Motion: Story = {
  render: () => (
    <Page
      heading="Motion"
      lead="Short, and only to show where something came from or went. A page works the same without it."
    >
      <Section heading="One speed">
        <Lines>
          {tokens('motion')
            .slice(0, 1)
            .map(({ name, value }) => (
              <Line key={name} name={<code>--kit-{name}</code>} says={value}>
                <Demonstration />
              </Line>
            ))}
        </Lines>
        <p>
          Whoever asks the system for less motion gets none: the token is 0 there, so that a style with{' '}
          <code>transition: … var(--kit-motion)</code> needs no rule of its own.
        </p>
      </Section>
      <Section heading="What moves">
        <Rules>
          {[
            'A dialog and a toast come in within 160 ms.',
            'What can be pressed changes its colour under the pointer; a notice card rises from its board.',
            'The slides of a Carousel: it can be paused, stops under the pointer and with the focus, and does not start by itself where less motion is wanted.',
            'A Spinner and the skeletons of a page that is loading. They stand still where less motion is wanted, and a text says what is awaited.',
          ]}
        </Rules>
        <h3>What does not</h3>
        <Rules>
          {[
            'Nothing that is read moves, blinks or slides in while somebody scrolls.',
            'Nothing on the page moves when data arrives: its place is kept.',
            'The focus ring is there at once: who presses Tab must not wait.',
          ]}
        </Rules>
        <DoAndDont
          good={{
            shows: (
              <div style={{ display: 'grid', gap: '0.75rem' }}>
                <ProgressBar label="Photos sent" value={0.6} />
              </div>
            ),
            says: 'Waiting with a known end: a bar that says how far.',
          }}
          bad={{
            shows: (
              <div style={inRow}>
                <Spinner label="Loading" />
                <Spinner label="Loading" />
                <Spinner label="Loading" />
              </div>
            ),
            says: 'Three things that turn. One for the place that is awaited is enough.',
          }}
        />
      </Section>
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    const moving = canvasElement.querySelector('.guide-moving')
    await userEvent.click(canvas.getByRole('button', { name: 'Move it' }))
    await expect(moving).toHaveAttribute('data-moved')
    await userEvent.click(canvas.getByRole('button', { name: 'Move it' }))
  },
}
