import type { Role } from '../../choices.ts'
import type { Translates } from '../../translates.ts'

/** What the fields of a login are called wherever a person reads of them. */
export const loginLabels = {
  userId: 'Benutzerkennung',
  password: 'Passwort',
  answer: 'Nachname Ihres Vaters',
  role: 'Rolle',
}

export const roleLabels = {
  0: 'Einfacher Zugang',
  1: 'Schülerin oder Schüler',
  2: 'Lehrkraft',
  3: 'Verwaltung',
} satisfies Record<Role, string>

export type Complete = Translates<typeof import('./auth.ts'), typeof import('../en/auth.ts')>
