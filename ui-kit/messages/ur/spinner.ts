/** The texts of Spinner. */
export const spinnerMessages = {
  label: 'لوڈ ہو رہا ہے',
}
