type Times = { now: string; expected: string }

const WHY =
  'Until this is clear, nothing is erased for good: deleted records, drafts of imports, the audit and old backups stay.'

/** The notice on the dashboard about a clock that is doubted. */
export const clock = {
  heading: 'Is the clock of the server right?',
  ahead: ({ now, expected }: Times) =>
    `It says ${now}. That is more than a day later than expected: ${expected}. ${WHY}`,
  back: ({ now, expected }: Times) => `It says ${now}. That is earlier than expected: ${expected}. ${WHY}`,
  help: 'If it is right, for example since the server was switched off for some days, confirm it. If it is wrong, set the clock of the machine. If nobody does anything, it is believed when the server has run for a day.',
  confirm: 'The clock is right',
  done: 'The clock is believed: what is due is removed again.',
  failed: 'The clock could not be confirmed.',
}
