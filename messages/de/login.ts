/** The page 'Login'. */
export const login = {
  userId: 'Benutzerkennung',
  password: 'Passwort',
  remember: 'Auf diesem Gerät angemeldet bleiben',
  submit: 'Anmelden',
  toRegister: 'Noch nicht registriert?',
  withCode: 'Sind Sie Mutter oder Vater und haben einen Code der Schule?',
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
  /** Of a field for a new password, wherever there is one. */
  newPasswordHint:
    'Mindestens 6 Zeichen, und keines, das zuerst geraten wird: ein Passwort vieler Leute, wie 123456, Ihre Benutzerkennung oder der Name der Schule. Einige Wörter, die nicht zusammengehören, merkt man sich leicht.',
  /** In place of every page, until a person has chosen an own password. */
  ownPassword: {
    heading: 'Wählen Sie ein eigenes Passwort',
    lead: ({ userId }: { userId: string }) =>
      `Das Passwort von ${userId} hat Ihnen die Schule gegeben, also kennen es vielleicht auch andere. Wählen Sie eines, das nur Sie kennen. Danach öffnet sich die gewünschte Seite.`,
    issued: 'Das Passwort, das Ihnen die Schule gegeben hat',
    own: 'Ihr eigenes Passwort',
    submit: 'Speichern und weiter',
    done: 'Von jetzt an melden Sie sich mit Ihrem eigenen Passwort an.',
  },
}
