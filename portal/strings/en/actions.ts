/** Words on buttons and links that several subjects share. */
export const strings = {
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  details: 'Details',
  newPassword: 'New password',
  search: 'Search',
  update: 'Update',
}
