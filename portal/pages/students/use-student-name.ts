import { useSignals } from '@preact/signals-react/runtime'
import { students } from '../../state/students.ts'

/** The name of a student, from the list of all students; '' until that is loaded. */
export function useStudentName(id: string): string {
  useSignals()
  return students.value.find((student) => student._id === id)?.name ?? ''
}
