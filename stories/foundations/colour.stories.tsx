import { Badge, Button } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { DoAndDont } from '../do-and-dont.tsx'
import { inRow, onPaper } from '../guide.ts'
import { asHex, contrast, readColours, type Theme } from './contrast.ts'
import { guidance, Page, Rules, Section } from './page.tsx'
import { PAIRS, type Pair } from './pairs.ts'
import { ROLES } from './roles.ts'
import { css } from './tokens.ts'

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'], parameters: guidance } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const THEMES: Theme[] = ['light', 'dark']
const values = { light: readColours(css, 'light'), dark: readColours(css, 'dark') }

export const Colour: Story = {
  render: () => (
    <Page
      heading="Colour"
      lead="An exercise book by day, a chalkboard by night. Choose a colour by what it means; the theme decides how it looks."
    >
      <Section heading="Roles">
        <p>Each token has a value for the light and one for the dark theme. There is no third palette beside them.</p>
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
            says: 'Red for a way back. Red is for errors and for what deletes.',
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
            says: 'A word carries the meaning, the colour helps to find it.',
          }}
          bad={{
            shows: (
              <div style={inRow}>
                <Badge tone="success">Report</Badge>
                <Badge tone="danger">Report</Badge>
              </div>
            ),
            says: 'Colour alone: one reader in twelve cannot tell these apart, nor can a printer.',
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
                Valid until 4 December. Ruled-line blue as a text.
              </p>
            ),
            says: 'A colour for decoration as text. What is not in the list is not used.',
          }}
        />
      </Section>
      <Section heading="Pairs">
        <Rules>
          {[
            'A pair that is not here is not used.',
            'Text needs a contrast of 4.5, the border of a control and the focus ring 3 (WCAG 2.2 AA). A test measures each pair in both themes.',
            'The focus ring is yellow with a dark edge, so that one of the two is seen on every ground.',
          ]}
        </Rules>
        <div className="guide-both">
          {THEMES.map((theme) => (
            <div key={theme} className="guide-sheet" data-theme={theme}>
              <h3>{theme === 'light' ? 'Paper' : 'Chalkboard'}</h3>
              {PAIRS.map((pair) => (
                <Backgrounds key={pair.front} theme={theme} pair={pair} />
              ))}
            </div>
          ))}
        </div>
      </Section>
    </Page>
  ),
}

const colourOf = (theme: Theme, name: string) => {
  const found = values[theme].get(name)
  if (!found) throw new Error(`tokens.css has no --kit-color-${name}`)
  return found
}

function Role({ name, use }: { name: string; use: string }) {
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
          <code key={theme}>{asHex(colourOf(theme, name))}</code>
        ))}
      </div>
      <strong>{name}</strong>
      <div className="guide-role-says">{use}</div>
    </li>
  )
}

function Backgrounds({ theme, pair }: { theme: Theme; pair: Pair }) {
  return (
    <div className="guide-pair">
      <h4>
        <code>{pair.front}</code> {pair.use}
      </h4>
      <ul>
        {pair.on.map((background) => (
          <li key={background}>
            <span
              className="guide-sample"
              data-kind={pair.least === 4.5 ? 'text' : 'shape'}
              style={
                {
                  '--guide-colour': `var(--kit-color-${background})`,
                  '--guide-on': `var(--kit-color-${pair.front})`,
                } as CSSProperties
              }
              aria-hidden="true"
            >
              {pair.least === 4.5 ? 'Il1 O0' : ''}
            </span>
            <span>
              on <code>{background}</code>
            </span>
            <span className="guide-ratio">
              {contrast(colourOf(theme, pair.front), colourOf(theme, background)).toFixed(1)}{' '}
              <small>of {pair.least}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
