/** The texts of Dialog. */
export const dialogMessages = {
  closeLabel: 'بند کریں',
}
