/** Words on buttons and links that several subjects share. */
export const actions = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  delete: 'Löschen',
  details: 'Einzelheiten',
  newPassword: 'Neues Passwort',
  /** What screen readers read of a button in a row: with the name of its record. */
  of: ({ action, name }: Record<'action' | 'name', string>) => `${action}: ${name}`,
  search: 'Suchen',
  update: 'Ändern',
}
