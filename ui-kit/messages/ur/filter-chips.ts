import type { TextOf } from '../../internal/text-for.ts'

/** The texts of FilterChips. */
export const filterChipsMessages = {
  label: 'فعال فلٹر',
  removeLabel: (({ name }) => `${name} ہٹائیں`) as TextOf,
}
