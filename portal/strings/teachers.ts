import { photoLabels } from '#contract/labels/photos'
import { teacherLabels } from '#contract/labels/teachers'
import { strings as deleting } from './deleting.ts'

/** Teachers: what forms, details and their list say; what their fields are called is in the contract. */
export const strings = {
  ...teacherLabels,
  photo: photoLabels.photo,
  photoOf: ({ name }: { name: string }) => `Photo of ${name}`,
  idCard: photoLabels.idCard,
  idCardOf: ({ name }: { name: string }) => `Id card of ${name}`,
  joined: 'Joining date',
  loadFailed: 'The teacher could not be loaded.',
  detailFailed: 'error', // (spec)

  form: {
    person: 'The teacher',
    work: 'Work',
    roleWord: 'Teacher', // (spec) before the suffix of a teacher's user id
    loginHint: 'Copy both and hand them to the teacher.',
    added: 'Teacher Added successFully', // (spec)
    updated: 'Data updated SuccessFully', // (spec)
    incomplete: 'Please Enter complete Detail', // (spec)
    refused: 'someThing wents wrong', // (spec)
    failed: 'something wents wrong in adding product', // (spec)
  },

  list: {
    total: 'Total Teacher',
    empty: 'No Teacher Found',
    failed: 'The teachers could not be loaded.',
    photo: 'Image',
  },

  deletion: {
    deleted: 'deleted product successfully', // (spec)
    deleteHeading: 'Delete teacher',
    deletePrompt: 'Type "delete" to delete the teacher and the login',
    hint: deleting.restorable,
    wrongWord: 'invalid output', // (spec)
  },
}
