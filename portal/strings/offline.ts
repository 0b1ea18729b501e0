/** The line above a page that is shown without a connection. */
export const strings = {
  frame: 'There is no connection to the school’s server. What is missing here is loaded when there is one.',
  /** Before the time. */
  page: 'There is no connection to the school’s server. You see this page as it was:',
}
