/** A form with typed values that is left, or that could not be loaded. */
export const leave = {
  leaveHeading: 'Verlassen, ohne zu speichern?',
  leaveText: 'Was Sie auf dieser Seite geschrieben haben, ist nicht gespeichert und geht verloren.',
  leave: 'Seite verlassen',
  stay: 'Hier bleiben',
  /** In place of a form that could not be loaded. */
  typed: ({ typed }: { typed: string }) => `Was Sie geschrieben haben, ist aufbewahrt: ${typed}`,
}
