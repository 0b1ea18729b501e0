import { Button, LinkButton, StudentTable, type StudentRow } from '@my-school/ui-kit'
import { useState } from 'react'
import { deleteStudent } from '../../api/students.ts'
import { EmptyList } from '../../frame/empty-list.tsx'
import { Page } from '../../frame/page.tsx'
import { useTableQuery } from '../../hooks/use-table-query.ts'
import type { PageInput } from '../../routes.tsx'
import { showToast } from '../../state/toasts.ts'
import { wording } from '../../wording.ts'
import { DeletePrompt } from '../staff/delete-prompt.tsx'
import { StudentTools } from '../staff/student-tools.tsx'
import { useStudentList } from '../staff/use-student-list.ts'

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
      actions={<LinkButton href={`${dashboard}/add-student`}>{wording.admin.addStudent}</LinkButton>}
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
          <>
            <LinkButton size="small" variant="quiet" href={`${dashboard}/fullStudent-detail/${student.id}`}>
              {text.details}
            </LinkButton>
            <LinkButton size="small" variant="quiet" href={`${dashboard}/update-detail/${student.id}`}>
              {text.update}
            </LinkButton>
            <Button size="small" variant="danger" onClick={() => setLeaving(student)}>
              {text.delete}
            </Button>
            <LinkButton size="small" variant="quiet" href={`${dashboard}/select-report/${student.id}`}>
              {text.report}
            </LinkButton>
          </>
        )}
      />
      <DeletePrompt
        subject={leaving?.name ?? null}
        word="delete"
        texts={text}
        remove={() => deleteStudent(leaving?.id ?? '')}
        onDeleted={() => {
          showToast('success', text.deleted)
          list.reload()
        }}
        onClose={() => setLeaving(null)}
      />
    </Page>
  )
}
