/** The page of unknown URLs. */
export const notFound = {
  title: 'Page not found',
  heading: "Look like you're lost", // (spec)
  text: 'There is no page at this address. It may have moved.',
  home: 'Go to Home', // (spec)
}
