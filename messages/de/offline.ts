/** A page that is shown without a connection. */
export const offline = {
  /** Above the page. */
  frame: 'Keine Verbindung. Was hier fehlt, wird geladen, sobald es eine gibt.',
  page: ({ time }: { time: string }) => `Keine Verbindung. Sie sehen diese Seite vom Stand ${time}.`,
  /** In place of a form. */
  typed: ({ typed }: { typed: string }) => `Was Sie geschrieben haben, ist aufbewahrt: ${typed}`,
}
