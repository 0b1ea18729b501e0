import { LinkButton, StudentTable } from '@my-school/ui-kit'
import { EmptyList } from '../../frame/empty-list.tsx'
import { Page } from '../../frame/page.tsx'
import { useTableQuery } from '../../hooks/use-table-query.ts'
import type { PageInput } from '../../page-types.ts'
import { wording } from '../../wording-lists.ts'
import { staffLinks } from '../staff/links.ts'
import { StudentTools } from '../staff/student-tools.tsx'
import { useStudentList } from '../staff/use-student-list.ts'

const text = wording.students

/** The students of the school, with the ways to each one's details and report. */
export function TeacherDashboard({ dashboard }: PageInput) {
  const list = useStudentList()
  const table = useTableQuery()
  return (
    <Page title={text.teacherTitle} heading={text.title} lead={`${text.total} : ${list.total}`}>
      <StudentTools list={list} />
      <StudentTable
        {...table}
        captionHidden
        caption={text.title}
        students={list.rows}
        loading={list.status === 'loading'}
        empty={
          <EmptyList
            text={text.empty}
            illustration="people"
            failure={list.status === 'failed' && text.failed}
            onRetry={list.reload}
          />
        }
        actions={({ id, name }) => (
          <div className="row-actions">
            <LinkButton
              size="small"
              variant="quiet"
              href={staffLinks(dashboard, id).student}
              aria-label={`${text.details} ${name}`}
            >
              {text.details}
            </LinkButton>
            <LinkButton
              size="small"
              variant="quiet"
              href={staffLinks(dashboard, id).report}
              aria-label={`${text.report} ${name}`}
            >
              {text.report}
            </LinkButton>
          </div>
        )}
      />
    </Page>
  )
}
