import { deleting } from './deleting.ts'
import { noticeLabels, photoLabels } from './labels.ts'

/**
 * Notices as staff manage them; what their fields are called is in the contract. As everybody reads them, see
 * notice-board.ts.
 */
export const notices = {
  ...noticeLabels,
  expired: 'Expired',
  photo: photoLabels.photo,
  photoOf: ({ title }: { title: string }) => `Photo of ${title}`,
  loadFailed: 'The notice could not be loaded.',

  form: {
    addHeading: 'Enter Detail To Add a Student', // (spec)
    marks: 'An empty line begins a paragraph, # a heading, - an item of a list.',
    validFor: 'Valid For', // (spec)
    setTime: 'Set Time', // (spec)
    added: 'Add Notice SuccessFully', // (spec)
    updated: 'Data Updated SuccessFully', // (spec)
  },

  list: {
    total: 'Total Notice', // (spec) 'Total Notice : n'
    month: 'Month',
    empty: 'No Notice is Added by admin', // (spec)
    failed: 'The notices could not be loaded.',
  },

  deletion: {
    word: 'Delete',
    deleted: 'Delete notice successfully', // (spec)
    deleteHeading: 'Delete notice',
    deletePrompt: 'Type "Delete" to delete Notice', // (spec)
    hint: deleting.restorable,
    wrongWord: 'Invalid input', // (spec)
  },
}
