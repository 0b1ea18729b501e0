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
      lead="Motion is short, and only shows where something came from or where it went. A page works in the same way without it."
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
          For people who ask their system for less motion, the token is 0, so a style with{' '}
          <code>transition: … var(--kit-motion)</code> needs no other rule.
        </p>
      </Section>
      <Section heading="What moves">
        <Rules>
          {[
            'A dialog or a toast appears within 160 ms.',
            'A control changes its colour under the pointer; a notice card moves up by 3 px.',
            'The slides of a Carousel move. It can be paused, stops while the pointer or the focus is on it, and does not start by itself for people who ask for less motion.',
            'A Spinner turns. For people who ask for less motion, it turns one step per second. A text says what is loading.',
          ]}
        </Rules>
        <h3>What does not move</h3>
        <Rules>
          {[
            'Text does not move, blink or slide in while somebody scrolls.',
            'Nothing moves when data arrives: the page has reserved the space.',
            'The focus ring appears at once: people who press Tab do not have to wait for it.',
          ]}
        </Rules>
        <DoAndDont
          good={{
            shows: (
              <div style={{ display: 'grid', gap: '0.75rem' }}>
                <ProgressBar label="Photos sent" value={0.6} />
              </div>
            ),
            says: 'The progress is known, so a bar shows it.',
          }}
          bad={{
            shows: (
              <div style={inRow}>
                <Spinner label="Loading" />
                <Spinner label="Loading" />
                <Spinner label="Loading" />
              </div>
            ),
            says: 'One spinner, at the place that is loading, is enough.',
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
