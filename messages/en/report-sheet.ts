import { reportLabels, studentLabels } from './labels.ts'
/** How a report is shown, to its student and to staff; the texts that the kit has are not repeated here. */
export const reportSheet = {
  own: 'Your report',
  failed: 'The report could not be loaded.',
  /** Whose report it is. */
  student: studentLabels,
  year: reportLabels.year,
  teacher: reportLabels.teacher,
  earlier: 'Earlier reports',
  earlierFailed: 'The earlier reports could not be loaded.',
  earlierReload: 'Load them again',
  thisYear: 'This year',
  ofYear: ({ year, grade }: { year: string; grade: string }) => `${year}, class ${grade}`,
  complaint: reportLabels.complain,
  signature: 'Date and signature',
  /** A student without a report yet (spec). */
  empty: ['Report is Not Add Now', 'Your Report is added Very Soon', 'Thanks For Visiting !!!'],
}
