import { Breadcrumb, Button, ChevronIcon, SearchIcon, StudentTable, TextField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { DoAndDont } from '../do-and-dont.tsx'
import { onPaper } from '../guide.ts'
import { urduStudents } from '../samples.tsx'
import { guidance, Line, Lines, Page, Rules, Section } from './page.tsx'

const meta = { title: 'Foundations/Right to left', tags: ['!autodocs'], parameters: guidance } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const name = <TextField label="Name" name="name" hint="As on the certificate" defaultValue="Ayesha Khan" />

/** The same in both directions, whatever the toolbar says. */
function BothDirections({ ltr, rtl }: { ltr: ReactNode; rtl: ReactNode }) {
  return (
    <div className="guide-both">
      <div className="guide-sheet" dir="ltr">
        {ltr}
      </div>
      <div className="guide-sheet" dir="rtl" lang="ur">
        {rtl}
      </div>
    </div>
  )
}

export const RightToLeft: Story = {
  name: 'Right to left',
  render: () => (
    <Page
      heading="Right to left"
      lead="Urdu and Arabic are read from right to left. dir='rtl' on the page, or on any part of it, mirrors every component."
    >
      <Section heading="What is mirrored">
        <BothDirections
          ltr={
            <div className="guide-column">
              <Breadcrumb links={[{ href: '#students', label: 'Students' }]} current="Ayesha Khan" />
              {name}
              <div>
                <Button icon={<SearchIcon />}>Search</Button>
              </div>
            </div>
          }
          rtl={
            <div className="guide-column">
              <Breadcrumb links={[{ href: '#students', label: 'طلبہ' }]} current="عائشہ خان" />
              <TextField label="نام" name="name" hint="جیسا سند پر ہے" defaultValue="عائشہ خان" />
              <div>
                <Button icon={<SearchIcon />}>تلاش</Button>
              </div>
            </div>
          }
        />
        <Lines>
          <Line name="Mirrored" says="Things with a start and an end">
            The order of columns and buttons, indents, borders, arrows that point in a direction, the arrow keys
          </Line>
          <Line name="Not mirrored" says="Things without a direction, or always with the same one">
            Logos, photos, ticks, the magnifying glass, digits, telephone numbers, ids and passwords
          </Line>
        </Lines>
      </Section>
      <Section heading="Arrows">
        <BothDirections
          ltr={
            <span style={{ display: 'inline-flex', gap: 'var(--kit-space-2)', alignItems: 'center' }}>
              More detail <ChevronIcon /> <SearchIcon />
            </span>
          }
          rtl={
            <span style={{ display: 'inline-flex', gap: 'var(--kit-space-2)', alignItems: 'center' }}>
              مزید تفصیل <ChevronIcon /> <SearchIcon />
            </span>
          }
        />
        <p>
          Icons with a direction are mirrored; other icons are not. The character → in a text is not mirrored: use an
          icon.
        </p>
      </Section>
      <Section heading="Names in two scripts">
        <p>
          A name keeps its own direction in a page with the other direction. The components isolate names, so that a
          bracket or a full stop stays in its place.
        </p>
        <div className="guide-both">
          <div className="guide-sheet" dir="ltr">
            <StudentTable captionHidden students={urduStudents} />
          </div>
        </div>
        <DoAndDont
          good={{
            shows: (
              <p style={onPaper}>
                Report of <bdi>علی (حسن).</bdi>, class 5
              </p>
            ),
            says: 'The name is in <bdi>: the brackets and the full stop stay with it.',
          }}
          bad={{
            shows: <p style={onPaper}>Report of علی (حسن)., class 5</p>,
            says: 'The name is not in <bdi>: the full stop moves to the wrong side.',
          }}
        />
      </Section>
      <Section heading="When you design">
        <Rules>
          {[
            'Write start and end, not left and right. In CSS: margin-inline-start, text-align: start, inset-inline-end.',
            'Look at each page in both directions: choose them in the toolbar, under Direction. Tests show every component in both.',
            'Leave space: Urdu needs higher lines than English. Never give a text a fixed height.',
          ]}
        </Rules>
      </Section>
    </Page>
  ),
}
