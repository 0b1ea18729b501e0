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
      lead="The light theme looks like an exercise book, the dark theme like a chalkboard. Choose a colour by its meaning; the theme decides how it looks."
    >
      <Section heading="Roles">
        <p>
          Each token has one value for the light theme and one for the dark theme. For people who ask their system for
          more contrast, muted text and borders have the colour of text.
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
            says: 'Only the main action of the page is in primary blue.',
          }}
          bad={{
            shows: (
              <div style={inRow}>
                <Button>Save student</Button>
                <Button variant="danger">Cancel</Button>
              </div>
            ),
            says: 'A red button that only cancels. Red is for errors and for deleting.',
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
            says: 'The words say it; the colour helps people to find it.',
          }}
          bad={{
            shows: (
              <div style={inRow}>
                <Badge tone="success">Report</Badge>
                <Badge tone="danger">Report</Badge>
              </div>
            ),
            says: 'Only the colour differs: one man in twelve cannot see the difference, and a black-and-white print does not show it.',
          }}
        />
        <DoAndDont
          good={{
            shows: (
              <p style={{ ...onPaper, color: 'var(--kit-color-text-muted)' }}>
                Valid until 4 December. Muted text on the surface.
              </p>
            ),
            says: 'This pair is in the list below, so its contrast is measured.',
          }}
          bad={{
            shows: (
              <p style={{ ...onPaper, color: 'var(--kit-color-line)' }}>
                Valid until 4 December. Text in the colour of ruled lines.
              </p>
            ),
            says: 'A colour for decoration is used for text. Do not use a pair that is not in the list.',
          }}
        />
      </Section>
      <Section heading="Pairs">
        <Rules>
          {[
            'Use only these pairs of colours.',
            'Text needs a contrast of 4.5; the border of a control and the focus ring need 3 (WCAG 2.2 AA). A test measures each pair in both themes.',
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
