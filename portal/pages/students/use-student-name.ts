import { useSignals } from '@preact/signals-react/runtime'
import { students } from '../../state/students.ts'

/** The name of a student, by the list that is there anyway; '' until it is. */
export function useStudentName(id: string): string {
  useSignals()
  return students.value.find((student) => student._id === id)?.name ?? ''
}
