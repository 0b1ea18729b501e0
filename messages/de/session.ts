/** The end of a session, and the toasts of the guards. */
export const session = {
  ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an.',
  endedWithForm:
    'Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an. Was Sie geschrieben haben, ist aufbewahrt.',
  logoutFailed:
    'Dem Server der Schule konnte nicht mitgeteilt werden, dass Sie sich abgemeldet haben. Er wird immer wieder gefragt. Verlassen Sie diesen Computer erst, wenn diese Seite sagt, dass es gelungen ist.',

  guards: {
    auth: 'Sie sind schon angemeldet. Melden Sie sich erst ab, um diese Seite zu öffnen.',
    admin: 'Diese Seite ist für die Verwaltung.',
    teacher: 'Diese Seite ist für Lehrkräfte.',
    student: 'Diese Seite ist für Schülerinnen und Schüler.',
    family: 'Diese Seite ist für Eltern und Sorgeberechtigte.',
    account: 'Bitte melden Sie sich erst an.',
  },
}
