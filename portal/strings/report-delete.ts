/** The texts of the prompt before a report is deleted, fetched with it: the forms need not fetch them. */
export const strings = {
  deleted: 'Delete Report successFully',
  deleteHeading: 'Delete report',
  deletePrompt: 'Type "Delete" to delete report', // (spec)
  wrongWord: 'invalid Input', // (spec)
} as const
