import { strings as common } from './common.ts'

/** The texts of the charts on the admin's dashboard, and those of common.ts. */
export const strings = {
  ...common,

  charts: {
    heading: 'Charts',
    studentsPerClass: 'Students per class',
    reportsPerClass: 'Reports per class',
    conditions: 'Reports by condition',
    noticesByMonth: 'Notices by month',
    class: 'Class',
    students: 'Students',
    written: 'Written',
    missing: 'Missing',
    condition: 'Condition',
    reports: 'Reports',
    month: 'Month',
    notices: 'Notices',
    noStudents: 'No student has been added yet.',
    noReports: 'No report has been written yet.',
    noNotices: 'No notice was added in the last twelve months.',
    failed: 'The charts could not be loaded.',
  },
} as const
