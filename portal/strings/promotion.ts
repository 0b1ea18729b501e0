import { deletedDays } from '#contract'
import { strings as common } from './common.ts'

const number = (count: number) => count.toLocaleString('en-GB')
const students = (count: number) => `${number(count)} ${count === 1 ? 'student' : 'students'}`

/** The texts of the page 'Promotion', and those of common.ts. */
export const strings = {
  ...common,

  promotion: {
    lead: 'At the end of the school year, all students go to the next class in one step.',
    preview: 'Who goes where',
    previewHint: 'Open a class and untick who stays in it.',
    grade: (grade: string, to: string) => `Class ${grade} to class ${to}`,
    leaving: (grade: string) => `Class ${grade} leaves the school`,
    moves: (count: number, staying: number) =>
      staying === 0
        ? students(count)
        : `${number(count)} of ${students(count + staying)}, ${number(staying)} ${staying === 1 ? 'stays' : 'stay'}`,
    none: 'No students',
    all: 'Everybody goes',
    nobody: 'Everybody stays',
    rollNumber: 'Roll number',
    leave: 'Who leaves the school',
    leaveHint: (count: number) =>
      `${students(count)} of the last class: record, login, report and photos go to 'Deleted', where an admin can restore them for ${deletedDays} days. Then they are erased.`,
    nobodyLeaves: 'Nobody of the last class leaves.',
    exportHint: 'Take a copy of everything before you promote.',
    heading: 'Promote the school',
    loading: 'Loading',
    run: (count: number) => `Promote ${students(count)}`,
    runHint: 'All of it is done in one step, or nothing. Pressing twice does nothing more.',
    counts: (moved: number, left: number, stayed: number) =>
      `Into the next class: ${number(moved)}. Leave the school: ${number(left)}. Stay: ${number(stayed)}.`,
    empty: 'There are no students to promote',
    failed: 'The preview could not be loaded.',
    unknown: 'It is not known whether the promotion was done. Press again: it is never done twice.',
    tooMany: 'More than 1,000 students stay. Move the classes one by one instead, from the list of students.',
    done: 'The school is promoted',
    doneCounts: (moved: number, left: number, stayed: number) =>
      `Moved to the next class: ${number(moved)}. Left the school: ${number(left)}. Stayed: ${number(stayed)}.`,
    toStudents: 'To the students',
    toDeleted: 'To the deleted records',
  },
} as const
