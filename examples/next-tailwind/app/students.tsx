'use client'

import { type StudentRow, type Toast, ToastRegion } from '@my-school/ui-kit'
import { useState } from 'react'
import { AddStudent } from './add-student'
import { StudentList } from './student-list'

/** The list and the form, which change each other, and the toasts that say what was done. */
export function Students({ students }: { students: StudentRow[] }) {
  const [shown, setShown] = useState(students)
  const [toasts, setToasts] = useState<Toast[]>([])
  const say = (message: string) => setToasts((all) => [...all, { id: Date.now(), tone: 'success', message }])
  return (
    <>
      <StudentList
        students={shown}
        onDelete={({ id, name }) => {
          setShown((all) => all.filter((student) => student.id !== id))
          say(`${name} is deleted`)
        }}
      />
      <AddStudent
        onAdd={(student) => {
          setShown((all) => [...all, student])
          say(`${student.name} is added`)
        }}
      />
      <ToastRegion toasts={toasts} onDismiss={({ id }) => setToasts((all) => all.filter((toast) => toast.id !== id))} />
    </>
  )
}
