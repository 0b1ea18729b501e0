import type { TextOf } from '../../internal/text-for.ts'

/** The texts of FilterChips. */
export const filterChipsMessages = {
  label: 'Gesetzte Filter',
  removeLabel: (({ name }) => `${name} entfernen`.trim()) as TextOf,
}
