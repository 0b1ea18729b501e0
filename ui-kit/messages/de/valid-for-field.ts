/** The texts of ValidForField. */
export const validForFieldMessages = {
  unlimitedLabel: 'Unbegrenzt',
  setTimeLabel: 'Tag auswählen',
  unlimitedText: 'Ohne letzten Tag',
}
