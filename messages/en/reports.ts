import { deleting } from './deleting.ts'
import { photoLabels, reportLabels, studentLabels } from './labels.ts'

/** The report pages of staff; how a report is shown is in report-sheet.ts. */
export const reports = {
  detail: 'Report Detail', // (spec)
  update: 'Report Update', // (spec)
  delete: 'Report Delete', // (spec)
  add: 'ADD Report', // (spec)
  sideAdd: 'Add',
  sideUpdate: 'Update',
  sideDelete: 'Delete',
  sideDetail: 'Detail',
  sideNeedsReport: 'There is no report yet that could be updated, deleted or shown.',
  ...reportLabels,
  chooseCondition: 'Choose a condition',
  photo: photoLabels.photo,
  added: 'Report is add Successfully',
  updated: 'Updated report SuccessFully',
  saveAndNext: 'Save and next',
  classDone: ({ grade, all }: { grade: string; all: number }) => `Class ${grade} is done: ${all} of ${all}`,
  addFailed: 'error ', // (spec) with its space
  updateFailed: 'error while updating', // (spec)
  detailFailed: 'something Wents wrong', // (spec)
  missing: 'There is no report yet.',
  of: ({ name }: { name: string }) => `Report of ${name}`,
  /** Whose report it is. */
  student: ({ name, grade, rollNumber }: Record<'name' | 'grade' | 'rollNumber', string>) =>
    `${name}, ${studentLabels.grade} ${grade}, ${studentLabels.rollNumber} ${rollNumber}`,
  actions: 'What to do with the report',

  /** Two people have written the same report at once: to the second one. */
  isThere: {
    heading: ({ student }: { student: string }) => `Somebody else has just written the report of ${student}`,
    lead: 'Yours was not saved. What you typed is not lost: put it into the report that is there, or come back to this form within a day.',
    open: 'Open the report that is there',
    update: 'Change that report with my text',
    next: ({ student }: { student: string }) => `Go on with ${student}`,
  },

  deletion: {
    word: 'Delete',
    deleted: 'Delete Report successFully',
    deleteHeading: 'Delete report',
    deletePrompt: 'Type "Delete" to delete report', // (spec)
    hint: deleting.restorable,
    wrongWord: 'invalid Input', // (spec)
  },
}
