/** The actions of the audit, in the order in which the portal offers them. */
export const AUDIT_ACTIONS = [
  'add',
  'update',
  'delete',
  'add file',
  'change file',
  'delete file',
  'restore',
  /** A student leaves the school. */
  'leave',
  'bring back',
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
  /** Reports, for students and families. */
  'release',
  'take back',
  'promote',
  'undo promotion',
  'begin year',
  'undo year',
  'add guardian',
  'end guardian',
  'print family codes',
  'end family code',
  'use family code',
  'failed family code',
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
  /** Of the mails of a notice. */
  'send mail',
  'stop mail',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** The kinds of records that actions are done to. */
export const AUDIT_ENTITIES = [
  'user',
  'student',
  'teacher',
  'notice',
  'report',
  'school',
  /** Of the school's settings. */
  'picture',
  'audit',
  'import',
  /** An address that gets notices by mail, and how mail is sent. */
  'mail',
  /** Of an act on records that may be of several kinds: the list of them says which. */
  'record',
] as const

export type AuditEntity = (typeof AUDIT_ENTITIES)[number]
