import type { TextOf } from '../internal/text-for.ts'

/** The default texts of FilterChips. */
export const filterChipsMessages = {
  label: 'Active filters',
  removeLabel: 'Remove' as TextOf,
}
