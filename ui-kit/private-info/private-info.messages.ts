/** The default texts of PrivateInfo. */
export const privateInfoMessages = {
  showLabel: 'Show private details',
  hideLabel: 'Hide private details',
}
