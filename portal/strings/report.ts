/** Whose report it is. */
export const studentLabels = { fatherName: 'Father name', grade: 'Class', rollNumber: 'Roll number' } as const

/** How a report is shown; the texts that the kit has are not repeated here. */
export const reportBlock = {
  labels: { complaint: 'Complain' },
  signatureLabel: 'Date and signature',
  /** A student without a report yet (spec). */
  emptyTexts: ['Report is Not Add Now', 'Your Report is added Very Soon', 'Thanks For Visiting !!!'],
  /** The colour of each condition. */
  tones: { Excelent: 'success', Good: 'success', Average: 'warning', Bad: 'danger', Worst: 'danger' },
} as const
