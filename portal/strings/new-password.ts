/** The texts of the dialog that gives somebody a new password. The browser fetches them with it. */
export const strings = {
  heading: 'Issue a new password?',
  text: 'The old one stops working, and this user is logged out everywhere.',
  confirm: 'New password',
  cancel: 'Cancel',
  issued: 'Hand this to the user. It is shown only now.',
  failed: 'A new password could not be issued.',
  close: 'Close',
} as const
