/** The default texts of ClassFilter. */
export const classFilterMessages = {
  label: 'Class',
  allLabel: 'All classes',
  resetLabel: 'Reset filter',
}
