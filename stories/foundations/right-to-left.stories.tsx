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
      lead="Urdu and Arabic are read from right to left. Every component is mirrored by dir='rtl' on the page or on any part of it."
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
          <Line name="Is mirrored" says="It has a start and an end, not a left and a right">
            The order of columns and buttons, indents, borders, arrows that point in a direction, the arrow keys
          </Line>
          <Line name="Stays" says="It has no direction, or always the same">
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
        <p>Icons with a direction are mirrored, others are not. The character → in a text is not: use the icon.</p>
      </Section>
      <Section heading="Names in two scripts">
        <p>
          A name keeps its own direction in a page that has the other. The components isolate names, so that a bracket
          or a full stop stays where it belongs.
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
            says: 'The name in <bdi>: brackets and full stop stay with it.',
          }}
          bad={{
            shows: <p style={onPaper}>Report of علی (حسن)., class 5</p>,
            says: 'The name without <bdi>: the full stop moves to the wrong side.',
          }}
        />
      </Section>
      <Section heading="When you design">
        <Rules>
          {[
            'Write start and end, not left and right. In CSS: margin-inline-start, text-align: start, inset-inline-end.',
            'Look at each page in both directions, with Direction in the toolbar. Tests show every component in both.',
            'Leave space: Urdu needs higher lines than English. Give no text a fixed height.',
          ]}
        </Rules>
      </Section>
    </Page>
  ),
}
