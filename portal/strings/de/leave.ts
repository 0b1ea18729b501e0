import type { Translates } from '#contract'

/** The question before a form is left. */
export const strings = {
  leaveHeading: 'Verlassen, ohne zu speichern?',
  leaveText: 'Was Sie auf dieser Seite geschrieben haben, ist nicht gespeichert und geht verloren.',
  leave: 'Seite verlassen',
  stay: 'Hier bleiben',
}

export type Complete = Translates<typeof import('./leave.ts'), typeof import('../en/leave.ts')>
