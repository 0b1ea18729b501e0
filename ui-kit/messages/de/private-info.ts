/** The texts of PrivateInfo. */
export const privateInfoMessages = {
  showLabel: 'Vertrauliche Angaben anzeigen',
  hideLabel: 'Vertrauliche Angaben verbergen',
}
