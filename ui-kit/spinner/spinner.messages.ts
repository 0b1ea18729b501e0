/** The default texts of Spinner. */
export const spinnerMessages = {
  label: 'Loading',
}
