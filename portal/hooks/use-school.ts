import { useSignals } from '@preact/signals-react/runtime'
import type { PublicSchool } from '#contract'
import { school } from '../state/school.ts'

/** The settings of the school; the component is rendered again when they change. */
export function useSchool(): PublicSchool {
  useSignals()
  return school.value
}
