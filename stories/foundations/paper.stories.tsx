import { Button, DetailList, ReportBlock, StudentTable } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoAndDont } from '../do-and-dont.tsx'
import { portrait, students } from '../samples.tsx'
import { guidance, Line, Lines, Page, Rules, Section } from './page.tsx'

const meta = { title: 'Foundations/Paper', tags: ['!autodocs'], parameters: guidance } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Paper: Story = {
  render: () => (
    <Page
      heading="Paper"
      lead="A school prints. Reports, lists and details have a form on paper too, by the same components."
    >
      <Section heading="On a sheet">
        <div className="guide-in-row">
          <div className="guide-a4" data-theme="light" inert>
            <div style={{ zoom: 0.6 }}>
              <ReportBlock
                schoolName="MY SCHOOL"
                studentName="Ayesha Khan"
                studentDetails={[
                  { label: "Father's name", value: 'Imran Khan' },
                  { label: 'Class', value: '7' },
                  { label: 'Roll number', value: '12' },
                ]}
                report={{
                  condition: 'Good',
                  message: 'Ayesha reads fluently and helps others. Her handwriting has become clear.',
                  notification: 'Parents’ meeting on Monday at nine.',
                  complaint: 'Twice without her exercise book.',
                  createdAt: '2026-11-02T09:00:00.000Z',
                  updatedAt: '2026-11-16T09:00:00.000Z',
                  photoSrc: portrait(0),
                }}
              />
            </div>
          </div>
          <div style={{ flex: '1 1 18rem' }}>
            <Rules>
              {[
                'A report is one page, A4 or Letter, with a line for the signature.',
                'A list repeats its header on each sheet, and no row is cut in two.',
                'Always light: ink on white, also from the dark theme.',
                'Menus, buttons, filters, toasts and the footer are not printed.',
                'What is folded on the screen is printed unfolded: the answers of a FaqList.',
              ]}
            </Rules>
            <Button variant="quiet" onClick={() => print()}>
              Print this page
            </Button>
          </div>
        </div>
      </Section>
      <Section heading="What prints how">
        <Lines>
          <Line name="Report" says="One sheet for each student">
            <a href="./?path=/story/screens-for-students--report" target="_top">
              The student’s own report
            </a>
          </Line>
          <Line name="List" says="The header on each sheet; actions and pages are left out">
            <StudentTable captionHidden students={students(3)} />
          </Line>
          <Line name="Details" says="Names and values, as on the screen">
            <DetailList
              items={[
                { label: 'Class', value: '7' },
                { label: 'Phone', value: '+92 42 5550 1990' },
              ]}
            />
          </Line>
        </Lines>
      </Section>
      <Section heading="When you draw">
        <DoAndDont
          good={{
            shows: <DetailList items={[{ label: 'Condition', value: 'Good' }]} />,
            says: 'A word. It is there after a copier and after a black-and-white printer.',
          }}
          bad={{
            shows: (
              <span
                style={{
                  display: 'block',
                  inlineSize: '3rem',
                  blockSize: '1.5rem',
                  background: 'var(--kit-color-success)',
                }}
              />
            ),
            says: 'A colour that says ‘good’. On paper it is a grey box.',
          }}
        />
        <Rules>
          {[
            'Give what must not be torn apart break-inside: avoid: a card, a row, a signature with its line.',
            'A printed password is a secret on paper: a slip for each person, cut along a line.',
            'Try it: the print preview of the browser shows each screen as it is printed.',
          ]}
        </Rules>
      </Section>
    </Page>
  ),
}
