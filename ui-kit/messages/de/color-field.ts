import type { TextOf } from '../../internal/text-for.ts'

/** The texts of ColorField. */
export const colorFieldMessages = {
  pickLabel: (({ name }) => `${name} auswählen`.trim()) as TextOf,
  hexMessage: 'Geben Sie eine Farbe wie #1a5fb4 oder #abc ein',
}
