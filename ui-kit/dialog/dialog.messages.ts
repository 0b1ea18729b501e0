/** The default texts of Dialog. */
export const dialogMessages = {
  closeLabel: 'Close',
}
