import type { ReactNode } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Student } from '#contract/operations'
import { texts } from '#messages'
import { photoUrl } from '../../api/photos.ts'
import { inCurrency } from '../../format/money.ts'
import { RecordSheet } from '../../records/record-page.tsx'

/** In their order on the page. */
const FIELDS = ['name', 'fatherName', 'age', 'fee', 'phone', 'grade', 'rollNumber', 'address'] as const

type Fields = Pick<Student, (typeof FIELDS)[number]>

/** All fields that staff may see, each under what it is called. */
export function fieldsOf(student: Fields) {
  const text = texts().students
  return FIELDS.map((field) => ({
    label: field === 'fee' ? inCurrency(text.fee) : text[field],
    // An age that the import did not have.
    value: student[field] || text.unknown,
  }))
}

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
