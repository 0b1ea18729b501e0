/** The texts of Spinner. */
export const spinnerMessages = {
  label: 'Wird geladen',
}
