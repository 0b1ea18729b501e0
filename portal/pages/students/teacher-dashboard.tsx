import { LinkButton, StudentTable } from '@my-school/ui-kit'
import { useTableQuery } from '../../hooks/use-table-query.ts'
import { EmptyList } from '../../layout/empty-list.tsx'
import { Page } from '../../layout/page.tsx'
import type { PageInput } from '../../page-types.ts'
import { strings } from '../../strings/lists.ts'
import { staffLinks } from '../records/links.ts'
import { StudentTools } from './student-tools.tsx'
import { useStudentList } from './use-student-list.ts'

const text = strings.students

/** All students, with links to details and report. */
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
        headers={text.headers}
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
