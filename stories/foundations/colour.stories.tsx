import { Badge, Button } from '@my-school/ui-kit'
import { type ColourName, defaultColours } from '@my-school/ui-kit/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { DoAndDont } from '../do-and-dont.tsx'
import { inRow, onPaper } from '../guide.ts'
import { guidance, Page, Rules, Section } from './page.tsx'
import { Pairs } from './pairs.tsx'
import { ROLES } from './roles.ts'

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'], parameters: guidance } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const THEMES = ['light', 'dark'] as const
const values = { light: defaultColours('light'), dark: defaultColours('dark') }

export const Colour: Story = {
  render: () => (
    <Page
      heading="Colour"
      lead="The light theme looks like an exercise book, the dark one like a chalkboard. Choose a colour by what it means; the theme decides how it looks."
    >
      <Section heading="Roles">
        <p>
          Each token has a value for the light and one for the dark theme. For people who ask their system for more
          contrast, muted text and borders are as dark as text.
        </p>
        {ROLES.map(({ group, roles }) => (
          <section key={group}>
            <h3>{group}</h3>
            <ul className="guide-roles">
              {roles.map(({ name, use }) => (
                <Role key={name} name={name} use={use} />
              ))}
            </ul>
          </section>
        ))}
      </Section>
      <Section heading="Use it">
        <DoAndDont
          good={{
            shows: (
              <div style={inRow}>
                <Button>Save student</Button>
                <Button variant="quiet">Cancel</Button>
              </div>
            ),
            says: 'One thing in primary blue: what most people came to do.',
          }}
          bad={{
            shows: (
              <div style={inRow}>
                <Button>Save student</Button>
                <Button variant="danger">Cancel</Button>
              </div>
            ),
            says: 'A red button that only goes back. Red is for errors and for what deletes.',
          }}
        />
        <DoAndDont
          good={{
            shows: (
              <div style={inRow}>
                <Badge tone="success">Report written</Badge>
                <Badge tone="danger">Report missing</Badge>
              </div>
            ),
            says: 'The word says it, the colour helps to find it.',
          }}
          bad={{
            shows: (
              <div style={inRow}>
                <Badge tone="success">Report</Badge>
                <Badge tone="danger">Report</Badge>
              </div>
            ),
            says: 'Only the colour differs: one man in twelve cannot tell these apart, and a black-and-white printer cannot either.',
          }}
        />
        <DoAndDont
          good={{
            shows: (
              <p style={{ ...onPaper, color: 'var(--kit-color-text-muted)' }}>
                Valid until 4 December. Muted text on the surface.
              </p>
            ),
            says: 'A pair of the list below: its contrast is measured.',
          }}
          bad={{
            shows: (
              <p style={{ ...onPaper, color: 'var(--kit-color-line)' }}>
                Valid until 4 December. Text in the colour of ruled lines.
              </p>
            ),
            says: 'A colour for decoration, used for text. A pair that is not in the list is not used.',
          }}
        />
      </Section>
      <Section heading="Pairs">
        <Rules>
          {[
            'A pair that is not here is not used.',
            'Text needs a contrast of 4.5, the border of a control and the focus ring 3 (WCAG 2.2 AA). A test measures each pair in both themes.',
            'The focus ring is yellow with a dark edge, so that one of the two is visible on every background.',
          ]}
        </Rules>
        <Pairs colours={values} />
      </Section>
    </Page>
  ),
}

function Role({ name, use }: { name: ColourName; use: string }) {
  const colour = { '--guide-colour': `var(--kit-color-${name})` } as CSSProperties
  return (
    <li>
      <div className="guide-role-swatch">
        {THEMES.map((theme) => (
          <span key={theme} data-theme={theme} style={colour} />
        ))}
      </div>
      <div className="guide-role-hex">
        {THEMES.map((theme) => (
          <code key={theme}>{values[theme][name].slice(0, 7)}</code>
        ))}
      </div>
      <strong>{name}</strong>
      <div className="guide-role-says">{use}</div>
    </li>
  )
}
