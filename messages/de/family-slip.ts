/** What a slip with a code says, in each language of the school. */
export const familySlip = {
  open: 'Für Eltern und Sorgeberechtigte: Öffnen Sie das Portal, registrieren Sie sich oder melden Sie sich an, wählen Sie „Familie“ und geben Sie diesen Code ein. Er gilt einmal.',
  closed:
    'Für Eltern und Sorgeberechtigte: Öffnen Sie das Portal, melden Sie sich mit dem Zugang an, den das Sekretariat Ihnen gibt, wählen Sie „Familie“ und geben Sie diesen Code ein. Er gilt einmal.',
}
