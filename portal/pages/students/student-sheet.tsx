import type { ReactNode } from 'react'
import type { Student } from '#contract/operations'
import { photoUrl } from '../../api/photos.ts'
import { strings } from '../../strings/staff.ts'
import { RecordSheet } from '../records/record-sheet.tsx'

/** A student's photo and all fields that staff may see. */
export function StudentSheet({ student, children }: { student: Student; children?: ReactNode }) {
  const text = strings.student
  return (
    <RecordSheet
      photo={{
        src: photoUrl('studentPhoto', student._id, student.photoVersion),
        alt: `${text.photoOf} ${student.name}`,
      }}
      items={[
        { label: text.name, value: student.name },
        { label: text.fatherName, value: student.fatherName },
        { label: text.age, value: student.age },
        { label: text.fee, value: student.fee },
        { label: text.phone, value: student.phone },
        { label: text.grade, value: student.grade },
        { label: text.rollNumber, value: student.rollNumber },
        { label: text.address, value: student.address },
      ]}
    >
      {children}
    </RecordSheet>
  )
}
