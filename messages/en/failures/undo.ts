/** Why an import or a change of the year cannot be undone. */
export const undoTooLate = ({ days }: { days: number }) => `It was done more than ${days} days ago.`
export const undoClassGone = ({ grade }: { grade: string }) =>
  `Students of it were in class '${grade}' before, which the school does not have now.`
export const undoRecordsChanged = ({ number }: { number: number }) =>
  number === 1
    ? 'One of its records was changed or deleted since, has or had a report, or has another password.'
    : `${number} of its records were changed or deleted since, have or had a report, or have another password.`
export const undoLeaversChanged = 'Some of those who left the school were brought back or erased since.'
export const undoReportsWritten = ({ year }: { year: string }) => `Reports of ${year} were written since.`

/** @param why one of these texts */
export const notUndone = ({ why }: { why: string }) => `It cannot be undone. ${why}`
