/** The texts of ClassFilter. */
export const classFilterMessages = {
  label: 'Klasse',
  allLabel: 'Alle Klassen',
  resetLabel: 'Filter zurücksetzen',
}
