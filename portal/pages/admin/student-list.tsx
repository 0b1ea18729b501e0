import { LinkButton, PlusIcon, type StudentRow, StudentTable } from '@my-school/ui-kit'
import { useState } from 'react'
import { deleteStudent } from '../../api/students.ts'
import { EmptyList } from '../../frame/empty-list.tsx'
import { Page } from '../../frame/page.tsx'
import { useTableQuery } from '../../hooks/use-table-query.ts'
import type { PageInput } from '../../page-types.ts'
import { wording } from '../../wording-lists.ts'
import { DeletePrompt } from '../staff/delete-prompt.tsx'
import { staffLinks } from '../staff/links.ts'
import { StudentTools } from '../staff/student-tools.tsx'
import { useStudentList } from '../staff/use-student-list.ts'
import { RecordActions } from './record-actions.tsx'

const text = wording.students

/** All students, with what an admin does with each. */
export function StudentList({ dashboard }: PageInput) {
  const list = useStudentList()
  const table = useTableQuery()
  const [leaving, setLeaving] = useState<StudentRow | null>(null)

  return (
    <Page
      title={text.title}
      heading={`${text.total} : ${list.total}`}
      actions={
        <LinkButton href={`${dashboard}/add-student`} icon={<PlusIcon />}>
          {wording.admin.addStudent}
        </LinkButton>
      }
    >
      <StudentTools list={list} />
      <StudentTable
        {...table}
        numbered
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
        actions={(student) => (
          <RecordActions
            name={student.name}
            details={staffLinks(dashboard, student.id).student}
            update={`${dashboard}/update-detail/${student.id}`}
            onDelete={() => setLeaving(student)}
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
        subject={leaving?.name ?? null}
        word="delete"
        texts={text}
        remove={() => deleteStudent(leaving?.id ?? '')}
        onGone={list.reload}
        onClose={() => setLeaving(null)}
      />
    </Page>
  )
}
