/** The texts of Dialog. */
export const dialogMessages = {
  closeLabel: 'Schließen',
}
