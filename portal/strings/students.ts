import { photoLabels } from '#contract/labels/photos'
import { reportLabels } from '#contract/labels/reports'
import { studentLabels } from '#contract/labels/students'
import { strings as deleting } from './deleting.ts'

/** Students: what forms, details and lists say; what their fields are called is in the contract. */
export const strings = {
  ...studentLabels,
  photo: photoLabels.photo,
  photoOf: ({ name }: { name: string }) => `Photo of ${name}`,
  loadFailed: 'The student could not be loaded.',

  form: {
    person: 'The student',
    school: 'At school',
    chooseGrade: 'Choose a class',
    loginHint: 'Copy both and hand them to the student.',
    added: 'Data added SuccessFully', // (spec)
    updated: 'Data updated SuccessFully', // (spec)
    refused: 'someThing wents wrong', // (spec)
    failed: 'something wents wrong in adding product', // (spec)
  },

  list: {
    total: 'Total Student',
    searchName: 'Search by name',
    search: 'Search Students', // (spec)
    searchHint: 'Atleast one field required', // (spec)
    empty: 'NO Student Found', // (spec)
    failed: 'The students could not be loaded.',
    photo: 'Image',
    name: studentLabels.name,
    fatherName: 'Father Name',
    report: 'Report',
    reports: 'Reports',
    noReport: 'No report',
    stillMissing: 'Still missing',
    missing: 'Report still missing',
    written: 'Report written',
    reportsWritten: ({ written, all }: { written: number; all: number }) => `${written} of ${all} written`,
    condition: reportLabels.condition,
  },

  deletion: {
    deleted: 'deleted product successfully', // (spec)
    deleteHeading: 'Delete student',
    deletePrompt: 'Type "delete" to delete the student, the login and the report',
    hint: deleting.restorable,
    wrongWord: 'invalid output', // (spec)
  },
}
