/** The notice after a login. The page 'Account' shows plain users their text too. */
export const toDo = {
  label: 'Zu erledigen',
  plainLabel: 'Über Ihren Zugang',
  /** What a user who is neither student nor staff can do. */
  plain:
    'Mit diesem Zugang lesen Sie die Mitteilungen und alle anderen öffentlichen Seiten. Einen Bericht öffnet der Zugang, den die Schule der Schülerin oder dem Schüler gegeben hat.',
  /** The same where the school lets families read. */
  family:
    'Mit diesem Zugang lesen Sie die Mitteilungen und auf der Seite „Familie“ die Berichte Ihrer Kinder. Um ein Kind hinzuzufügen, geben Sie den Code ein, den das Sekretariat für Sie ausdruckt.',
  secondFactor:
    'Ihre Schule verlangt einen zweiten Faktor. Bis Sie ihn eingerichtet haben, können Sie die Daten anderer nicht öffnen.',
  go: 'Zu Ihrem Konto',
  toFamily: 'Zur Seite „Familie“',
  later: 'Später',
}
