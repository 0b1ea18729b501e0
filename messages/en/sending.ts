/** What a form says while it is sent, and when that fails. */
export const sending = {
  uploading: 'Sending',
  waiting: 'Sent. The server is reading it',
  stalled:
    'Nothing could be sent for a minute: the line is too slow, or it was cut. What you entered is still here. Try again where the line is better.',
  ours: 'The portal has made a mistake here: it is not your connection, and not what you entered. What you entered is still here. Try again, or load the page again.',
}
