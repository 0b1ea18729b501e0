/** The default texts of FormattedText. */
export const formattedTextMessages = {
  emptyText: 'No text',
}
