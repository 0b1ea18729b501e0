import { texts } from '#messages'
import { Page } from '../../layout/page.tsx'
import { ExportButtons } from '../../records/export-buttons.tsx'
import { RowLink } from '../../records/record-actions.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { ListedStudents } from './listed-students.tsx'
import { useStudentList } from './use-student-list.ts'

/** All students, with links to details and report. */
export function TeacherDashboard({ dashboard }: PageInput) {
  const { actions, staffTitles: titles, students, total } = texts()
  const text = students.list
  const list = useStudentList()
  return (
    <Page heading={titles.students} lead={total(text.total, list.total)} actions={<ExportButtons list="students" />}>
      <ListedStudents
        list={list}
        pageOf={(id) => staffLinks(dashboard, id).student}
        stackedActions="beside"
        rowActions={({ id, name }) => (
          <div className="row-actions">
            <RowLink href={staffLinks(dashboard, id).student} label={actions.details} name={name} />
            <RowLink href={staffLinks(dashboard, id).report} label={text.report} name={name} />
          </div>
        )}
      />
    </Page>
  )
}
