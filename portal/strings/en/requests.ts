/** Requests to the server: under way, and without a response. */
export const strings = {
  uploading: 'Sending',
  down: 'The school’s server cannot be reached. Check your connection, then try again.',
  slow: 'The school’s server takes too long to answer. Try again in a moment.',
  strange: 'The school’s server gave an answer that cannot be read. Try again in a moment.',
}
