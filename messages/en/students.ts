import { isolateRightToLeft } from '../isolate.ts'
import { reportsWritten, writtenOf } from './counting.ts'
import { deleting } from './deleting.ts'
import { photoLabels, reportLabels, studentLabels } from './labels.ts'

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
  /** The lists of students. */
  list: {
    total: 'Total Student',
    find: 'Find by name, number, phone, …',
    found: 'Found by',
    roll: ({ rollNumber }: { rollNumber: string }) => `Roll ${rollNumber}`,
    enterOpens: ({ name }: { name: string }) => `Enter opens ${isolateRightToLeft(name)}`,
    search: 'Search Students', // (spec)
    /** Before names that are searched for instead. */
    near: 'Is it spelt so?',
    /** The order of the list. */
    order: ({ isOneClass }: { isOneClass: boolean }) => (isOneClass ? 'By roll number' : 'By class and roll number'),
    searchHint: 'Atleast one field required', // (spec)
    empty: 'NO Student Found', // (spec)
    failed: 'The students could not be loaded.',
    photo: 'Image',
    name: studentLabels.name,
    fatherName: 'Father Name',
    report: 'Report',
    reports: 'Reports',
    /** Of the students that are shown. */
    reportsWritten: (counts: { written: number; all: number }) => `Reports: ${reportsWritten(counts)}`,
    ofClass: ({ grade }: { grade: string }) => `${studentLabels.grade} ${grade}`,
    classWritten: ({ grade, ...counts }: { grade: string; written: number; all: number }) =>
      `${studentLabels.grade} ${grade}: ${reportsWritten(counts)}`,
    /** The beginning of `classWritten`, short enough that two of them are side by side on a phone. */
    classWrittenShort: ({ grade, ...counts }: { grade: string; written: number; all: number }) =>
      `${studentLabels.grade} ${grade}: ${writtenOf(counts)}`,
    noReport: 'No report',
    stillMissing: 'Still missing',
    missing: 'Report still missing',
    written: 'Report written',
    waiting: 'Report not released',
    condition: reportLabels.condition,

    deletion: {
      word: 'delete',
      deleted: 'deleted product successfully', // (spec)
      deleteHeading: 'Delete student',
      deletePrompt: 'Type "delete" to delete the student, the login and the report',
      hint: deleting.restorable,
      wrongWord: 'invalid output', // (spec)
    },
  },
}
