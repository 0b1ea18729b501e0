import { reportLabels, studentLabels } from './labels.ts'
/** The charts on the admin's dashboard. */
export const charts = {
  heading: 'Students, reports and notices',
  studentsPerClass: 'Students per class',
  reportsPerClass: 'Reports per class',
  conditions: 'Reports by condition',
  noticesByMonth: 'Notices by month',
  class: studentLabels.grade,
  students: 'Students',
  written: 'Written',
  released: 'Released',
  waiting: 'Not released',
  missing: 'Missing',
  condition: reportLabels.condition,
  reports: 'Reports',
  month: 'Month',
  notices: 'Notices',
  noStudents: 'No student has been added yet.',
  noReports: 'No report has been written yet.',
  noNotices: 'No notice was added in the last twelve months.',
  failed: 'The charts could not be loaded.',
}
