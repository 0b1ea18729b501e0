import { deleting } from './deleting.ts'

/** The lists of teachers. */
export const teacherList = {
  total: 'Total Teacher',
  empty: 'No Teacher Found',
  failed: 'The teachers could not be loaded.',
  photo: 'Image',

  deletion: {
    word: 'delete',
    deleted: 'deleted product successfully', // (spec)
    deleteHeading: 'Delete teacher',
    deletePrompt: 'Type "delete" to delete the teacher and the login',
    hint: deleting.restorable,
    wrongWord: 'invalid output', // (spec)
  },
}
