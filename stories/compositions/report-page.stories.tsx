import { Button, PageHeading, type Report, ReportBlock } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { portrait } from '../samples.tsx'
import { SchoolPage } from './school-page.tsx'

/** The page with a student's own report, which prints on one page. */
function ReportPage({ report }: { report: Report | null }) {
  const badge = report ? { label: 'available' } : undefined
  return (
    <SchoolPage current="#report" own={{ href: '#report', label: 'Report', badge }}>
      <PageHeading
        actions={
          report && (
            <Button variant="quiet" onClick={() => print()}>
              Print
            </Button>
          )
        }
      >
        Your report
      </PageHeading>
      <ReportBlock report={report} studentName="Ayesha Khan" />
    </SchoolPage>
  )
}

const meta = {
  title: 'Compositions/Report page',
  component: ReportPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReportPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    report: {
      condition: 'Good',
      message: 'Ayesha reads fluently and helps others. Her handwriting has become clear.',
      notification: 'Parents’ meeting on Monday at nine.',
      complaint: 'Twice without her exercise book.',
      createdAt: '2026-11-02T09:00:00.000Z',
      updatedAt: '2026-11-16T09:00:00.000Z',
      photoSrc: portrait(0),
    },
  },
}
export const NotYet: Story = { args: { report: null } }
