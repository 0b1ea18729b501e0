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
      lead="Motion is short, and only shows where something came from or went. A page works the same without it."
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
          For people who ask their system for less motion the token is 0, so a style with{' '}
          <code>transition: … var(--kit-motion)</code> needs no other rule.
        </p>
      </Section>
      <Section heading="What moves">
        <Rules>
          {[
            'A dialog or a toast appears within 160 ms.',
            'What can be pressed changes its colour under the pointer; a notice card moves up by 3 px.',
            'The slides of a Carousel. It can be paused, stops while the pointer or the focus is on it, and does not start by itself for people who want less motion.',
            'A Spinner, and the skeletons of a page that is loading. For people who want less motion they do not move, and a text says what is loading.',
          ]}
        </Rules>
        <h3>What does not move</h3>
        <Rules>
          {[
            'Text does not move, blink or slide in while somebody scrolls.',
            'Nothing moves when data arrives: the page has kept its place.',
            'The focus ring appears at once: somebody who presses Tab does not wait for it.',
          ]}
        </Rules>
        <DoAndDont
          good={{
            shows: (
              <div style={{ display: 'grid', gap: '0.75rem' }}>
                <ProgressBar label="Photos sent" value={0.6} />
              </div>
            ),
            says: 'The end is known: a bar says how far it is.',
          }}
          bad={{
            shows: (
              <div style={inRow}>
                <Spinner label="Loading" />
                <Spinner label="Loading" />
                <Spinner label="Loading" />
              </div>
            ),
            says: 'Three spinners. One, at the place that is loading, is enough.',
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
