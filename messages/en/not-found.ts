/** The page of unknown URLs. */
export const notFound = {
  title: 'Page not found',
  heading: "Look like you're lost", // (spec)
  text: 'There is no page at this address. It may have moved.',
  home: 'Go to Home', // (spec)
  /** To visitors, at the address of any notice that they are not shown. */
  forReaders:
    'Some notices are only for students, parents or staff. If the school gave you this link, log in and open it again.',
}
