import { useSignals } from '@preact/signals-react/runtime'
import type { PublicSchool } from '#contract'
import { school } from '../state/school.ts'

/** What the school decides; the component is rendered again when it changes. */
export function useSchool(): PublicSchool {
  useSignals()
  return school.value
}
