import { photoLabels, studentLabels } from './labels.ts'

/** Students: the texts of forms and details. The labels of their fields are in labels.ts. */
export const students = {
  ...studentLabels,
  photo: photoLabels.photo,
  photoOf: ({ name }: { name: string }) => `Photo of ${name}`,
  unknown: 'Unknown',
  loadFailed: 'The student could not be loaded.',

  form: {
    person: 'The student',
    school: 'At school',
    chooseGrade: 'Choose a class',
    ageUnknown: 'Nobody has said it yet: enter it now.',
    loginHint: 'Copy both and hand them to the student.',
    added: 'Data added SuccessFully', // (spec)
    updated: 'Data updated SuccessFully', // (spec)
    refused: 'someThing wents wrong', // (spec)
    failed: 'something wents wrong in adding product', // (spec)
  },
}
