/** Requests to the server that have no response, or one of somebody else. */
export const requests = {
  down: 'Der Server der Schule ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es dann noch einmal.',
  slow: 'Der Server der Schule braucht zu lange für eine Antwort. Versuchen Sie es gleich noch einmal.',
  strange: 'Die Antwort vom Server der Schule ist nicht lesbar. Versuchen Sie es gleich noch einmal.',

  /** What answered is not the school’s server. */
  proxyTooLarge:
    'Es ist zu groß für den Proxy vor dem Server der Schule und kam dort nie an (413). Wer den Server betreut, kann die Grenze des Proxys erhöhen.',
  proxyDown: ({ status }: { status: number }) =>
    `Statt des Servers der Schule hat der Proxy davor geantwortet, weil er den Server nicht erreicht (${status}). Versuchen Sie es in einer Minute noch einmal.`,
  proxySlow:
    'Der Proxy vor dem Server der Schule hat zu lange auf die Antwort gewartet (504). Was Sie gesendet haben, ist vielleicht angekommen: Sehen Sie nach, bevor Sie es noch einmal senden.',
  foreign:
    'Die Antwort ist eine Webseite, die nicht vom Server der Schule kommt: vielleicht von einem Proxy oder vom WLAN, das eine Anmeldung will. Öffnen Sie eine andere Seite, und versuchen Sie es dann noch einmal.',
}
