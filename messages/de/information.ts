/** How good a measured value is. */
const ratings: Record<string, string> = { good: 'gut', 'needs-improvement': 'verbesserungswürdig', poor: 'schlecht' }

/** The public pages about the school, and the self-check. */
export const information = {
  about: { heading: 'Über uns', team: 'Die Menschen, die die Schule leiten' },

  contact: {
    heading: 'Kontakt',
    form: 'Schreiben Sie uns',
    name: 'Vor- und Nachname',
    email: 'E-Mail',
    phone: 'Telefonnummer',
    message: 'Nachricht',
    send: 'E-Mail schreiben',
    sendHint: 'Öffnet Ihr E-Mail-Programm mit der fertigen Nachricht, die Sie dann absenden.',
    withoutScript: ({ ways }: { ways: string }) =>
      `Das Formular auf dieser Seite braucht JavaScript. Bitte rufen Sie uns an oder schreiben Sie uns: ${ways}`,
    mailOpened: ({ email }: { email: string }) =>
      `Ihr E-Mail-Programm soll sich jetzt mit dieser Nachricht öffnen. Noch ist nichts abgesendet. Bitte senden Sie sie dort ab. Wenn es sich nicht geöffnet hat, schreiben Sie an ${email}.`,
    noAddress: ({ phones }: { phones: string }) =>
      `Dieses Formular kann Ihre Nachricht nicht weitergeben. Bitte rufen Sie uns an: ${phones}.`,
    /** Of the e-mail. */
    subject: ({ name }: { name: string }) => `Nachricht: ${name}`,
    location: 'Wo wir sind',
    map: 'Karte mit dem Standort der Schule',
    openMap: 'Die Karte in OpenStreetMap öffnen',
    hours: 'Schulzeiten',
    office: 'Sekretariat anrufen',
    mail: 'E-Mail schreiben',
  },

  questions: { heading: 'Fragen und Antworten', lead: 'Was Eltern uns am häufigsten fragen.' },

  selfCheck: {
    lead: 'Was dieser Browser erfährt, wenn er den Server fragt.',
    api: 'Server',
    version: 'Version',
    uptime: 'Läuft seit',
    answered: 'Antwort nach',
    reachable: 'Er ist erreichbar',
    unreachable: 'Er ist nicht erreichbar',
    asking: 'Wird gefragt …',
    seconds: ({ number }: { number: number }) => `${number} s`,
    milliseconds: ({ number }: { number: number }) => `${number} ms`,
    rated: ({ value, rating }: Record<'value' | 'rating', string>) => `${value}, ${ratings[rating] ?? rating}`,
    vitals: 'Diese Seite, bisher gemessen',
    noVitals: 'Noch nichts gemessen. Manche Werte gibt es erst, wenn die Seite benutzt oder verlassen wird.',
  },
  schoolPage: { failed: 'Die Seite konnte nicht geladen werden' },
}
