/** Sample records, and functions to fill the forms of staff. Import it after portal.tsx. */
import type { ListedStudent, Notice, NoticeRecord, Report, Teacher } from '#contract/operations'
import { studentDetails, teacherDetails } from '../../tools/samples.ts'
import { type } from '../dom.ts'
import { find } from './portal.tsx'

const created_at = '2026-03-02T08:30:00.000Z'

export const studentOf = (_id: string, changes: Partial<ListedStudent> = {}): ListedStudent => ({
  _id,
  ...studentDetails,
  name: `Pupil ${_id}`,
  fatherName: `Father ${_id}`,
  age: '9',
  phone: '0300 1234567',
  grade: '3',
  rollNumber: '17',
  fee: '4500',
  address: '12 College Road',
  created_at,
  photoVersion: 'v1',
  report: null,
  reportShownFrom: null,
  ...changes,
})

export const teacherOf = (_id: string): Teacher => ({
  _id,
  ...teacherDetails,
  name: `Teacher ${_id}`,
  classes: '',
  created_at,
  photoVersion: null,
  idCardVersion: null,
  version: '1',
})

export const noticeOf = (_id: string, changes: Partial<Notice> = {}): NoticeRecord => ({
  _id,
  title: `Notice ${_id}`,
  description: 'All classes meet on the field at eight.',
  catagory: 'Events',
  date: '1',
  created_at,
  photoVersion: null,
  version: '1',
  ...changes,
})

export const reportOf = (studentId: string): Report => ({
  _id: `report-${studentId}`,
  studentId,
  condition: 'Good',
  message: 'Reads fluently',
  complain: 'Talks in class',
  notification: 'Come on Monday',
  createdAt: created_at,
  updatedAt: created_at,
  year: '2026/27',
  teacher: 'Omar Aziz',
  shownFrom: '',
  isRead: false,
  photoVersion: null,
  version: '1',
})

/** The fields of the student in the server's response for a report. */
export const reportedStudent = { name: 'Pupil a', fatherName: 'Father a', grade: '3', rollNumber: '17' } as const

/** Fills fields of the page by their names. */
export async function fill(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await type(find(`main [name="${name}"]`), value)
}

/** The text of each cell of the table but the checkboxes, row by row. */
export const cells = () =>
  [...document.querySelectorAll('main tbody tr')].map((row) =>
    [...row.querySelectorAll(':is(th, td):not([data-column=select])')].map((cell) => cell.textContent?.trim() ?? ''),
  )

/** Labels and values of the details on the page. */
export const details = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main dl > div')].map((item) => [
      item.querySelector('dt')?.textContent,
      item.querySelector('dd')?.textContent,
    ]),
  )
