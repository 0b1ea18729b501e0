/** The texts of ErrorSummary. */
export const errorSummaryMessages = {
  heading: 'Bitte prüfen Sie Ihre Angaben',
}
