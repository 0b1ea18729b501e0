/** A page that is shown without a connection. */
export const offline = {
  /** Above the page. */
  frame: 'Keine Verbindung. Was hier fehlt, wird geladen, sobald es eine gibt.',
  page: ({ time }: { time: string }) => `Keine Verbindung. Sie sehen diese Seite vom Stand ${time}.`,
}
