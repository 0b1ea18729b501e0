/** The page 'Audit trail'. */
export const strings = {
  lead: 'Who did what, newest first; never the values.',
  empty: 'Nothing has been recorded yet',
  failed: 'The audit trail could not be loaded.',
  at: 'When',
  who: 'Who',
  visitor: 'Visitor',
  deletedUser: 'A deleted user',
  portal: 'The portal',
  action: 'What',
  record: 'Record',
  ip: 'From',
  page: 'Page',
  position: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  newer: 'Newer',
  older: 'Older',
}
