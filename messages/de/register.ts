/** The page 'Sign Up'. */
export const register = {
  answer: 'Nachname Ihres Vaters',
  answerHint: 'Danach fragt die Schule, wenn Sie Ihr Passwort vergessen haben.',
  submit: 'Registrieren',
  closed: 'Alle Zugänge vergibt die Schule selbst. Bitte fragen Sie im Sekretariat nach Ihrem.',
  withCode: {
    title: 'Registrieren für Eltern',
    lead: 'Sie brauchen den Code von dem Zettel, den Ihnen das Sekretariat gibt. Schülerinnen, Schüler und Personal erhalten ihren Zugang vom Sekretariat.',
  },
  code: {
    have: 'Ich habe einen Code der Schule',
    label: 'Code der Schule',
    hint: 'Zwölf Buchstaben und Ziffern. Kleinbuchstaben, Leerzeichen und Bindestriche machen keinen Unterschied.',
    done: 'Sie sind registriert und mit Ihrem Kind verbunden. Melden Sie sich an: Die Berichte stehen auf der Seite „Familie“.',
  },
  toLogin: 'Schon registriert?',
}
