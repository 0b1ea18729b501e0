/** The notice on the dashboard about a clock that is doubted. */
export const strings = {
  heading: 'Is the clock of the server right?',
  says: 'It says',
  ahead: 'That is more than a day later than expected:',
  back: 'That is earlier than expected:',
  why: 'Until this is clear, nothing is erased for good: deleted records, drafts of imports, the audit and old backups stay.',
  right: 'If it is right, for example since the server was switched off for some days, confirm it.',
  wrong:
    'If it is wrong, set the clock of the machine. If nobody does anything, it is believed when the server has run for a day.',
  confirm: 'The clock is right',
  failed: 'The clock could not be confirmed.',
}
