/** The default texts of ValidForField. */
export const validForFieldMessages = {
  unlimitedLabel: 'Unlimited',
  setTimeLabel: 'Choose a day',
  unlimitedText: 'Without a last day',
}
