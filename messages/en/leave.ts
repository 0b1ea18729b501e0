/** The question before a form is left. */
export const leave = {
  leaveHeading: 'Leave without saving?',
  leaveText: 'What you typed on this page has not been saved and will be lost.',
  leave: 'Leave the page',
  stay: 'Stay here',
}
