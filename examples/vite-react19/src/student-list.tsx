import { Button, ConfirmDeletePrompt, type StudentRow, StudentTable } from '@my-school/ui-kit'
import { useState } from 'react'

interface StudentListProps {
  students: readonly StudentRow[]
  onDelete: (student: StudentRow) => void
}

/** The table, and the prompt that asks before a student is deleted. */
export function StudentList({ students, onDelete }: StudentListProps) {
  const [toDelete, setToDelete] = useState<StudentRow>()
  return (
    <>
      <div data-shot="students">
        <StudentTable
          students={students}
          defaultSort={{ column: 'name', direction: 'ascending' }}
          rowActions={(student) => (
            <Button
              size="small"
              variant="danger"
              aria-label={`Delete ${student.name}`}
              onClick={() => setToDelete(student)}
            >
              Delete
            </Button>
          )}
        />
      </div>
      <ConfirmDeletePrompt
        open={toDelete !== undefined}
        word="delete"
        subject={toDelete?.name}
        onConfirm={() => {
          if (toDelete) onDelete(toDelete)
          setToDelete(undefined)
        }}
        onCancel={() => setToDelete(undefined)}
      />
    </>
  )
}
