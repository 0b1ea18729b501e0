import { deletedDays } from '#contract'
import { countPeople, formatNumber } from './counting.ts'

const students = (number: number) => countPeople('student', number)

type Promoted = { moved: number; left: number; stayed: number }

/** The page 'Promotion'. */
export const strings = {
  lead: 'At the end of the school year, all students go to the next class in one step.',
  preview: 'Who goes where',
  previewHint: 'Open a class and untick who stays in it.',
  grade: ({ grade, to }: { grade: string; to: string }) => `Class ${grade} to class ${to}`,
  leaving: ({ grade }: { grade: string }) => `Class ${grade} leaves the school`,
  moves: ({ going, staying }: { going: number; staying: number }) =>
    staying === 0
      ? students(going)
      : `${formatNumber(going)} of ${students(going + staying)}, ${formatNumber(staying)} ${staying === 1 ? 'stays' : 'stay'}`,
  none: 'No students',
  all: 'Everybody goes',
  nobody: 'Everybody stays',
  leave: 'Who leaves the school',
  leaveHint: ({ leaving }: { leaving: number }) =>
    `${students(leaving)} of the last class: record, login, report and photos go to 'Deleted', where an admin can restore them for ${deletedDays} days. Then they are erased.`,
  nobodyLeaves: 'Nobody of the last class leaves.',
  exportHint: 'Take a copy of everything before you promote.',
  heading: 'Promote the school',
  loading: 'Loading',
  run: ({ number }: { number: number }) => `Promote ${students(number)}`,
  runHint: 'All of it is done in one step, or nothing. Pressing twice does nothing more.',
  counts: ({ moved, left, stayed }: Promoted) =>
    `Into the next class: ${formatNumber(moved)}. Leave the school: ${formatNumber(left)}. Stay: ${formatNumber(stayed)}.`,
  empty: 'There are no students to promote',
  failed: 'The preview could not be loaded.',
  unknown: 'It is not known whether the promotion was done. Press again: it is never done twice.',
  tooMany: 'More than 1,000 students stay. Move the classes one by one instead, from the list of students.',
  done: 'The school is promoted',
  doneCounts: ({ moved, left, stayed }: Promoted) =>
    `Moved to the next class: ${formatNumber(moved)}. Left the school: ${formatNumber(left)}. Stayed: ${formatNumber(stayed)}.`,
  toStudents: 'To the students',
  toDeleted: 'To the deleted records',
}
