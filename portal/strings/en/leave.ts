/** The question before a form is left. */
export const strings = {
  leaveHeading: 'Leave without saving?',
  leaveText: 'What you typed on this page has not been saved and will be lost.',
  leave: 'Leave the page',
  stay: 'Stay here',
}
