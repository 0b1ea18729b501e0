import { auditLabels } from '#contract/labels/admin'
/** The page 'Audit trail'. */
export const strings = {
  lead: 'Who did what, newest first; never the values.',
  empty: 'Nothing has been recorded yet',
  failed: 'The audit trail could not be loaded.',
  at: auditLabels.at,
  who: auditLabels.who,
  visitor: 'Visitor',
  deletedUser: 'A deleted user',
  portal: 'The portal',
  action: auditLabels.action,
  record: auditLabels.record,
  ip: auditLabels.address,
}
