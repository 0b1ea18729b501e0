/** A page that is shown without a connection. */
export const offline = {
  /** Above the page. */
  frame: 'No connection. What is missing here is loaded when there is one.',
  page: ({ time }: { time: string }) => `No connection. You see this page as of ${time}.`,
}
