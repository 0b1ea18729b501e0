/** Every download of records as a file. */
export const downloads = {
  /** The name of a button that saves a list: 'Export CSV'. */
  as: ({ format }: { format: string }) => `Export ${format}`,
  formats: { csv: 'CSV', xlsx: 'Excel' },
  allData: 'All data',
  cutOff: 'The download was cut off, and nothing was saved. Check your connection, then try again.',
}
