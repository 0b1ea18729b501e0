/** What a slip with a code says, in each language of the school. */
export const familySlip = {
  steps:
    'Für Eltern und Sorgeberechtigte: Öffnen Sie das Portal und registrieren Sie sich mit diesem Code, oder melden Sie sich an und geben ihn unter „Familie“ ein. Er gilt einmal.',
}
