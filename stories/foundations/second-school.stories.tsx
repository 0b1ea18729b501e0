/// <reference types="vite/client" />
import { Badge, Button, NoticeCard, StudentTable, TextField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guidance, Page, Rules, Section } from './page.tsx'
import source from './second-school.css?raw'
import { tokens } from './tokens.ts'
import './second-school.css'

const meta = { title: 'Foundations/Second school', tags: ['!autodocs'], parameters: guidance } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The tokens that the style sheet sets, with its values. */
const changed = [...source.matchAll(/--kit-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value }))

/** Another school's look: nothing but other values of the tokens. */
export const SecondSchool: Story = {
  name: 'Second school',
  render: () => (
    <Page
      heading="Second school"
      lead={`The same components in the colours and the type of another school: ${changed.length} of ${tokens('').length} tokens have another value, and nothing else is changed.`}
    >
      <Section heading="How it looks">
        <div className="guide-both">
          <School theme="light" />
          <School theme="dark" />
        </div>
      </Section>
      <Section heading="How it is made">
        <p>
          One rule in a style sheet sets these tokens on the element with the theme. All components inside follow, each
          of them in both themes.
        </p>
        <table className="guide-tokens">
          <thead>
            <tr>
              <th scope="col">--kit-…</th>
              <th scope="col">Here</th>
              <th scope="col">There</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <Value name={name} value={tokens(name)[0]?.value ?? ''} />
                <Value name={name} value={value} isThere />
              </tr>
            ))}
          </tbody>
        </table>
        <pre className="guide-code">{source.slice(source.indexOf('*/') + 2).trim()}</pre>
      </Section>
      <Section heading="Make your own">
        <Rules>
          {[
            'Begin with the grounds and primary. Danger, success and the focus ring can stay: people know them.',
            'Keep the lightness of each token and turn the hue: the contrast then stays nearly the same.',
            'Measure each pair of the page ‘Colour’ again, in both themes.',
            'Set hairline again beside line, and every other token whose value has a colour in it.',
            'A radius of 0 and a serif are enough to be another school. Space and sizes are better left alone.',
          ]}
        </Rules>
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const school = canvasElement.querySelector('.second-school[data-theme=dark]') as HTMLElement
    const [red = 255] =
      getComputedStyle(school)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? []
    // oklch() as it was written, or made sRGB by the build for older browsers.
    await expect(red <= 1 ? red : red / 255).toBeLessThan(0.3)
  },
}

/** Some components inside an element with the tokens of another school. */
function School({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div className="second-school guide-column" data-theme={theme}>
      <NoticeCard
        heading="Annual sports day"
        description="All classes run, jump and throw on the big field."
        createdAt="2026-11-20"
        href="#sports-day"
        headingLevel={3}
      />
      <StudentTable captionHidden students={[{ id: '1', name: 'Bilal Khan', fatherName: 'Imran Khan', grade: '9' }]} />
      <TextField label="Name" name="name" defaultValue="Nora Lind" />
      <div className="guide-in-row">
        <Button>Save</Button> <Button variant="quiet">Cancel</Button> <Badge tone="success">Good</Badge>
      </div>
    </div>
  )
}

/** A colour as it is in both themes; any other value as it is written. */
function Value({ name, value, isThere = false }: { name: string; value: string; isThere?: boolean }) {
  if (!name.startsWith('color-')) return <td>{value}</td>
  return (
    <td>
      {(['light', 'dark'] as const).map((theme) => (
        <span
          key={theme}
          className={`guide-chip ${isThere ? 'second-school-tokens' : ''}`}
          data-theme={theme}
          style={{ background: `var(--kit-${name})` }}
        />
      ))}
    </td>
  )
}
