/** Words on buttons and links that several subjects share. */
export const actions = {
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  delete: 'Löschen',
  details: 'Einzelheiten',
  newPassword: 'Neues Passwort',
  /** What screen readers read of a button in a row: with the name of its record. */
  of: ({ action, name }: Record<'action' | 'name', string>) => `${action}: ${name}`,
  print: 'Drucken',
  search: 'Suchen',
  tryAgain: 'Noch einmal versuchen',
  update: 'Ändern',
  /** The menu of what is done more rarely. */
  more: 'Mehr',
}
