import { Alert, Badge, Button, NoticeCard, ProgressBar, SiteHeader, StudentTable, TextField } from '@my-school/ui-kit'
import {
  type ColourName,
  defaultColours,
  type HexColours,
  makeTheme,
  type Theme,
  type ThemeColours,
  type ThemeName,
} from '@my-school/ui-kit/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CSSProperties, useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { inRow } from '../guide.ts'
import { guidance, Page, Rules, Section } from './page.tsx'
import { Pairs } from './pairs.tsx'

const meta = { title: 'Foundations/Second school', tags: ['!autodocs'], parameters: guidance } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const THEMES = ['light', 'dark'] as const
const own = { light: defaultColours('light'), dark: defaultColours('dark') }
/** What the second school has besides its colours. */
const SHAPE = { '--kit-font': 'Georgia, "Liberation Serif", serif', '--kit-radius': '0' } as CSSProperties

const SCHOOLS: Record<string, ThemeColours> = {
  Violet: { primary: '#5b2a8c' },
  Burgundy: { primary: '#7a1f2b' },
  Teal: { primary: '#00796b' },
  'Navy and gold': { primary: '#001f5b', frame: '#ffd600' },
  Yellow: { primary: '#ffd600' },
  'Neon green': { primary: '#39ff14' },
  Black: { primary: '#000000' },
  'The first school': { primary: own.light.primary, frame: own.light.frame },
}

/** A theme for another school, made from one or two colours that can be chosen here. */
export const SecondSchool: Story = {
  name: 'Second school',
  render: () => <Schools />,
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    const colourOf = (theme: ThemeName) => {
      const school = canvasElement.querySelector(`.guide-school[data-theme=${theme}]`) as HTMLElement
      return getComputedStyle(school).getPropertyValue('--kit-color-primary')
    }
    await expect(colourOf('light')).toBe('#5b2a8c')
    // The second colour is that of the header, until one is chosen.
    fireEvent.input(view.getByLabelText('Primary colour'), { target: { value: '#ffd600' } })
    await waitFor(() => expect(colourOf('dark')).toBe('#ffd600'))
    await expect(view.getByLabelText('Colour of header and footer')).toHaveValue('#ffd600')
    await expect(
      view.getByText(/^In the light theme the primary colour was made darker, from #ffd600 to/),
    ).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Burgundy' }))
    await waitFor(() => expect(colourOf('light')).toBe('#7a1f2b'))
  },
}

