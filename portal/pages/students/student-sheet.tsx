import type { ReactNode } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Student } from '#contract/operations'
import { aboutStudent, type StudentField, studentDetails } from '#contract/students/fields'
import { texts } from '#messages'
import { photoUrl } from '../../api/photos.ts'
import { personDetails } from '../../records/person-fields.tsx'
import { RecordSheet } from '../../records/record-page.tsx'

/** All fields that staff may see, each under what it is called. */
export const fieldsOf = (student: Pick<Student, StudentField>) =>
  personDetails({ about: aboutStudent, fields: studentDetails, labels: texts().students }, student)

/** A student's photo and all fields that staff may see. */
export function StudentSheet({ student, children }: { student: Student; children?: ReactNode }) {
  return (
    <RecordSheet
      photo={{
        src: photoUrl(endpoints.studentPhoto, student._id, student.photoVersion),
        alt: texts().students.photoOf(student),
      }}
      items={fieldsOf(student)}
    >
      {children}
    </RecordSheet>
  )
}
