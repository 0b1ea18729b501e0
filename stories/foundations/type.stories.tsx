import { Button, DetailList, TextField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { DoAndDont } from '../do-and-dont.tsx'
import { onPaper } from '../guide.ts'
import { guidance, Line, Lines, Page, Rules, Section } from './page.tsx'
import { inPx, tokens } from './tokens.ts'

const meta = { title: 'Foundations/Type', tags: ['!autodocs'], parameters: guidance } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Type: Story = {
  render: () => (
    <Page
      heading="Type"
      lead="In our font, I, l and 1 look different, and so do 0 and O: people copy passwords by hand. No text is smaller than 16 px."
    >
      <Section heading="Styles">
        <p>
          Each style has its size, weight and line height, as measured in this page. Page titles grow with the window,
          from 32 to 44 px.
        </p>
        <Lines>
          <Style name="Page title" says="Once on a page: PageHeading, h1">
            <div className="guide-h1">Students of class 7</div>
          </Style>
          <Style name="Heading" says="A part of a page: h2">
            <h2 style={{ margin: 0 }}>At school</h2>
          </Style>
          <Style name="Subheading" says="A card, a dialog, a block: h3">
            <h3 style={{ margin: 0 }}>Sports day</h3>
          </Style>
          <Style name="Lead" says="The sentence below a page title">
            <p className="guide-lead" style={{ margin: 0 }}>
              All classes meet on the field at nine.
            </p>
          </Style>
          <Style name="Text" says="Running text">
            <p style={{ margin: 0 }}>Bring a hat and a bottle of water. If it rains, we meet one week later.</p>
          </Style>
          <Style name="Label" says="Labels of fields and values, table headers">
            <span style={{ fontSize: 'var(--kit-text-s)', fontWeight: 'var(--kit-weight-strong)' }}>Father's name</span>
          </Style>
          <Style name="Small" says="Hints, dates, buttons in rows">
            <span style={{ fontSize: 'var(--kit-text-s)', color: 'var(--kit-color-text-muted)' }}>
              Created 2 November 2026
            </span>
          </Style>
          <Style name="Mono" says="Ids and passwords, which people copy by hand">
            <code style={{ fontFamily: 'var(--kit-font-mono)' }}>Ayesha-Khan-0417@mySchool.com</code>
          </Style>
        </Lines>
      </Section>
      <Section heading="In use">
        <div className="guide-both">
          <div className="guide-sheet">
            <h3>Ayesha Khan</h3>
            <DetailList
              items={[
                { label: "Father's name", value: 'Imran Khan' },
                { label: 'Class', value: '7' },
                { label: 'Fee', value: 'Rs 9,000' },
              ]}
            />
          </div>
          <div className="guide-sheet guide-column">
            <TextField label="Phone" name="phone" hint="With the country code" defaultValue="+92 42 5550 1990" />
            <div>
              <Button>Save student</Button>
            </div>
          </div>
        </div>
        <Rules>
          {[
            'Sentence case everywhere: ‘Add student’, not ‘Add Student’ or ‘ADD STUDENT’.',
            'A line of text has at most 66 letters. Tables and forms may be wider.',
            'A heading is marked by its weight and size, never by colour or capitals.',
            'Numbers that people compare have digits of equal width, and are at the end of the cell.',
          ]}
        </Rules>
        <DoAndDont
          good={{
            shows: (
              <div style={onPaper}>
                <h3 style={{ marginBlockStart: 0 }}>Parents’ morning</h3>
                <p style={{ marginBlockEnd: 0 }}>On Saturday all teachers are in their rooms from nine to noon.</p>
              </div>
            ),
            says: 'The heading is in sentence case, and all lines begin at the same place.',
          }}
          bad={{
            shows: (
              <div style={{ ...onPaper, textAlign: 'center', textTransform: 'uppercase' }}>
                <h3 style={{ marginBlockStart: 0 }}>Parents’ morning</h3>
                <p style={{ marginBlockEnd: 0 }}>On Saturday all teachers are in their rooms from nine to noon.</p>
              </div>
            ),
            says: 'Capitals and centred lines are slow to read, and hard to read for people with dyslexia.',
          }}
        />
      </Section>
      <Section heading="Letters that differ">
        <p style={{ fontSize: 'var(--kit-text-xxl)', margin: 0 }}>Il1 O0 5S 8B rn m</p>
        <p>
          The font of texts is Atkinson Hyperlegible Next. Ids and passwords have the monospace font of the device:{' '}
          <code>kK4rw90Tz1</code>
        </p>
      </Section>
      <Section heading="Scale">
        <Lines>
          {tokens('text-').map(({ name, value }) => (
            <Line key={name} name={<code>--kit-{name}</code>} says={inPx(value)}>
              <span style={{ fontSize: `var(--kit-${name})` }}>Report of class 10</span>
            </Line>
          ))}
          {tokens('weight-').map(({ name, value }) => (
            <Line key={name} name={<code>--kit-{name}</code>} says={value}>
              <span style={{ fontWeight: `var(--kit-${name})` }}>Report of class 10</span>
            </Line>
          ))}
        </Lines>
      </Section>
    </Page>
  ),
}

/** A style with its size, weight and line height, as the browser computes them. */
function Style({ name, says, children }: { name: string; says: string; children: ReactNode }) {
  const shown = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState('')
  useLayoutEffect(() => {
    const measure = () => {
      const { fontSize, fontWeight, lineHeight } = getComputedStyle(shown.current?.firstElementChild as Element)
      const leading = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
      setMeasured(`${Math.round(Number.parseFloat(fontSize))} px · ${fontWeight} · ${leading.toFixed(2)}`)
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
  return (
    <Line
      name={<strong>{name}</strong>}
      says={
        <>
          {says}
          <br />
          {measured}
        </>
      }
    >
      <div ref={shown}>{children}</div>
    </Line>
  )
}
