/** The page 'Login'. */
export const login = {
  userId: 'Benutzerkennung',
  password: 'Passwort',
  remember: 'Auf diesem Gerät angemeldet bleiben',
  submit: 'Anmelden',
  toRegister: 'Noch nicht registriert?',
  register: 'Registrieren',
  failed: 'Anmeldung fehlgeschlagen',
  forgotten: {
    question: 'Passwort vergessen?',
    answer:
      'Fragen Sie im Sekretariat nach. Dort wird geprüft, wer Sie sind, dann erhalten Sie ein neues Passwort. Das alte gilt nicht mehr.',
    phone: 'Telefon',
    email: 'E-Mail',
    hours: 'Öffnungszeiten',
    address: 'Sekretariat',
  },
  code: 'Code',
  codeHint: 'Sechs Ziffern aus Ihrer Authenticator-App, oder einer Ihrer Wiederherstellungscodes',
}
