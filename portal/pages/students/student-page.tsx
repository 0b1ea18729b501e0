import type { ReactNode } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Student } from '#contract/operations'
import { texts } from '#messages'
import { useCall } from '../../hooks/use-load.ts'
import { PrintButton } from '../../layout/buttons.tsx'
import { RecordPage } from '../../records/record-page.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { EarlierReports } from '../reports/report-years.tsx'
import { StudentSheet } from './student-sheet.tsx'

type Props = PageInput & {
  /** Links beside the heading. */
  actions?: ReactNode
  /** Shown below the fields. */
  more?: (student: Student) => ReactNode
}

/** The page of one student: photo and fields, and the way back to the list. */
export function StudentPage({ id, dashboard, actions, more }: Props) {
  return (
    <RecordPage
      back={staffLinks(dashboard).students}
      loaded={useCall(endpoints.studentForTeacher, { params: { id } }, ({ user }) => user)}
      texts={texts().students}
      illustration="people"
      isHeading
      subject={(student) => student.name}
      actions={
        <>
          {actions}
          <PrintButton />
        </>
      }
    >
      {(student) => (
        <StudentSheet student={student}>
          {more?.(student)}
          <EarlierReports id={id} href={staffLinks(dashboard, id).fullReport} />
        </StudentSheet>
      )}
    </RecordPage>
  )
}
