import type { ReactNode } from 'react'
import type { Student } from '#contract/operations'
import { getStudent } from '../../api/students.ts'
import { PrintButton } from '../../frame/print-button.tsx'
import type { PageInput } from '../../page-types.ts'
import { wording } from '../../wording-staff.ts'
import { staffLinks } from './links.ts'
import { RecordPage } from './record-page.tsx'
import { StudentSheet } from './student-sheet.tsx'

type Props = PageInput & {
  /** Links beside the heading. */
  actions?: ReactNode
  /** Stands below the fields. */
  more?: (student: Student) => ReactNode
}

/** The page of one student: photo and fields, and the way back to the list. */
export function StudentPage({ id, dashboard, actions, more }: Props) {
  const text = wording.student
  return (
    <RecordPage
      title={text.detail}
      back={staffLinks(dashboard).students}
      name={`student/${id}`}
      load={(signal) => getStudent(id, signal)}
      texts={text}
      illustration="people"
      lead={(student) => student.name}
      actions={
        <>
          {actions}
          <PrintButton />
        </>
      }
    >
      {(student) => <StudentSheet student={student}>{more?.(student)}</StudentSheet>}
    </RecordPage>
  )
}
