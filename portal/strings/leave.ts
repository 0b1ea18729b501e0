/** The texts of the question before a form is left. The browser fetches them with it. */
export const strings = {
  leaveHeading: 'Leave without saving?',
  leaveText: 'What you typed on this page has not been saved and will be lost.',
  leave: 'Leave the page',
  stay: 'Stay here',
} as const
