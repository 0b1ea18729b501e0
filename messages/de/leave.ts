/** The question before a form is left. */
export const leave = {
  leaveHeading: 'Verlassen, ohne zu speichern?',
  leaveText: 'Was Sie auf dieser Seite geschrieben haben, ist nicht gespeichert und geht verloren.',
  leave: 'Seite verlassen',
  stay: 'Hier bleiben',
}
