/** What the parts of a line of the audit trail are called. */
export const auditLabels = { at: 'When', who: 'Who', action: 'What', record: 'Record', address: 'From' }
