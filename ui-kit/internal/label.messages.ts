/** What every label has in common. */
export const labelMessages = {
  /** Between a label and what it labels. */
  endText: ': ',
}
