import { deleting } from './deleting.ts'
import { photoLabels, teacherLabels } from './labels.ts'

/** Teachers: the texts of forms and details. The labels of their fields are in labels.ts. */
export const teachers = {
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
    classesHint: 'Their students come first in the list of this teacher, who can still open and report on all others.',
    loginHint: 'Copy both and hand them to the teacher.',
    added: 'Teacher Added successFully', // (spec)
    updated: 'Data updated SuccessFully', // (spec)
    incomplete: 'Please Enter complete Detail', // (spec)
    refused: 'someThing wents wrong', // (spec)
    failed: 'something wents wrong in adding product', // (spec)
  },
  /** The lists of teachers. */
  list: {
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
  },
}
