/** The texts of UserTable. */
export const userTableMessages = {
  caption: 'Zugänge',
  empty: 'Keine Zugänge',
  numberHeader: 'Nr.',
  roleHeader: 'Rolle',
  userIdHeader: 'Benutzerkennung',
  answerHeader: 'Antwort auf die Sicherheitsfrage',
}
