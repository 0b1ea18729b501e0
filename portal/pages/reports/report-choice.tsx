import { Button, DetailList, LinkButton, Spinner, TrashIcon } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Report } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { dateOf } from '../../format/dates.ts'
import { Sentence } from '../../format/sentence.tsx'
import { useLoad } from '../../hooks/use-load.ts'
import { Page } from '../../layout/page.tsx'
import { NotLoaded } from '../../layout/when-loaded.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { ReportDeletePrompt } from './report-delete-prompt.tsx'
import { NoReport } from './report-page.tsx'
import { ReportRelease } from './report-release.tsx'
import { useStudentName } from './use-class-of.ts'

/** The actions for a student's report: open, change, delete; without a report, only add. */
export function ReportChoice({ id, dashboard }: PageInput) {
  const { actions, layout, reports: text } = texts()
  const student = useStudentName(id)
  const { status, data, error, reload } = useLoad(`report/${id}`, async (signal) => {
    // It succeeds if there is no report yet.
    const response = await request(endpoints.checkReport, { params: { id }, signal })
    return response.success ? { report: null } : { report: response.data }
  })
  const [asking, setAsking] = useState(false)
  const links = staffLinks(dashboard, id)
  return (
    <Page
      subject={student}
      heading={student ? <Sentence text={text.of} values={{ name: <bdi>{student}</bdi> }} /> : undefined}
      back={{ href: links.students, label: actions.back }}
    >
      {status === 'failed' ? (
        <NotLoaded text={texts().reportSheet.failed} illustration="report" error={error} reload={reload} />
      ) : !data ? (
        <Spinner className="page-loading" label={layout.loading} />
      ) : !data.report ? (
        <NoReport addHref={links.addReport} />
      ) : (
        <div className="stack record-fields">
          <ReportRelease report={data.report} student={student} dashboard={dashboard} onDone={reload} />
          <Summary report={data.report} />
          <div className="button-row">
            <LinkButton href={links.fullReport}>{text.detail}</LinkButton>
            <LinkButton href={links.updateReport} variant="quiet">
              {text.update}
            </LinkButton>
            <Button variant="quiet" data-danger icon={<TrashIcon />} onClick={() => setAsking(true)}>
              {text.delete}
            </Button>
          </div>
        </div>
      )}
      {asking && <ReportDeletePrompt id={id} student={student} onClose={() => setAsking(false)} onDeleted={reload} />}
    </Page>
  )
}

function Summary({ report }: { report: Report }) {
  const { conditionLabels, reports: text } = texts()
  return (
    <DetailList
      items={[
        { label: text.condition, value: conditionLabels[report.condition] },
        { label: text.message, value: report.message, long: true },
        { label: text.createdAt, value: dateOf(report.createdAt) },
      ]}
    />
  )
}
