/** The texts of ValidForField. */
export const validForFieldMessages = {
  unlimitedLabel: 'ہمیشہ کے لیے',
  setTimeLabel: 'دن چنیں',
  unlimitedText: 'کوئی آخری دن نہیں',
}
