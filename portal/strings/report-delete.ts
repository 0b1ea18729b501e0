import { restorable } from './restorable.ts'

/** The texts of the dialog before a report is deleted. The browser fetches them with it, not with the forms. */
export const strings = {
  deleted: 'Delete Report successFully',
  deleteHeading: 'Delete report',
  deletePrompt: 'Type "Delete" to delete report', // (spec)
  hint: restorable,
  wrongWord: 'invalid Input', // (spec)
} as const
