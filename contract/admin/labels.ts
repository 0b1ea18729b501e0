/** What the parts of a line of the audit trail are called. */
export const auditLabels = { at: 'When', who: 'Who', action: 'What', record: 'Record', address: 'From' }

/** What the audit calls everything that is done, in the order in which the portal offers them. */
export const AUDIT_ACTIONS = [
  'add',
  'update',
  'delete',
  'restore',
  'erase',
  'read',
  'read report',
  'read secrets',
  'print secrets',
  'export',
  'prepare import',
  'drop import',
  'import',
  'undo import',
  'promote',
  'undo promotion',
  'begin year',
  'undo year',
  /** Of a report, when its year ends. */
  'file',
  'login',
  'failed login',
  'logout',
  'register',
  'issue password',
  'change password',
  'end sessions',
  'failed confirmation',
  'failed code',
  'recovery code used',
  'add second factor',
  'remove second factor',
  'renew recovery codes',
  'require second factor',
  'allow without second factor',
  'confirm clock',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]
