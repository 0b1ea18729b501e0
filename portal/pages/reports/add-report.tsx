import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { upload } from '../../api/upload.ts'
import { Sentence } from '../../format/sentence.tsx'
import { RecordForm } from '../../forms/record-form.tsx'
import { useLoad } from '../../hooks/use-load.ts'
import { Page } from '../../layout/page.tsx'
import { NotLoaded } from '../../layout/when-loaded.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { loadStudents } from '../../state/students.ts'
import { ReportActions } from './report-actions.tsx'
import { ReportFields } from './report-fields.tsx'
import { ReportIsThere } from './report-is-there.tsx'
import { countReports, nextWithoutReport, useClassOf } from './use-class-of.ts'

/** The form for a student's first report, with links to an existing one, and the way to the next student's. */
export function AddReport({ id, dashboard }: PageInput) {
  const { reportExists, reports: text, reportsWritten, staffTitles: titles } = texts()
  const { student, classmates } = useClassOf(id)
  // A check that got no response does not hide the form; only a student who does not exist does.
  const {
    data: exists,
    error,
    reload,
  } = useLoad(`report/${id}`, async (signal) => {
    // It succeeds if there is no report yet.
    return !(await request(endpoints.checkReport, { params: { id }, signal })).success
  })
  const [failure, setFailure] = useState<string>()
  const links = staffLinks(dashboard, id)
  const next = nextWithoutReport(classmates, id)
  const actions = (
    <ReportActions id={id} dashboard={dashboard} student={student?.name ?? ''} exists={exists} current="addReport" />
  )
  return (
    <Page
      subject={student?.name}
      lead={
        student ? (
          <>
            <Sentence
              text={text.student}
              values={{
                name: <bdi>{student.name}</bdi>,
                grade: <bdi>{student.grade}</bdi>,
                rollNumber: <bdi>{student.rollNumber}</bdi>,
              }}
            />
            <br />
            {exists ? reportExists : reportsWritten(countReports(classmates))}
          </>
        ) : (
          // Two lines from the start, so that the page does not move.
          <>
            {'\u00a0'}
            <br />
            {'\u00a0'}
          </>
        )
      }
      back={{ href: links.report, label: texts().actions.back }}
    >
      {error ? (
        <NotLoaded text={texts().reportSheet.failed} illustration="report" error={error} reload={reload} />
      ) : (
        <div className="beside">
          {exists && actions}
          {/* A screen reader reads the name when the focus goes to the next student's form. */}
          <section className="report-form" aria-label={student && text.of(student)}>
            <RecordForm
              send={async ({ data, ...sending }) => {
                data.set('studentId', id)
                const response = await upload(endpoints.addReport, { form: data, ...sending })
                if (response.success || response.code !== 'reportExists') return response
                // The person who has written this report has perhaps written that of the next student too.
                await loadStudents()
                setFailure(response.message)
                return undefined
              }}
              next={links.report}
              second={
                next && { label: text.saveAndNext, next: staffLinks(dashboard, next._id).addReport, primary: true }
              }
              doneText={text.added}
              doneLink={() =>
                student &&
                (next
                  ? { href: links.fullReport, label: student.name }
                  : {
                      href: `${links.students}?class=${encodeURIComponent(student.grade)}`,
                      label: text.classDone({ grade: student.grade, all: classmates.length }),
                    })
              }
              failedText={text.addFailed}
              submitLabel={titles.addReport}
            >
              {(initial) => <ReportFields initial={initial} />}
            </RecordForm>
          </section>
          {/* On a phone the form comes first, as long as they lead nowhere. */}
          {!exists && actions}
          {failure && (
            <ReportIsThere
              message={failure}
              student={student?.name ?? ''}
              links={links}
              next={next && { student: next, href: staffLinks(dashboard, next._id).addReport }}
              onClose={() => {
                setFailure(undefined)
                reload()
              }}
            />
          )}
        </div>
      )}
    </Page>
  )
}
