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
    <Page heading="Paper" lead="Schools print a lot. The same components make reports, lists and details on paper.">
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
                  complaint: 'She came twice without her exercise book.',
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
                'A report is one page, A4 or Letter, unless its texts are long. It has a line for the signature.',
                'A list has its header on each sheet, and no row is divided between two sheets.',
                'Paper is always white with dark text, even in the dark theme.',
                'Menus, buttons, filters, toasts and the footer are not printed.',
                'Content that is closed on the screen, such as the answers of a FaqList, is printed open.',
              ]}
            </Rules>
            <Button variant="quiet" onClick={() => print()}>
              Print this page
            </Button>
          </div>
        </div>
      </Section>
      <Section heading="How it is printed">
        <Lines>
          <Line name="Report" says="Each student begins on a new sheet">
            <a href="./?path=/story/screens-for-students--report" target="_top">
              The student’s own report
            </a>
          </Line>
          <Line name="List" says="The header is on each sheet; the actions and the page buttons are not printed">
            <StudentTable captionHidden students={students(3)} />
          </Line>
          <Line name="Details" says="Labels and values, as on the screen">
            <DetailList
              items={[
                { label: 'Class', value: '7' },
                { label: 'Phone', value: '+92 42 5550 1990' },
              ]}
            />
          </Line>
        </Lines>
      </Section>
      <Section heading="When you design">
        <DoAndDont
          good={{
            shows: <DetailList items={[{ label: 'Condition', value: 'Good' }]} />,
            says: 'A word can still be read on a photocopy or a black-and-white print.',
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
            says: 'Only a colour says ‘good’. On paper it is a grey box, or nothing: browsers do not print backgrounds.',
          }}
        />
        <Rules>
          {[
            'Set break-inside: avoid on things that must stay together: a card, a row, a signature with its line.',
            'A printed password is secret: print a slip for each person, with a line to cut along.',
            'Try it: the print preview of the browser shows each screen as it is printed.',
          ]}
        </Rules>
      </Section>
    </Page>
  ),
}
