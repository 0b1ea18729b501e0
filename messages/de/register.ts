/** The page 'Sign Up'. */
export const register = {
  userId: 'Benutzerkennung',
  password: 'Passwort',
  passwordHint: 'Mindestens 6 Zeichen',
  answer: 'Nachname Ihres Vaters',
  answerHint: 'Danach fragt die Schule, wenn Sie Ihr Passwort vergessen haben.',
  submit: 'Registrieren',
  closed: 'Alle Zugänge vergibt die Schule selbst. Bitte fragen Sie im Sekretariat nach Ihrem.',
  toLogin: 'Schon registriert?',
  login: 'Anmelden',
}
