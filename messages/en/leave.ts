/** A form with typed values that is left, or that could not be loaded. */
export const leave = {
  leaveHeading: 'Leave without saving?',
  leaveText: 'What you typed on this page has not been saved and will be lost.',
  leave: 'Leave the page',
  stay: 'Stay here',
  /** In place of a form that could not be loaded. */
  typed: ({ typed }: { typed: string }) => `What you typed is kept: ${typed}`,
}