function Schools() {
  const [colours, setColours] = useState<ThemeColours>(SCHOOLS.Violet as ThemeColours)
  const theme = makeTheme(colours)
  const hex = { light: withoutPrefix(theme, 'light'), dark: withoutPrefix(theme, 'dark') }
  const changed = (Object.keys(own.light) as ColourName[]).filter((name) =>
    THEMES.some((one) => hex[one][name] !== own[one][name]),
  )
  return (
    <Page
      heading="Second school"
      lead="The same components in the colours of another school. The theme is made from one or two colours; the font and the radius also differ."
    >
      <Section heading="Choose colours">
        <div className="guide-choice">
          <Colour
            label="Primary colour"
            value={colours.primary}
            onChoose={(primary) => setColours({ ...colours, primary })}
          />
          <Colour
            label="Colour of header and footer"
            value={colours.frame ?? colours.primary}
            onChoose={(frame) => setColours({ ...colours, frame })}
          />
        </div>
        <div style={inRow}>
          {Object.entries(SCHOOLS).map(([name, school]) => (
            <Button key={name} variant="quiet" size="small" onClick={() => setColours(school)}>
              {name}
            </Button>
          ))}
        </div>
      </Section>
      <Section heading="How it looks">
        <div className="guide-both">
          {THEMES.map((one) => (
            <School key={one} theme={one} tokens={theme.tokens[one]} />
          ))}
        </div>
      </Section>
      <Section heading="Colours that were adjusted">
        {theme.moves.length > 0 ? (
          <Rules>{theme.moves.map(({ text }) => text)}</Rules>
        ) : (
          <p>None: the chosen colours have enough contrast, and no colour looks like another one.</p>
        )}
      </Section>
      <Section heading="Colours that differ">
        <p>
          {changed.length} of {Object.keys(own.light).length} colours differ from those of the kit. In the light theme,
          the background, the text and the red margin line stay the same.
        </p>
        <ul className="guide-roles">
          {changed.map((name) => (
            <li key={name}>
              <div className="guide-role-swatch">
                {THEMES.map((one) => (
                  <span key={one} style={{ background: hex[one][name] }} />
                ))}
              </div>
              <div className="guide-role-hex">
                {THEMES.map((one) => (
                  <code key={one}>{hex[one][name].slice(0, 7)}</code>
                ))}
              </div>
              <strong>{name}</strong>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Pairs">
        <p>
          Every pair of colours that the kit uses, on the background with the least contrast. The page ‘Colour’ lists
          all backgrounds.
        </p>
        <Pairs colours={hex} tokens={theme.tokens} least />
      </Section>
      <Section heading="In your project">
        <p>
          <code>css</code> is the text for a style element. <code>tokens</code> contains the colours of each theme, and{' '}
          <code>moves</code> the adjusted colours that are listed above.
        </p>
        <pre className="guide-code">{`import { makeTheme } from '@my-school/ui-kit/theme'

const { css, tokens, moves } = makeTheme(${JSON.stringify(colours)})

${theme.css.replace('{', ' {\n  ').replaceAll(';', ';\n  ').replaceAll(':light', ': light').replace('}', ';\n}')}`}</pre>
        <Rules>
          {[
            'Danger, success, warning and the focus ring keep the colours of the kit, which people know. A colour that looks like the primary colour is adjusted.',
            'A radius of 0 and a serif font, as here, are enough for a different look. Do not change spaces and sizes.',
            'If you set a colour by hand, set it on :root and on [data-theme], for both themes, and measure the contrast of each of its pairs.',
          ]}
        </Rules>
      </Section>
    </Page>
  )
}

function Colour({ label, value, onChoose }: { label: string; value: string; onChoose: (value: string) => void }) {
  return (
    <div>
      <label>
        {label}
        <input type="color" value={value} onChange={(event) => onChoose(event.currentTarget.value)} />
      </label>
      <code>{value}</code>
    </div>
  )
}

/** Some components inside an element with the tokens of a theme. */
function School({ theme, tokens }: { theme: ThemeName; tokens: object }) {
  return (
    <div className="guide-school" data-theme={theme} style={{ ...tokens, ...SHAPE }}>
      <SiteHeader
        name="MY SCHOOL"
        menuLabel={`Menu, ${theme}`}
        links={[
          { href: '#home', label: 'Home', current: true },
          { href: '#notice-board', label: 'Notices' },
          { href: '#login', label: 'Login' },
        ]}
      />
      <div className="guide-column">
        <NoticeCard
          heading="Annual sports day"
          description="All classes run, jump and throw on the big field."
          createdAt="2026-11-20"
          href="#sports-day"
          headingLevel={3}
        />
        <StudentTable
          captionHidden
          students={[
            { id: '1', name: 'Bilal Khan', fatherName: 'Imran Khan', grade: '9' },
            { id: '2', name: 'Sara Malik', fatherName: 'Adil Malik', grade: '4' },
          ]}
          currentRow="2"
        />
        <TextField label="Name" name={`name-${theme}`} defaultValue="Nora Lind" hint="As in the register" />
        <TextField label="Class" name={`class-${theme}`} defaultValue="11" error="There is no class 11" />
        <div className="guide-in-row">
          <Button>Save</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger">Delete</Button>
        </div>
        <div className="guide-in-row">
          <Badge>Draft</Badge>
          <Badge tone="info">New</Badge>
          <Badge tone="success">Good</Badge>
          <Badge tone="warning">Late</Badge>
          <Badge tone="danger">Missing</Badge>
        </div>
        <ProgressBar label="Photos" value={0.6} />
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Alert key={tone} tone={tone}>
            <p>
              A message with the tone {tone}, and a link to <a href="#timetable">the timetable</a>.
            </p>
          </Alert>
        ))}
      </div>
    </div>
  )
}

const withoutPrefix = ({ tokens }: Theme, theme: ThemeName) =>
  Object.fromEntries(
    Object.entries(tokens[theme]).map(([name, hex]) => [name.replace('--kit-color-', ''), hex]),
  ) as HexColours
