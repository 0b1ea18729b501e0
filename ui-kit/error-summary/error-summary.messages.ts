/** The default texts of ErrorSummary. */
export const errorSummaryMessages = {
  heading: 'There is a problem',
}
