import { LinkButton, type StudentRow } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { Page } from '../../layout/page.tsx'
import { DeletePrompt } from '../../records/delete-prompt.tsx'
import { ExportButtons } from '../../records/export-buttons.tsx'
import { LeaveDialog, LeaveInstead } from '../../records/leave-dialog.tsx'
import { AddLink } from '../../records/list-table.tsx'
import { LoginSlip } from '../../records/logins.tsx'
import { RecordActions } from '../../records/record-actions.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { ListedStudents } from './listed-students.tsx'
import { useStudentList } from './use-student-list.ts'

/** All students, with the actions of an admin. */
export function StudentList({ dashboard }: PageInput) {
  const { staffTitles: titles, students, total } = texts()
  const text = students.list
  const list = useStudentList()
  const add = { href: `${dashboard}/add-student`, label: titles.addStudent }
  const updateOf = (id: string) => `${dashboard}/update-detail/${id}`
  const [toDelete, setToDelete] = useState<StudentRow>()
  const [leaving, setLeaving] = useState<StudentRow>()
  const leaveInstead = () => {
    setLeaving(toDelete)
    setToDelete(undefined)
  }

  return (
    <Page
      heading={total(text.total, list.total)}
      actions={
        <>
          <LinkButton variant="quiet" href={`${dashboard}/promotion`}>
            {titles.promotion}
          </LinkButton>
          <ExportButtons list="students" />
          <AddLink {...add} />
        </>
      }
    >
      <LoginSlip />
      <ListedStudents
        list={list}
        pageOf={updateOf}
        add={add}
        numbered
        isSelectable
        rowActions={(student) => (
          <RecordActions
            name={student.name}
            details={staffLinks(dashboard, student.id).student}
            update={updateOf(student.id)}
            more={[{ key: 'report', label: text.report, href: staffLinks(dashboard, student.id).report }]}
            onDelete={() => setToDelete(student)}
          />
        )}
      />
      {toDelete && (
        <DeletePrompt
          subject={toDelete.name}
          texts={{ ...text.deletion, hint: <LeaveInstead hint={text.deletion.hint} onLeave={leaveInstead} /> }}
          remove={() => request(endpoints.deleteStudent, { params: { id: toDelete.id } })}
          onClose={() => setToDelete(undefined)}
        />
      )}
      {leaving && (
        <LeaveDialog
          leavers={[{ _id: leaving.id, grade: leaving.grade }]}
          subject={leaving.name}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Page>
  )
}
