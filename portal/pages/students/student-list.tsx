import { LinkButton, PlusIcon, type StudentRow, StudentTable } from '@my-school/ui-kit'
import { useState } from 'react'
import { deleteStudent } from '../../api/students.ts'
import { useTableQuery } from '../../hooks/use-table-query.ts'
import { EmptyList } from '../../layout/empty-list.tsx'
import { Page } from '../../layout/page.tsx'
import type { PageInput } from '../../page-types.ts'
import { strings } from '../../strings/lists.ts'
import { DeletePrompt } from '../records/delete-prompt.tsx'
import { staffLinks } from '../records/links.ts'
import { RecordActions } from '../records/record-actions.tsx'
import { StudentTools } from './student-tools.tsx'
import { useStudentList } from './use-student-list.ts'

const text = strings.students

/** All students, with the actions of an admin. */
export function StudentList({ dashboard }: PageInput) {
  const list = useStudentList()
  const table = useTableQuery()
  const [toDelete, setToDelete] = useState<StudentRow | null>(null)

  return (
    <Page
      title={text.title}
      heading={`${text.total} : ${list.total}`}
      actions={
        <LinkButton href={`${dashboard}/add-student`} icon={<PlusIcon />}>
          {strings.admin.addStudent}
        </LinkButton>
      }
    >
      <StudentTools list={list} />
      <StudentTable
        {...table}
        numbered
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
        actions={(student) => (
          <RecordActions
            name={student.name}
            details={staffLinks(dashboard, student.id).student}
            update={`${dashboard}/update-detail/${student.id}`}
            onDelete={() => setToDelete(student)}
          >
            <LinkButton
              size="small"
              variant="quiet"
              href={staffLinks(dashboard, student.id).report}
              aria-label={`${text.report} ${student.name}`}
            >
              {text.report}
            </LinkButton>
          </RecordActions>
        )}
      />
      <DeletePrompt
        subject={toDelete?.name ?? null}
        word="delete"
        texts={text}
        remove={() => deleteStudent(toDelete?.id ?? '')}
        onGone={list.reload}
        onClose={() => setToDelete(null)}
      />
    </Page>
  )
}
