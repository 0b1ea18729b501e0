/** What a form says while it is sent, and when that fails. */
export const sending = {
  uploading: 'Wird gesendet',
  waiting: 'Gesendet. Der Server liest es',
  stalled:
    'Seit einer Minute konnte nichts gesendet werden: Die Leitung ist zu langsam oder unterbrochen. Was Sie eingegeben haben, ist noch da. Versuchen Sie es mit besserem Empfang noch einmal.',
  ours: 'Das ist ein Fehler des Portals, nicht Ihrer Verbindung und nicht Ihrer Eingabe. Was Sie eingegeben haben, ist noch da. Versuchen Sie es noch einmal, oder laden Sie die Seite neu.',
}
