/** Words on buttons and links that several subjects share. */
export const actions = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  details: 'Details',
  newPassword: 'New password',
  /** What screen readers read of a button in a row: with the name of its record. */
  of: ({ action, name }: Record<'action' | 'name', string>) => `${action} ${name}`,
  print: 'Print',
  search: 'Search',
  tryAgain: 'Try again',
  update: 'Update',
  /** The menu of what is done more rarely. */
  more: 'More',
}
