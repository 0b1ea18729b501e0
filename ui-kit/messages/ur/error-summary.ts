/** The texts of ErrorSummary. */
export const errorSummaryMessages = {
  heading: 'کچھ درست کرنا باقی ہے',
}
