/** Words on buttons and links that several subjects share. */
export const strings = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  details: 'Details',
  newPassword: 'New password',
  print: 'Print',
  reload: 'Load again',
  search: 'Search',
  tryAgain: 'Try again',
  update: 'Update',
}
